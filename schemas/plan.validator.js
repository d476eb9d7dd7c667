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
var func0 = Object.prototype.hasOwnProperty;
var func68 = require_ucs2length().default;
var schema32 = { "type": "object", "required": ["kind", "files", "entities", "forget", "wire", "restore", "prune"], "additionalProperties": false, "properties": { "kind": { "enum": ["entities", "models"] }, "files": { "type": "array", "items": { "$ref": "#/$defs/path" }, "description": "The named entity files, or model files and folders." }, "entities": { "type": "array", "items": { "type": "string", "maxLength": 1024 } }, "layers": { "type": "array", "items": { "enum": ["domain", "application", "infrastructure", "api", "tests"] } }, "templates": { "type": "string", "maxLength": 4096, "description": "The folder of --templates; empty for none." }, "onConflict": { "enum": ["keep", "overwrite", "new", "merge"] }, "forget": { "type": "array", "items": { "$ref": "#/$defs/path" } }, "wire": { "type": "boolean" }, "restore": { "type": "boolean" }, "prune": { "type": "boolean" } } };
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
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.files === void 0 || !func0.call(data, "files")) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.entities === void 0 || !func0.call(data, "entities")) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entities" }, message: "must have required property 'entities'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.forget === void 0 || !func0.call(data, "forget")) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "forget" }, message: "must have required property 'forget'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.wire === void 0 || !func0.call(data, "wire")) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "wire" }, message: "must have required property 'wire'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.restore === void 0 || !func0.call(data, "restore")) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "restore" }, message: "must have required property 'restore'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.prune === void 0 || !func0.call(data, "prune")) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prune" }, message: "must have required property 'prune'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!func0.call(schema32.properties, key0)) {
        const err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.kind !== void 0 && func0.call(data, "kind")) {
      let data0 = data.kind;
      if (!(data0 === "entities" || data0 === "models")) {
        const err8 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema32.properties.kind.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
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
              const err9 = { instancePath: instancePath + "/files/" + i0, schemaPath: "#/$defs/path/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (func68(data2) < 1) {
              const err10 = { instancePath: instancePath + "/files/" + i0, schemaPath: "#/$defs/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/files/" + i0, schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
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
              const err13 = { instancePath: instancePath + "/entities/" + i1, schemaPath: "#/properties/entities/items/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/entities/" + i1, schemaPath: "#/properties/entities/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/entities", schemaPath: "#/properties/entities/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
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
            const err16 = { instancePath: instancePath + "/layers/" + i2, schemaPath: "#/properties/layers/items/enum", keyword: "enum", params: { allowedValues: schema32.properties.layers.items.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/layers", schemaPath: "#/properties/layers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.templates !== void 0 && func0.call(data, "templates")) {
      let data7 = data.templates;
      if (typeof data7 === "string") {
        if (func68(data7) > 4096) {
          const err18 = { instancePath: instancePath + "/templates", schemaPath: "#/properties/templates/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/templates", schemaPath: "#/properties/templates/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.onConflict !== void 0 && func0.call(data, "onConflict")) {
      let data8 = data.onConflict;
      if (!(data8 === "keep" || data8 === "overwrite" || data8 === "new" || data8 === "merge")) {
        const err20 = { instancePath: instancePath + "/onConflict", schemaPath: "#/properties/onConflict/enum", keyword: "enum", params: { allowedValues: schema32.properties.onConflict.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.forget !== void 0 && func0.call(data, "forget")) {
      let data9 = data.forget;
      if (Array.isArray(data9)) {
        const len3 = data9.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data10 = data9[i3];
          if (typeof data10 === "string") {
            if (func68(data10) > 4096) {
              const err21 = { instancePath: instancePath + "/forget/" + i3, schemaPath: "#/$defs/path/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (func68(data10) < 1) {
              const err22 = { instancePath: instancePath + "/forget/" + i3, schemaPath: "#/$defs/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          } else {
            const err23 = { instancePath: instancePath + "/forget/" + i3, schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/forget", schemaPath: "#/properties/forget/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.wire !== void 0 && func0.call(data, "wire")) {
      if (typeof data.wire !== "boolean") {
        const err25 = { instancePath: instancePath + "/wire", schemaPath: "#/properties/wire/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.restore !== void 0 && func0.call(data, "restore")) {
      if (typeof data.restore !== "boolean") {
        const err26 = { instancePath: instancePath + "/restore", schemaPath: "#/properties/restore/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.prune !== void 0 && func0.call(data, "prune")) {
      if (typeof data.prune !== "boolean") {
        const err27 = { instancePath: instancePath + "/prune", schemaPath: "#/properties/prune/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
  } else {
    const err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err28];
    } else {
      vErrors.push(err28);
    }
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
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.hash === void 0 || !func0.call(data, "hash")) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "path" || key0 === "hash")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.path !== void 0 && func0.call(data, "path")) {
      let data0 = data.path;
      if (typeof data0 === "string") {
        if (func68(data0) > 4096) {
          const err3 = { instancePath: instancePath + "/path", schemaPath: "#/$defs/path/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func68(data0) < 1) {
          const err4 = { instancePath: instancePath + "/path", schemaPath: "#/$defs/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.hash !== void 0 && func0.call(data, "hash")) {
      let data1 = data.hash;
      if (typeof data1 === "string") {
        if (!pattern4.test(data1)) {
          const err6 = { instancePath: instancePath + "/hash", schemaPath: "#/$defs/hash/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" }, message: 'must match pattern "^[0-9a-f]{32}$"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/hash", schemaPath: "#/$defs/hash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema39 = { "type": "object", "required": ["path", "operation", "reason"], "additionalProperties": false, "properties": { "path": { "$ref": "#/$defs/path" }, "operation": { "enum": ["create", "update", "adopt", "delete", "restore", "merge", "orphan", "keep"] }, "reason": { "type": "string" }, "before": { "$ref": "#/$defs/hash" }, "after": { "$ref": "#/$defs/hash" }, "added": { "type": "integer", "minimum": 0 }, "removed": { "type": "integer", "minimum": 0 } } };
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
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.operation === void 0 || !func0.call(data, "operation")) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.reason === void 0 || !func0.call(data, "reason")) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "path" || key0 === "operation" || key0 === "reason" || key0 === "before" || key0 === "after" || key0 === "added" || key0 === "removed")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.path !== void 0 && func0.call(data, "path")) {
      let data0 = data.path;
      if (typeof data0 === "string") {
        if (func68(data0) > 4096) {
          const err4 = { instancePath: instancePath + "/path", schemaPath: "#/$defs/path/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func68(data0) < 1) {
          const err5 = { instancePath: instancePath + "/path", schemaPath: "#/$defs/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.operation !== void 0 && func0.call(data, "operation")) {
      let data1 = data.operation;
      if (!(data1 === "create" || data1 === "update" || data1 === "adopt" || data1 === "delete" || data1 === "restore" || data1 === "merge" || data1 === "orphan" || data1 === "keep")) {
        const err7 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema39.properties.operation.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.reason !== void 0 && func0.call(data, "reason")) {
      if (typeof data.reason !== "string") {
        const err8 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.before !== void 0 && func0.call(data, "before")) {
      let data3 = data.before;
      if (typeof data3 === "string") {
        if (!pattern4.test(data3)) {
          const err9 = { instancePath: instancePath + "/before", schemaPath: "#/$defs/hash/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" }, message: 'must match pattern "^[0-9a-f]{32}$"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/before", schemaPath: "#/$defs/hash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.after !== void 0 && func0.call(data, "after")) {
      let data4 = data.after;
      if (typeof data4 === "string") {
        if (!pattern4.test(data4)) {
          const err11 = { instancePath: instancePath + "/after", schemaPath: "#/$defs/hash/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" }, message: 'must match pattern "^[0-9a-f]{32}$"' };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/after", schemaPath: "#/$defs/hash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.added !== void 0 && func0.call(data, "added")) {
      let data5 = data.added;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err13 = { instancePath: instancePath + "/added", schemaPath: "#/properties/added/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0 || isNaN(data5)) {
          const err14 = { instancePath: instancePath + "/added", schemaPath: "#/properties/added/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.removed !== void 0 && func0.call(data, "removed")) {
      let data6 = data.removed;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err15 = { instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 0 || isNaN(data6)) {
          const err16 = { instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
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
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.tenon === void 0 || !func0.call(data, "tenon")) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tenon" }, message: "must have required property 'tenon'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.request === void 0 || !func0.call(data, "request")) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "request" }, message: "must have required property 'request'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.inputs === void 0 || !func0.call(data, "inputs")) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inputs" }, message: "must have required property 'inputs'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.files === void 0 || !func0.call(data, "files")) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.needs === void 0 || !func0.call(data, "needs")) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "needs" }, message: "must have required property 'needs'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "version" || key0 === "tenon" || key0 === "request" || key0 === "inputs" || key0 === "templates" || key0 === "files" || key0 === "needs")) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.version !== void 0 && func0.call(data, "version")) {
      if (1 !== data.version) {
        const err7 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.tenon !== void 0 && func0.call(data, "tenon")) {
      let data1 = data.tenon;
      if (typeof data1 === "string") {
        if (func68(data1) > 100) {
          const err8 = { instancePath: instancePath + "/tenon", schemaPath: "#/properties/tenon/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/tenon", schemaPath: "#/properties/tenon/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
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
        const err10 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.templates !== void 0 && func0.call(data, "templates")) {
      let data5 = data.templates;
      if (typeof data5 === "string") {
        if (!pattern4.test(data5)) {
          const err11 = { instancePath: instancePath + "/templates", schemaPath: "#/$defs/hash/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" }, message: 'must match pattern "^[0-9a-f]{32}$"' };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/templates", schemaPath: "#/$defs/hash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
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
        const err13 = { instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
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
              const err14 = { instancePath: instancePath + "/needs/" + i2, schemaPath: "#/$defs/need/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data9.line === void 0 || !func0.call(data9, "line")) {
              const err15 = { instancePath: instancePath + "/needs/" + i2, schemaPath: "#/$defs/need/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            for (const key1 of Object.keys(data9)) {
              if (!(key1 === "file" || key1 === "line")) {
                const err16 = { instancePath: instancePath + "/needs/" + i2, schemaPath: "#/$defs/need/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data9.file !== void 0 && func0.call(data9, "file")) {
              if (typeof data9.file !== "string") {
                const err17 = { instancePath: instancePath + "/needs/" + i2 + "/file", schemaPath: "#/$defs/need/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data9.line !== void 0 && func0.call(data9, "line")) {
              if (typeof data9.line !== "string") {
                const err18 = { instancePath: instancePath + "/needs/" + i2 + "/line", schemaPath: "#/$defs/need/properties/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
          } else {
            const err19 = { instancePath: instancePath + "/needs/" + i2, schemaPath: "#/$defs/need/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/needs", schemaPath: "#/properties/needs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
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
