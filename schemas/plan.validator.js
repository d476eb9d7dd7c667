// Made from plan.schema.json by scripts/compile-schemas.js.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// <stdin>
var validate = validate20;
var stdin_default = validate20;
var schema44 = { "properties": { "kind": { "enum": ["additive", "rename", "narrowing", "destructive"] } } };
var func0 = Object.prototype.hasOwnProperty;
var func68 = require_ucs2length().default;
var schema32 = { "properties": { "onConflict": { "enum": ["keep", "overwrite", "new", "merge"] }, "messaging": { "enum": ["none", "rabbitmq"] }, "layers": { "items": { "enum": ["domain", "application", "infrastructure", "api", "tests"] } }, "kind": { "enum": ["entities", "models"] }, "files": 0, "entities": 0, "templates": 0, "forget": 0, "wire": 0, "restore": 0, "prune": 0 } };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0 || !func0.call(data, "kind")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "kind" } });
      errors++;
    }
    if (data.files === void 0 || !func0.call(data, "files")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "files" } });
      errors++;
    }
    if (data.entities === void 0 || !func0.call(data, "entities")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "entities" } });
      errors++;
    }
    if (data.forget === void 0 || !func0.call(data, "forget")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "forget" } });
      errors++;
    }
    if (data.wire === void 0 || !func0.call(data, "wire")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "wire" } });
      errors++;
    }
    if (data.restore === void 0 || !func0.call(data, "restore")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "restore" } });
      errors++;
    }
    if (data.prune === void 0 || !func0.call(data, "prune")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "prune" } });
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!func0.call(schema32.properties, key0)) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.kind !== void 0 && func0.call(data, "kind")) {
      let data0 = data.kind;
      if (!(data0 === "entities" || data0 === "models")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/kind", keyword: "enum", params: { allowedValues: schema32.properties.kind.enum } });
        errors++;
      }
    }
    if (data.files !== void 0 && func0.call(data, "files")) {
      let data1 = data.files;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (func68(data2) > 4096) {
              (vErrors ??= []).push({ instancePath: instancePath + "/files/" + i0, keyword: "maxLength", params: { limit: 4096 } });
              errors++;
            }
            if (func68(data2) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/files/" + i0, keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/files/" + i0, keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/files", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.entities !== void 0 && func0.call(data, "entities")) {
      let data3 = data.entities;
      if (Array.isArray(data3)) {
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data4 = data3[i1];
          if (typeof data4 === "string") {
            if (func68(data4) > 1024) {
              (vErrors ??= []).push({ instancePath: instancePath + "/entities/" + i1, keyword: "maxLength", params: { limit: 1024 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/entities/" + i1, keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/entities", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.layers !== void 0 && func0.call(data, "layers")) {
      let data5 = data.layers;
      if (Array.isArray(data5)) {
        const len2 = data5.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data6 = data5[i2];
          if (!(data6 === "domain" || data6 === "application" || data6 === "infrastructure" || data6 === "api" || data6 === "tests")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/layers/" + i2, keyword: "enum", params: { allowedValues: schema32.properties.layers.items.enum } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/layers", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.messaging !== void 0 && func0.call(data, "messaging")) {
      let data7 = data.messaging;
      if (!(data7 === "none" || data7 === "rabbitmq")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/messaging", keyword: "enum", params: { allowedValues: schema32.properties.messaging.enum } });
        errors++;
      }
    }
    if (data.templates !== void 0 && func0.call(data, "templates")) {
      let data8 = data.templates;
      if (typeof data8 === "string") {
        if (func68(data8) > 4096) {
          (vErrors ??= []).push({ instancePath: instancePath + "/templates", keyword: "maxLength", params: { limit: 4096 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/templates", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.onConflict !== void 0 && func0.call(data, "onConflict")) {
      let data9 = data.onConflict;
      if (!(data9 === "keep" || data9 === "overwrite" || data9 === "new" || data9 === "merge")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/onConflict", keyword: "enum", params: { allowedValues: schema32.properties.onConflict.enum } });
        errors++;
      }
    }
    if (data.forget !== void 0 && func0.call(data, "forget")) {
      let data10 = data.forget;
      if (Array.isArray(data10)) {
        const len3 = data10.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data11 = data10[i3];
          if (typeof data11 === "string") {
            if (func68(data11) > 4096) {
              (vErrors ??= []).push({ instancePath: instancePath + "/forget/" + i3, keyword: "maxLength", params: { limit: 4096 } });
              errors++;
            }
            if (func68(data11) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/forget/" + i3, keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/forget/" + i3, keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/forget", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.wire !== void 0 && func0.call(data, "wire")) {
      if (typeof data.wire !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/wire", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.restore !== void 0 && func0.call(data, "restore")) {
      if (typeof data.restore !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/restore", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.prune !== void 0 && func0.call(data, "prune")) {
      if (typeof data.prune !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/prune", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern4 = new RegExp("^[0-9a-f]{32}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0 || !func0.call(data, "path")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
    if (data.hash === void 0 || !func0.call(data, "hash")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "hash" } });
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "path" || key0 === "hash")) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.path !== void 0 && func0.call(data, "path")) {
      let data0 = data.path;
      if (typeof data0 === "string") {
        if (func68(data0) > 4096) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", keyword: "maxLength", params: { limit: 4096 } });
          errors++;
        }
        if (func68(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/path", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.hash !== void 0 && func0.call(data, "hash")) {
      let data1 = data.hash;
      if (typeof data1 === "string") {
        if (!pattern4.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/hash", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/hash", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema39 = { "properties": { "operation": { "enum": ["create", "update", "adopt", "delete", "restore", "merge", "orphan", "keep"] } } };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0 || !func0.call(data, "path")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
    if (data.operation === void 0 || !func0.call(data, "operation")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "operation" } });
      errors++;
    }
    if (data.reason === void 0 || !func0.call(data, "reason")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "reason" } });
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "path" || key0 === "operation" || key0 === "reason" || key0 === "before" || key0 === "after" || key0 === "added" || key0 === "removed")) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.path !== void 0 && func0.call(data, "path")) {
      let data0 = data.path;
      if (typeof data0 === "string") {
        if (func68(data0) > 4096) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", keyword: "maxLength", params: { limit: 4096 } });
          errors++;
        }
        if (func68(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/path", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/path", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.operation !== void 0 && func0.call(data, "operation")) {
      let data1 = data.operation;
      if (!(data1 === "create" || data1 === "update" || data1 === "adopt" || data1 === "delete" || data1 === "restore" || data1 === "merge" || data1 === "orphan" || data1 === "keep")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/operation", keyword: "enum", params: { allowedValues: schema39.properties.operation.enum } });
        errors++;
      }
    }
    if (data.reason !== void 0 && func0.call(data, "reason")) {
      if (typeof data.reason !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/reason", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.before !== void 0 && func0.call(data, "before")) {
      let data3 = data.before;
      if (typeof data3 === "string") {
        if (!pattern4.test(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/before", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/before", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.after !== void 0 && func0.call(data, "after")) {
      let data4 = data.after;
      if (typeof data4 === "string") {
        if (!pattern4.test(data4)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/after", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/after", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.added !== void 0 && func0.call(data, "added")) {
      let data5 = data.added;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/added", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0 || isNaN(data5)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/added", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
          errors++;
        }
      }
    }
    if (data.removed !== void 0 && func0.call(data, "removed")) {
      let data6 = data.removed;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/removed", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 0 || isNaN(data6)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/removed", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
          errors++;
        }
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0 || !func0.call(data, "version")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "version" } });
      errors++;
    }
    if (data.tenon === void 0 || !func0.call(data, "tenon")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "tenon" } });
      errors++;
    }
    if (data.request === void 0 || !func0.call(data, "request")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "request" } });
      errors++;
    }
    if (data.inputs === void 0 || !func0.call(data, "inputs")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "inputs" } });
      errors++;
    }
    if (data.files === void 0 || !func0.call(data, "files")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "files" } });
      errors++;
    }
    if (data.needs === void 0 || !func0.call(data, "needs")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "needs" } });
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "version" || key0 === "tenon" || key0 === "request" || key0 === "inputs" || key0 === "templates" || key0 === "files" || key0 === "needs" || key0 === "schema")) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.version !== void 0 && func0.call(data, "version")) {
      if (1 !== data.version) {
        (vErrors ??= []).push({ instancePath: instancePath + "/version", keyword: "const", params: { allowedValue: 1 } });
        errors++;
      }
    }
    if (data.tenon !== void 0 && func0.call(data, "tenon")) {
      let data1 = data.tenon;
      if (typeof data1 === "string") {
        if (func68(data1) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/tenon", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/tenon", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.request !== void 0 && func0.call(data, "request")) {
      if (!validate21(data.request, { instancePath: instancePath + "/request", parentData: data, parentDataProperty: "request", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate21.errors : append(vErrors, validate21.errors);
        errors = vErrors.length;
      }
    }
    if (data.inputs !== void 0 && func0.call(data, "inputs")) {
      let data3 = data.inputs;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate23(data3[i0], { instancePath: instancePath + "/inputs/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate23.errors : append(vErrors, validate23.errors);
            errors = vErrors.length;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/inputs", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.templates !== void 0 && func0.call(data, "templates")) {
      let data5 = data.templates;
      if (typeof data5 === "string") {
        if (!pattern4.test(data5)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/templates", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/templates", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.files !== void 0 && func0.call(data, "files")) {
      let data6 = data.files;
      if (Array.isArray(data6)) {
        const len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate25(data6[i1], { instancePath: instancePath + "/files/" + i1, parentData: data6, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate25.errors : append(vErrors, validate25.errors);
            errors = vErrors.length;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/files", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.needs !== void 0 && func0.call(data, "needs")) {
      let data8 = data.needs;
      if (Array.isArray(data8)) {
        const len2 = data8.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data9 = data8[i2];
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            if (data9.file === void 0 || !func0.call(data9, "file")) {
              (vErrors ??= []).push({ instancePath: instancePath + "/needs/" + i2, keyword: "required", params: { missingProperty: "file" } });
              errors++;
            }
            if (data9.line === void 0 || !func0.call(data9, "line")) {
              (vErrors ??= []).push({ instancePath: instancePath + "/needs/" + i2, keyword: "required", params: { missingProperty: "line" } });
              errors++;
            }
            for (const key1 of Object.keys(data9)) {
              if (!(key1 === "file" || key1 === "line")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/needs/" + i2, keyword: "additionalProperties", params: { additionalProperty: key1 } });
                errors++;
              }
            }
            if (data9.file !== void 0 && func0.call(data9, "file")) {
              if (typeof data9.file !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/needs/" + i2 + "/file", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data9.line !== void 0 && func0.call(data9, "line")) {
              if (typeof data9.line !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/needs/" + i2 + "/line", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/needs/" + i2, keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/needs", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.schema !== void 0 && func0.call(data, "schema")) {
      let data12 = data.schema;
      if (Array.isArray(data12)) {
        const len3 = data12.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data13 = data12[i3];
          if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
            if (data13.kind === void 0 || !func0.call(data13, "kind")) {
              (vErrors ??= []).push({ instancePath: instancePath + "/schema/" + i3, keyword: "required", params: { missingProperty: "kind" } });
              errors++;
            }
            if (data13.place === void 0 || !func0.call(data13, "place")) {
              (vErrors ??= []).push({ instancePath: instancePath + "/schema/" + i3, keyword: "required", params: { missingProperty: "place" } });
              errors++;
            }
            if (data13.change === void 0 || !func0.call(data13, "change")) {
              (vErrors ??= []).push({ instancePath: instancePath + "/schema/" + i3, keyword: "required", params: { missingProperty: "change" } });
              errors++;
            }
            for (const key2 of Object.keys(data13)) {
              if (!(key2 === "kind" || key2 === "place" || key2 === "change")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/schema/" + i3, keyword: "additionalProperties", params: { additionalProperty: key2 } });
                errors++;
              }
            }
            if (data13.kind !== void 0 && func0.call(data13, "kind")) {
              let data14 = data13.kind;
              if (!(data14 === "additive" || data14 === "rename" || data14 === "narrowing" || data14 === "destructive")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/schema/" + i3 + "/kind", keyword: "enum", params: { allowedValues: schema44.properties.kind.enum } });
                errors++;
              }
            }
            if (data13.place !== void 0 && func0.call(data13, "place")) {
              if (typeof data13.place !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/schema/" + i3 + "/place", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data13.change !== void 0 && func0.call(data13, "change")) {
              if (typeof data13.change !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/schema/" + i3 + "/change", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/schema/" + i3, keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/schema", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function append(all, more) {
  for (const error of more) all.push(error);
  return all;
}
export {
  stdin_default as default,
  validate
};
