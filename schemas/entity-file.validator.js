// Made from entity-file.schema.json by scripts/compile-schemas.js.
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
var schema31 = { "properties": { "health": { "enum": ["tenon", "host"] }, "enums": { "additionalProperties": { "items": { "type": ["string", "object"] } } } } };
var func0 = Object.prototype.hasOwnProperty;
var schema32 = { "properties": { "library": { "enum": ["minimal", "fastendpoints"] }, "database": { "enum": ["sqlite", "postgres"] } } };
var func64 = require_ucs2length().default;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "entity" || key0 === "contracts" || key0 === "data" || key0 === "api")) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.entity !== void 0 && func0.call(data, "entity")) {
      let data0 = data.entity;
      if (typeof data0 === "string") {
        if (func64(data0) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/entity", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func64(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/entity", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/entity", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.contracts !== void 0 && func0.call(data, "contracts")) {
      let data1 = data.contracts;
      if (typeof data1 === "string") {
        if (func64(data1) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/contracts", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func64(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/contracts", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/contracts", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.data !== void 0 && func0.call(data, "data")) {
      let data2 = data.data;
      if (typeof data2 === "string") {
        if (func64(data2) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/data", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func64(data2) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/data", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/data", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.api !== void 0 && func0.call(data, "api")) {
      let data3 = data.api;
      if (typeof data3 === "string") {
        if (func64(data3) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/api", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func64(data3) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/api", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/api", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "folder" || key0 === "dbContext" || key0 === "database" || key0 === "library" || key0 === "namespace" || key0 === "routePrefix" || key0 === "projects")) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.folder !== void 0 && func0.call(data, "folder")) {
      let data0 = data.folder;
      if (typeof data0 === "string") {
        if (func64(data0) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/folder", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func64(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/folder", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/folder", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.dbContext !== void 0 && func0.call(data, "dbContext")) {
      let data1 = data.dbContext;
      if (typeof data1 === "string") {
        if (func64(data1) > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/dbContext", keyword: "maxLength", params: { limit: 500 } });
          errors++;
        }
        if (func64(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/dbContext", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/dbContext", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.database !== void 0 && func0.call(data, "database")) {
      let data2 = data.database;
      if (typeof data2 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/database", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data2 === "sqlite" || data2 === "postgres")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/database", keyword: "enum", params: { allowedValues: schema32.properties.database.enum } });
        errors++;
      }
    }
    if (data.library !== void 0 && func0.call(data, "library")) {
      let data3 = data.library;
      if (typeof data3 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/library", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data3 === "minimal" || data3 === "fastendpoints")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/library", keyword: "enum", params: { allowedValues: schema32.properties.library.enum } });
        errors++;
      }
    }
    if (data.namespace !== void 0 && func0.call(data, "namespace")) {
      let data4 = data.namespace;
      if (typeof data4 === "string") {
        if (func64(data4) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/namespace", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func64(data4) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/namespace", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/namespace", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.routePrefix !== void 0 && func0.call(data, "routePrefix")) {
      let data5 = data.routePrefix;
      if (typeof data5 === "string") {
        if (func64(data5) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/routePrefix", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func64(data5) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/routePrefix", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/routePrefix", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.projects !== void 0 && func0.call(data, "projects")) {
      if (!validate22(data.projects, { instancePath: instancePath + "/projects", parentData: data, parentDataProperty: "projects", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate22.errors : append(vErrors, validate22.errors);
        errors = vErrors.length;
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
var schema45 = { "enum": ["page", "cursor"] };
var schema39 = { "type": ["object", "string"] };
var schema40 = { "properties": { "default": 0, "create": 0, "createMany": 0, "getAll": 0, "get": 0, "update": 0, "patch": 0, "delete": 0, "restore": 0 } };
var schema41 = { "type": ["object", "string"], "then": { "enum": ["anonymous", "authenticated"] } };
var pattern4 = new RegExp("^[^\\n\\r\\u0085\\u2028\\u2029]*$", "u");
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && typeof data !== "string") {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: schema41.type } });
    errors++;
  }
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (typeof data !== "string") {
    (vErrors ??= []).push({});
    errors++;
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs4 = errors;
    if (typeof data !== "string") {
      (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "string" } });
      errors++;
    }
    if (!(data === "anonymous" || data === "authenticated")) {
      (vErrors ??= []).push({ instancePath, keyword: "enum", params: { allowedValues: schema41.then.enum } });
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs6 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.policy === void 0 || !func0.call(data, "policy")) {
        (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "policy" } });
        errors++;
      }
      for (const key0 of Object.keys(data)) {
        if (!(key0 === "policy")) {
          (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
          errors++;
        }
      }
      if (data.policy !== void 0 && func0.call(data, "policy")) {
        let data0 = data.policy;
        if (typeof data0 === "string") {
          if (func64(data0) > 200) {
            (vErrors ??= []).push({ instancePath: instancePath + "/policy", keyword: "maxLength", params: { limit: 200 } });
            errors++;
          }
          if (func64(data0) < 1) {
            (vErrors ??= []).push({ instancePath: instancePath + "/policy", keyword: "minLength", params: { limit: 1 } });
            errors++;
          }
          if (!pattern4.test(data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/policy", keyword: "pattern", params: { pattern: "^[^\\n\\r\\u0085\\u2028\\u2029]*$" } });
            errors++;
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/policy", keyword: "type", params: { type: "string" } });
          errors++;
        }
      }
    } else {
      (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
      errors++;
    }
    var _valid0 = _errs6 === errors;
    valid0 = _valid0;
    if (valid0) {
      var props0 = true;
    }
    ifClause0 = "else";
  }
  if (!valid0) {
    (vErrors ??= []).push({ instancePath, keyword: "if", params: { failingKeyword: ifClause0 } });
    errors++;
  }
  validate28.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate28.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      (vErrors ??= []).push({ instancePath, keyword: "minProperties", params: { limit: 1 } });
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!func0.call(schema40.properties, key0)) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.default !== void 0 && func0.call(data, "default")) {
      if (!validate28(data.default, { instancePath: instancePath + "/default", parentData: data, parentDataProperty: "default", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate28.errors : append(vErrors, validate28.errors);
        errors = vErrors.length;
      }
    }
    if (data.create !== void 0 && func0.call(data, "create")) {
      if (!validate28(data.create, { instancePath: instancePath + "/create", parentData: data, parentDataProperty: "create", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate28.errors : append(vErrors, validate28.errors);
        errors = vErrors.length;
      }
    }
    if (data.createMany !== void 0 && func0.call(data, "createMany")) {
      if (!validate28(data.createMany, { instancePath: instancePath + "/createMany", parentData: data, parentDataProperty: "createMany", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate28.errors : append(vErrors, validate28.errors);
        errors = vErrors.length;
      }
    }
    if (data.getAll !== void 0 && func0.call(data, "getAll")) {
      if (!validate28(data.getAll, { instancePath: instancePath + "/getAll", parentData: data, parentDataProperty: "getAll", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate28.errors : append(vErrors, validate28.errors);
        errors = vErrors.length;
      }
    }
    if (data.get !== void 0 && func0.call(data, "get")) {
      if (!validate28(data.get, { instancePath: instancePath + "/get", parentData: data, parentDataProperty: "get", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate28.errors : append(vErrors, validate28.errors);
        errors = vErrors.length;
      }
    }
    if (data.update !== void 0 && func0.call(data, "update")) {
      if (!validate28(data.update, { instancePath: instancePath + "/update", parentData: data, parentDataProperty: "update", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate28.errors : append(vErrors, validate28.errors);
        errors = vErrors.length;
      }
    }
    if (data.patch !== void 0 && func0.call(data, "patch")) {
      if (!validate28(data.patch, { instancePath: instancePath + "/patch", parentData: data, parentDataProperty: "patch", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate28.errors : append(vErrors, validate28.errors);
        errors = vErrors.length;
      }
    }
    if (data.delete !== void 0 && func0.call(data, "delete")) {
      if (!validate28(data.delete, { instancePath: instancePath + "/delete", parentData: data, parentDataProperty: "delete", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate28.errors : append(vErrors, validate28.errors);
        errors = vErrors.length;
      }
    }
    if (data.restore !== void 0 && func0.call(data, "restore")) {
      if (!validate28(data.restore, { instancePath: instancePath + "/restore", parentData: data, parentDataProperty: "restore", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate28.errors : append(vErrors, validate28.errors);
        errors = vErrors.length;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && typeof data !== "string") {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: schema39.type } });
    errors++;
  }
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    (vErrors ??= []).push({});
    errors++;
  }
  const _errs4 = errors;
  const _errs5 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if ((data.policy === void 0 || !func0.call(data, "policy")) && (missing0 = "policy")) {
      (vErrors ??= []).push({});
      errors++;
    }
  }
  var valid1 = _errs5 === errors;
  if (valid1) {
    (vErrors ??= []).push({});
    errors++;
  } else {
    errors = _errs4;
    if (vErrors !== null) {
      if (_errs4) {
        vErrors.length = _errs4;
      } else {
        vErrors = null;
      }
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs6 = errors;
    if (!validate27(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate27.errors : append(vErrors, validate27.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs6 === errors;
    valid0 = _valid0;
    if (valid0) {
      var props0 = true;
    }
    ifClause0 = "then";
  } else {
    const _errs7 = errors;
    if (!validate28(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate28.errors : append(vErrors, validate28.errors);
      errors = vErrors.length;
    } else {
      var props1 = validate28.evaluated.props;
    }
    var _valid0 = _errs7 === errors;
    valid0 = _valid0;
    if (valid0) {
      if (props0 !== true && props1 !== void 0) {
        if (props1 === true) {
          props0 = true;
        } else {
          props0 = props0 || {};
          Object.assign(props0, props1);
        }
      }
    }
    ifClause0 = "else";
  }
  if (!valid0) {
    (vErrors ??= []).push({ instancePath, keyword: "if", params: { failingKeyword: ifClause0 } });
    errors++;
  }
  validate26.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate26.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate42.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.property === void 0 || !func0.call(data, "property")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "property" } });
      errors++;
    }
    if (data.claim === void 0 || !func0.call(data, "claim")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "claim" } });
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "property" || key0 === "claim")) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.property !== void 0 && func0.call(data, "property")) {
      let data0 = data.property;
      if (typeof data0 === "string") {
        if (func64(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/property", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/property", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.claim !== void 0 && func0.call(data, "claim")) {
      let data1 = data.claim;
      if (typeof data1 === "string") {
        if (func64(data1) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/claim", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func64(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/claim", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern4.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/claim", keyword: "pattern", params: { pattern: "^[^\\n\\r\\u0085\\u2028\\u2029]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/claim", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate42.errors = vErrors;
  return errors === 0;
}
validate42.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate44.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.property === void 0 || !func0.call(data, "property")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "property" } });
      errors++;
    }
    if (data.claim === void 0 || !func0.call(data, "claim")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "claim" } });
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "property" || key0 === "claim" || key0 === "unless")) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.property !== void 0 && func0.call(data, "property")) {
      let data0 = data.property;
      if (typeof data0 === "string") {
        if (func64(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/property", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/property", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.claim !== void 0 && func0.call(data, "claim")) {
      let data1 = data.claim;
      if (typeof data1 === "string") {
        if (func64(data1) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/claim", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func64(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/claim", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern4.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/claim", keyword: "pattern", params: { pattern: "^[^\\n\\r\\u0085\\u2028\\u2029]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/claim", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.unless !== void 0 && func0.call(data, "unless")) {
      let data2 = data.unless;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.policy === void 0 || !func0.call(data2, "policy")) {
          (vErrors ??= []).push({ instancePath: instancePath + "/unless", keyword: "required", params: { missingProperty: "policy" } });
          errors++;
        }
        for (const key1 of Object.keys(data2)) {
          if (!(key1 === "policy")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/unless", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data2.policy !== void 0 && func0.call(data2, "policy")) {
          let data3 = data2.policy;
          if (typeof data3 === "string") {
            if (func64(data3) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/unless/policy", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func64(data3) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/unless/policy", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!pattern4.test(data3)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/unless/policy", keyword: "pattern", params: { pattern: "^[^\\n\\r\\u0085\\u2028\\u2029]*$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/unless/policy", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/unless", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate44.errors = vErrors;
  return errors === 0;
}
validate44.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema55 = { "type": ["boolean", "object"] };
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate46.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean" && !(data && typeof data == "object" && !Array.isArray(data))) {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: schema55.type } });
    errors++;
  }
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    (vErrors ??= []).push({});
    errors++;
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (_valid0) {
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1) {
        (vErrors ??= []).push({ instancePath, keyword: "minProperties", params: { limit: 1 } });
        errors++;
      }
      for (const key0 of Object.keys(data)) {
        if (!(key0 === "createdAt" || key0 === "createdBy" || key0 === "updatedAt" || key0 === "updatedBy")) {
          (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
          errors++;
        }
      }
      if (data.createdAt !== void 0 && func0.call(data, "createdAt")) {
        let data0 = data.createdAt;
        if (typeof data0 === "string") {
          if (func64(data0) < 1) {
            (vErrors ??= []).push({ instancePath: instancePath + "/createdAt", keyword: "minLength", params: { limit: 1 } });
            errors++;
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/createdAt", keyword: "type", params: { type: "string" } });
          errors++;
        }
      }
      if (data.createdBy !== void 0 && func0.call(data, "createdBy")) {
        let data1 = data.createdBy;
        if (typeof data1 === "string") {
          if (func64(data1) < 1) {
            (vErrors ??= []).push({ instancePath: instancePath + "/createdBy", keyword: "minLength", params: { limit: 1 } });
            errors++;
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/createdBy", keyword: "type", params: { type: "string" } });
          errors++;
        }
      }
      if (data.updatedAt !== void 0 && func0.call(data, "updatedAt")) {
        let data2 = data.updatedAt;
        if (typeof data2 === "string") {
          if (func64(data2) < 1) {
            (vErrors ??= []).push({ instancePath: instancePath + "/updatedAt", keyword: "minLength", params: { limit: 1 } });
            errors++;
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/updatedAt", keyword: "type", params: { type: "string" } });
          errors++;
        }
      }
      if (data.updatedBy !== void 0 && func0.call(data, "updatedBy")) {
        let data3 = data.updatedBy;
        if (typeof data3 === "string") {
          if (func64(data3) < 1) {
            (vErrors ??= []).push({ instancePath: instancePath + "/updatedBy", keyword: "minLength", params: { limit: 1 } });
            errors++;
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/updatedBy", keyword: "type", params: { type: "string" } });
          errors++;
        }
      }
    } else {
      (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    if (valid0) {
      var props0 = true;
    }
  }
  if (!valid0) {
    (vErrors ??= []).push({ instancePath, keyword: "if", params: { failingKeyword: "then" } });
    errors++;
  }
  validate46.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate46.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate41.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      (vErrors ??= []).push({ instancePath, keyword: "minProperties", params: { limit: 1 } });
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "tenant" || key0 === "owner" || key0 === "softDelete" || key0 === "audit")) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.tenant !== void 0 && func0.call(data, "tenant")) {
      if (!validate42(data.tenant, { instancePath: instancePath + "/tenant", parentData: data, parentDataProperty: "tenant", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate42.errors : append(vErrors, validate42.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner !== void 0 && func0.call(data, "owner")) {
      if (!validate44(data.owner, { instancePath: instancePath + "/owner", parentData: data, parentDataProperty: "owner", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate44.errors : append(vErrors, validate44.errors);
        errors = vErrors.length;
      }
    }
    if (data.softDelete !== void 0 && func0.call(data, "softDelete")) {
      let data2 = data.softDelete;
      if (typeof data2 === "string") {
        if (func64(data2) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/softDelete", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/softDelete", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.audit !== void 0 && func0.call(data, "audit")) {
      if (!validate46(data.audit, { instancePath: instancePath + "/audit", parentData: data, parentDataProperty: "audit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate46.errors : append(vErrors, validate46.errors);
        errors = vErrors.length;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate41.errors = vErrors;
  return errors === 0;
}
validate41.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "access" || key0 === "pageSize" || key0 === "maxPageSize" || key0 === "paging" || key0 === "rows")) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.access !== void 0 && func0.call(data, "access")) {
      if (!validate26(data.access, { instancePath: instancePath + "/access", parentData: data, parentDataProperty: "access", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate26.errors : append(vErrors, validate26.errors);
        errors = vErrors.length;
      }
    }
    if (data.pageSize !== void 0 && func0.call(data, "pageSize")) {
      let data1 = data.pageSize;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e4 || isNaN(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } });
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
          errors++;
        }
      }
    }
    if (data.maxPageSize !== void 0 && func0.call(data, "maxPageSize")) {
      let data2 = data.maxPageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/maxPageSize", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e4 || isNaN(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/maxPageSize", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } });
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/maxPageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
          errors++;
        }
      }
    }
    if (data.paging !== void 0 && func0.call(data, "paging")) {
      let data3 = data.paging;
      if (typeof data3 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/paging", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data3 === "page" || data3 === "cursor")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/paging", keyword: "enum", params: { allowedValues: schema45.enum } });
        errors++;
      }
    }
    if (data.rows !== void 0 && func0.call(data, "rows")) {
      if (!validate41(data.rows, { instancePath: instancePath + "/rows", parentData: data, parentDataProperty: "rows", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate41.errors : append(vErrors, validate41.errors);
        errors = vErrors.length;
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
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate50.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0 || !func0.call(data, "name")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "name" || key0 === "renamedFrom")) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.name !== void 0 && func0.call(data, "name")) {
      if (typeof data.name !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.renamedFrom !== void 0 && func0.call(data, "renamedFrom")) {
      let data1 = data.renamedFrom;
      if (typeof data1 === "string") {
        if (func64(data1) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/renamedFrom", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func64(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/renamedFrom", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/renamedFrom", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate50.errors = vErrors;
  return errors === 0;
}
validate50.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema59 = { "properties": { "update": { "type": ["array", "string"] }, "rows": { "type": ["object", "string"], "then": { "enum": ["none"] } }, "renamedFrom": { "type": ["string", "object"] }, "operations": { "items": { "enum": ["create", "createMany", "getAll", "get", "update", "patch", "delete", "restore"] } }, "model": { "enum": ["generated", "existing"] }, "etag": { "enum": ["content"] }, "concurrency": { "type": ["boolean", "object", "string"] }, "clrType": 0, "create": 0, "key": 0, "orderBy": 0, "plural": 0, "route": 0, "access": 0, "pageSize": 0, "maxPageSize": 0, "paging": 0, "idempotency": 0, "unique": 0, "index": 0, "description": 0, "properties": 0, "relationships": 0 } };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      (vErrors ??= []).push({ instancePath, keyword: "minProperties", params: { limit: 1 } });
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "tenant" || key0 === "owner" || key0 === "through" || key0 === "softDelete" || key0 === "audit")) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.tenant !== void 0 && func0.call(data, "tenant")) {
      if (!validate42(data.tenant, { instancePath: instancePath + "/tenant", parentData: data, parentDataProperty: "tenant", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate42.errors : append(vErrors, validate42.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner !== void 0 && func0.call(data, "owner")) {
      if (!validate44(data.owner, { instancePath: instancePath + "/owner", parentData: data, parentDataProperty: "owner", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate44.errors : append(vErrors, validate44.errors);
        errors = vErrors.length;
      }
    }
    if (data.through !== void 0 && func0.call(data, "through")) {
      let data2 = data.through;
      if (typeof data2 === "string") {
        if (func64(data2) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/through", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/through", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.softDelete !== void 0 && func0.call(data, "softDelete")) {
      let data3 = data.softDelete;
      if (typeof data3 === "string") {
        if (func64(data3) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/softDelete", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/softDelete", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.audit !== void 0 && func0.call(data, "audit")) {
      if (!validate46(data.audit, { instancePath: instancePath + "/audit", parentData: data, parentDataProperty: "audit", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate46.errors : append(vErrors, validate46.errors);
        errors = vErrors.length;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema71 = { "properties": { "default": { "type": ["string", "number", "boolean"] }, "type": 0, "isKey": 0, "required": 0, "readOnly": 0, "createOnly": 0, "writeOnly": 0, "minLength": 0, "maxLength": 0, "min": 0, "max": 0, "pattern": 0, "unique": 0, "filter": 0, "description": 0, "renamedFrom": 0 } };
var schema75 = { "type": ["array", "string"], "then": { "enum": ["none"] }, "else": { "items": { "enum": ["eq", "ne", "gt", "gte", "lt", "lte", "in", "contains", "startsWith", "isNull"] } } };
var schema73 = { "type": ["integer", "string"], "then": { "enum": ["none"] } };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data)) && typeof data !== "string") {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: schema73.type } });
    errors++;
  }
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (typeof data !== "string") {
    (vErrors ??= []).push({});
    errors++;
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs4 = errors;
    if (typeof data !== "string") {
      (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "string" } });
      errors++;
    }
    if (!(data === "none")) {
      (vErrors ??= []).push({ instancePath, keyword: "enum", params: { allowedValues: schema73.then.enum } });
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs6 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "integer" } });
      errors++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        (vErrors ??= []).push({ instancePath, keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } });
        errors++;
      }
      if (data < 0 || isNaN(data)) {
        (vErrors ??= []).push({ instancePath, keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    var _valid0 = _errs6 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if (!valid0) {
    (vErrors ??= []).push({ instancePath, keyword: "if", params: { failingKeyword: ifClause0 } });
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 || !func0.call(data, "type")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" } });
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!func0.call(schema71.properties, key0)) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.type !== void 0 && func0.call(data, "type")) {
      if (typeof data.type !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.isKey !== void 0 && func0.call(data, "isKey")) {
      if (typeof data.isKey !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isKey", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.required !== void 0 && func0.call(data, "required")) {
      if (typeof data.required !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/required", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.readOnly !== void 0 && func0.call(data, "readOnly")) {
      if (typeof data.readOnly !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/readOnly", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.createOnly !== void 0 && func0.call(data, "createOnly")) {
      if (typeof data.createOnly !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/createOnly", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.writeOnly !== void 0 && func0.call(data, "writeOnly")) {
      if (typeof data.writeOnly !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/writeOnly", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.minLength !== void 0 && func0.call(data, "minLength")) {
      let data6 = data.minLength;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/minLength", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 2147483647 || isNaN(data6)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/minLength", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } });
          errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/minLength", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
          errors++;
        }
      }
    }
    if (data.maxLength !== void 0 && func0.call(data, "maxLength")) {
      if (!validate60(data.maxLength, { instancePath: instancePath + "/maxLength", parentData: data, parentDataProperty: "maxLength", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.min !== void 0 && func0.call(data, "min")) {
      let data8 = data.min;
      if (!(typeof data8 == "number" && isFinite(data8))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/min", keyword: "type", params: { type: "number" } });
        errors++;
      }
    }
    if (data.max !== void 0 && func0.call(data, "max")) {
      let data9 = data.max;
      if (!(typeof data9 == "number" && isFinite(data9))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/max", keyword: "type", params: { type: "number" } });
        errors++;
      }
    }
    if (data.pattern !== void 0 && func0.call(data, "pattern")) {
      let data10 = data.pattern;
      if (typeof data10 === "string") {
        if (func64(data10) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/pattern", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (func64(data10) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/pattern", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/pattern", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.default !== void 0 && func0.call(data, "default")) {
      let data11 = data.default;
      if (typeof data11 !== "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/default", keyword: "type", params: { type: schema71.properties.default.type } });
        errors++;
      }
    }
    if (data.unique !== void 0 && func0.call(data, "unique")) {
      if (typeof data.unique !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/unique", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.filter !== void 0 && func0.call(data, "filter")) {
      let data13 = data.filter;
      if (!Array.isArray(data13) && typeof data13 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/filter", keyword: "type", params: { type: schema75.type } });
        errors++;
      }
      const _errs31 = errors;
      let valid3 = true;
      const _errs32 = errors;
      if (typeof data13 !== "string") {
        (vErrors ??= []).push({});
        errors++;
      }
      var _valid0 = _errs32 === errors;
      errors = _errs31;
      if (vErrors !== null) {
        if (_errs31) {
          vErrors.length = _errs31;
        } else {
          vErrors = null;
        }
      }
      let ifClause0;
      if (_valid0) {
        const _errs34 = errors;
        if (typeof data13 !== "string") {
          (vErrors ??= []).push({ instancePath: instancePath + "/filter", keyword: "type", params: { type: "string" } });
          errors++;
        }
        if (!(data13 === "none")) {
          (vErrors ??= []).push({ instancePath: instancePath + "/filter", keyword: "enum", params: { allowedValues: schema75.then.enum } });
          errors++;
        }
        var _valid0 = _errs34 === errors;
        valid3 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs36 = errors;
        if (Array.isArray(data13)) {
          if (data13.length < 1) {
            (vErrors ??= []).push({ instancePath: instancePath + "/filter", keyword: "minItems", params: { limit: 1 } });
            errors++;
          }
          const len0 = data13.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data14 = data13[i0];
            if (typeof data14 !== "string") {
              (vErrors ??= []).push({ instancePath: instancePath + "/filter/" + i0, keyword: "type", params: { type: "string" } });
              errors++;
            }
            if (!(data14 === "eq" || data14 === "ne" || data14 === "gt" || data14 === "gte" || data14 === "lt" || data14 === "lte" || data14 === "in" || data14 === "contains" || data14 === "startsWith" || data14 === "isNull")) {
              (vErrors ??= []).push({ instancePath: instancePath + "/filter/" + i0, keyword: "enum", params: { allowedValues: schema75.else.items.enum } });
              errors++;
            }
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/filter", keyword: "type", params: { type: "array" } });
          errors++;
        }
        var _valid0 = _errs36 === errors;
        valid3 = _valid0;
        ifClause0 = "else";
      }
      if (!valid3) {
        (vErrors ??= []).push({ instancePath: instancePath + "/filter", keyword: "if", params: { failingKeyword: ifClause0 } });
        errors++;
      }
    }
    if (data.description !== void 0 && func0.call(data, "description")) {
      let data15 = data.description;
      if (typeof data15 === "string") {
        if (func64(data15) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (!pattern4.test(data15)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "pattern", params: { pattern: "^[^\\n\\r\\u0085\\u2028\\u2029]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.renamedFrom !== void 0 && func0.call(data, "renamedFrom")) {
      let data16 = data.renamedFrom;
      if (typeof data16 === "string") {
        if (func64(data16) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/renamedFrom", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func64(data16) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/renamedFrom", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/renamedFrom", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0 || !func0.call(data, "name")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "name" || key0 === "redirect")) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.name !== void 0 && func0.call(data, "name")) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func64(data0) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func64(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.redirect !== void 0 && func0.call(data, "redirect")) {
      if (typeof data.redirect !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/redirect", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema80 = { "properties": { "type": { "enum": ["OneToMany", "OneToOne", "ManyToMany"] }, "onDelete": { "enum": ["restrict", "cascade", "setNull"] }, "relatedEntity": 0, "foreignKey": 0, "inverse": 0, "through": 0, "route": 0, "include": 0, "access": 0, "renamedFrom": 0 } };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.relatedEntity === void 0 || !func0.call(data, "relatedEntity")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "relatedEntity" } });
      errors++;
    }
    if (data.type === void 0 || !func0.call(data, "type")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" } });
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!func0.call(schema80.properties, key0)) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.relatedEntity !== void 0 && func0.call(data, "relatedEntity")) {
      if (typeof data.relatedEntity !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/relatedEntity", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.type !== void 0 && func0.call(data, "type")) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data1 === "OneToMany" || data1 === "OneToOne" || data1 === "ManyToMany")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "enum", params: { allowedValues: schema80.properties.type.enum } });
        errors++;
      }
    }
    if (data.foreignKey !== void 0 && func0.call(data, "foreignKey")) {
      if (typeof data.foreignKey !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/foreignKey", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.inverse !== void 0 && func0.call(data, "inverse")) {
      if (typeof data.inverse !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/inverse", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.through !== void 0 && func0.call(data, "through")) {
      if (typeof data.through !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/through", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.route !== void 0 && func0.call(data, "route")) {
      if (typeof data.route !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/route", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.include !== void 0 && func0.call(data, "include")) {
      if (typeof data.include !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/include", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.onDelete !== void 0 && func0.call(data, "onDelete")) {
      let data7 = data.onDelete;
      if (typeof data7 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/onDelete", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data7 === "restrict" || data7 === "cascade" || data7 === "setNull")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/onDelete", keyword: "enum", params: { allowedValues: schema80.properties.onDelete.enum } });
        errors++;
      }
    }
    if (data.access !== void 0 && func0.call(data, "access")) {
      if (!validate28(data.access, { instancePath: instancePath + "/access", parentData: data, parentDataProperty: "access", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate28.errors : append(vErrors, validate28.errors);
        errors = vErrors.length;
      }
    }
    if (data.renamedFrom !== void 0 && func0.call(data, "renamedFrom")) {
      let data9 = data.renamedFrom;
      if (typeof data9 === "string") {
        if (func64(data9) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/renamedFrom", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func64(data9) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/renamedFrom", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/renamedFrom", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate65.errors = vErrors;
  return errors === 0;
}
validate65.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.properties === void 0 || !func0.call(data, "properties")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "properties" } });
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!func0.call(schema59.properties, key0)) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.model !== void 0 && func0.call(data, "model")) {
      let data0 = data.model;
      if (typeof data0 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/model", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data0 === "generated" || data0 === "existing")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/model", keyword: "enum", params: { allowedValues: schema59.properties.model.enum } });
        errors++;
      }
    }
    if (data.clrType !== void 0 && func0.call(data, "clrType")) {
      let data1 = data.clrType;
      if (typeof data1 === "string") {
        if (func64(data1) > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/clrType", keyword: "maxLength", params: { limit: 500 } });
          errors++;
        }
        if (func64(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/clrType", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/clrType", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.create !== void 0 && func0.call(data, "create")) {
      let data2 = data.create;
      if (typeof data2 === "string") {
        if (func64(data2) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/create", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (func64(data2) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/create", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/create", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.update !== void 0 && func0.call(data, "update")) {
      let data3 = data.update;
      if (!Array.isArray(data3) && typeof data3 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/update", keyword: "type", params: { type: schema59.properties.update.type } });
        errors++;
      }
      const _errs10 = errors;
      let valid1 = true;
      const _errs11 = errors;
      if (typeof data3 !== "string") {
        (vErrors ??= []).push({});
        errors++;
      }
      var _valid0 = _errs11 === errors;
      errors = _errs10;
      if (vErrors !== null) {
        if (_errs10) {
          vErrors.length = _errs10;
        } else {
          vErrors = null;
        }
      }
      let ifClause0;
      if (_valid0) {
        const _errs13 = errors;
        if (typeof data3 === "string") {
          if (func64(data3) > 200) {
            (vErrors ??= []).push({ instancePath: instancePath + "/update", keyword: "maxLength", params: { limit: 200 } });
            errors++;
          }
          if (func64(data3) < 1) {
            (vErrors ??= []).push({ instancePath: instancePath + "/update", keyword: "minLength", params: { limit: 1 } });
            errors++;
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/update", keyword: "type", params: { type: "string" } });
          errors++;
        }
        var _valid0 = _errs13 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs16 = errors;
        if (Array.isArray(data3)) {
          if (data3.length > 20) {
            (vErrors ??= []).push({ instancePath: instancePath + "/update", keyword: "maxItems", params: { limit: 20 } });
            errors++;
          }
          if (data3.length < 1) {
            (vErrors ??= []).push({ instancePath: instancePath + "/update", keyword: "minItems", params: { limit: 1 } });
            errors++;
          }
          const len0 = data3.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data4 = data3[i0];
            if (typeof data4 === "string") {
              if (func64(data4) > 200) {
                (vErrors ??= []).push({ instancePath: instancePath + "/update/" + i0, keyword: "maxLength", params: { limit: 200 } });
                errors++;
              }
              if (func64(data4) < 1) {
                (vErrors ??= []).push({ instancePath: instancePath + "/update/" + i0, keyword: "minLength", params: { limit: 1 } });
                errors++;
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/update/" + i0, keyword: "type", params: { type: "string" } });
              errors++;
            }
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/update", keyword: "type", params: { type: "array" } });
          errors++;
        }
        var _valid0 = _errs16 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
      if (!valid1) {
        (vErrors ??= []).push({ instancePath: instancePath + "/update", keyword: "if", params: { failingKeyword: ifClause0 } });
        errors++;
      }
    }
    if (data.key !== void 0 && func0.call(data, "key")) {
      let data5 = data.key;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/key", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data5[i1] !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/key/" + i1, keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/key", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.orderBy !== void 0 && func0.call(data, "orderBy")) {
      let data7 = data.orderBy;
      if (Array.isArray(data7)) {
        if (data7.length > 32) {
          (vErrors ??= []).push({ instancePath: instancePath + "/orderBy", keyword: "maxItems", params: { limit: 32 } });
          errors++;
        }
        if (data7.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/orderBy", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len2 = data7.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (typeof data7[i2] !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/orderBy/" + i2, keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/orderBy", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.plural !== void 0 && func0.call(data, "plural")) {
      if (typeof data.plural !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/plural", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.route !== void 0 && func0.call(data, "route")) {
      if (typeof data.route !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/route", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.operations !== void 0 && func0.call(data, "operations")) {
      let data11 = data.operations;
      if (Array.isArray(data11)) {
        const len3 = data11.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data12 = data11[i3];
          if (typeof data12 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/operations/" + i3, keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data12 === "create" || data12 === "createMany" || data12 === "getAll" || data12 === "get" || data12 === "update" || data12 === "patch" || data12 === "delete" || data12 === "restore")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/operations/" + i3, keyword: "enum", params: { allowedValues: schema59.properties.operations.items.enum } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/operations", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.access !== void 0 && func0.call(data, "access")) {
      if (!validate26(data.access, { instancePath: instancePath + "/access", parentData: data, parentDataProperty: "access", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate26.errors : append(vErrors, validate26.errors);
        errors = vErrors.length;
      }
    }
    if (data.pageSize !== void 0 && func0.call(data, "pageSize")) {
      let data14 = data.pageSize;
      if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data14 == "number" && isFinite(data14)) {
        if (data14 > 1e4 || isNaN(data14)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } });
          errors++;
        }
        if (data14 < 1 || isNaN(data14)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
          errors++;
        }
      }
    }
    if (data.maxPageSize !== void 0 && func0.call(data, "maxPageSize")) {
      let data15 = data.maxPageSize;
      if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/maxPageSize", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data15 == "number" && isFinite(data15)) {
        if (data15 > 1e4 || isNaN(data15)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/maxPageSize", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } });
          errors++;
        }
        if (data15 < 1 || isNaN(data15)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/maxPageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
          errors++;
        }
      }
    }
    if (data.paging !== void 0 && func0.call(data, "paging")) {
      let data16 = data.paging;
      if (typeof data16 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/paging", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data16 === "page" || data16 === "cursor")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/paging", keyword: "enum", params: { allowedValues: schema45.enum } });
        errors++;
      }
    }
    if (data.concurrency !== void 0 && func0.call(data, "concurrency")) {
      let data17 = data.concurrency;
      if (typeof data17 !== "boolean" && !(data17 && typeof data17 == "object" && !Array.isArray(data17)) && typeof data17 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/concurrency", keyword: "type", params: { type: schema59.properties.concurrency.type } });
        errors++;
      }
      const _errs49 = errors;
      let valid15 = true;
      const _errs50 = errors;
      if (!(data17 && typeof data17 == "object" && !Array.isArray(data17))) {
        (vErrors ??= []).push({});
        errors++;
      }
      var _valid1 = _errs50 === errors;
      errors = _errs49;
      if (vErrors !== null) {
        if (_errs49) {
          vErrors.length = _errs49;
        } else {
          vErrors = null;
        }
      }
      if (_valid1) {
        const _errs52 = errors;
        if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
          if (data17.required === void 0 || !func0.call(data17, "required")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/concurrency", keyword: "required", params: { missingProperty: "required" } });
            errors++;
          }
          for (const key1 of Object.keys(data17)) {
            if (!(key1 === "required")) {
              (vErrors ??= []).push({ instancePath: instancePath + "/concurrency", keyword: "additionalProperties", params: { additionalProperty: key1 } });
              errors++;
            }
          }
          if (data17.required !== void 0 && func0.call(data17, "required")) {
            let data18 = data17.required;
            if (typeof data18 === "string") {
              if (func64(data18) < 1) {
                (vErrors ??= []).push({ instancePath: instancePath + "/concurrency/required", keyword: "minLength", params: { limit: 1 } });
                errors++;
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/concurrency/required", keyword: "type", params: { type: "string" } });
              errors++;
            }
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/concurrency", keyword: "type", params: { type: "object" } });
          errors++;
        }
        var _valid1 = _errs52 === errors;
        valid15 = _valid1;
      }
      if (!valid15) {
        (vErrors ??= []).push({ instancePath: instancePath + "/concurrency", keyword: "if", params: { failingKeyword: "then" } });
        errors++;
      }
    }
    if (data.etag !== void 0 && func0.call(data, "etag")) {
      let data19 = data.etag;
      if (typeof data19 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/etag", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data19 === "content")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/etag", keyword: "enum", params: { allowedValues: schema59.properties.etag.enum } });
        errors++;
      }
    }
    if (data.idempotency !== void 0 && func0.call(data, "idempotency")) {
      if (typeof data.idempotency !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/idempotency", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.rows !== void 0 && func0.call(data, "rows")) {
      let data21 = data.rows;
      if (!(data21 && typeof data21 == "object" && !Array.isArray(data21)) && typeof data21 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/rows", keyword: "type", params: { type: schema59.properties.rows.type } });
        errors++;
      }
      const _errs64 = errors;
      let valid18 = true;
      const _errs65 = errors;
      if (typeof data21 !== "string") {
        (vErrors ??= []).push({});
        errors++;
      }
      var _valid2 = _errs65 === errors;
      errors = _errs64;
      if (vErrors !== null) {
        if (_errs64) {
          vErrors.length = _errs64;
        } else {
          vErrors = null;
        }
      }
      let ifClause1;
      if (_valid2) {
        const _errs67 = errors;
        if (!(data21 === "none")) {
          (vErrors ??= []).push({ instancePath: instancePath + "/rows", keyword: "enum", params: { allowedValues: schema59.properties.rows.then.enum } });
          errors++;
        }
        var _valid2 = _errs67 === errors;
        valid18 = _valid2;
        ifClause1 = "then";
      } else {
        const _errs68 = errors;
        if (!validate54(data21, { instancePath: instancePath + "/rows", parentData: data, parentDataProperty: "rows", rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate54.errors : append(vErrors, validate54.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs68 === errors;
        valid18 = _valid2;
        ifClause1 = "else";
      }
      if (!valid18) {
        (vErrors ??= []).push({ instancePath: instancePath + "/rows", keyword: "if", params: { failingKeyword: ifClause1 } });
        errors++;
      }
    }
    if (data.unique !== void 0 && func0.call(data, "unique")) {
      let data22 = data.unique;
      if (Array.isArray(data22)) {
        if (data22.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/unique", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len4 = data22.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data23 = data22[i4];
          if (Array.isArray(data23)) {
            if (data23.length < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/unique/" + i4, keyword: "minItems", params: { limit: 1 } });
              errors++;
            }
            const len5 = data23.length;
            for (let i5 = 0; i5 < len5; i5++) {
              if (typeof data23[i5] !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/unique/" + i4 + "/" + i5, keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/unique/" + i4, keyword: "type", params: { type: "array" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/unique", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.index !== void 0 && func0.call(data, "index")) {
      let data25 = data.index;
      if (Array.isArray(data25)) {
        if (data25.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/index", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len6 = data25.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data26 = data25[i6];
          if (Array.isArray(data26)) {
            if (data26.length < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/index/" + i6, keyword: "minItems", params: { limit: 1 } });
              errors++;
            }
            const len7 = data26.length;
            for (let i7 = 0; i7 < len7; i7++) {
              if (typeof data26[i7] !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/index/" + i6 + "/" + i7, keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/index/" + i6, keyword: "type", params: { type: "array" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/index", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.description !== void 0 && func0.call(data, "description")) {
      let data28 = data.description;
      if (typeof data28 === "string") {
        if (func64(data28) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (!pattern4.test(data28)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "pattern", params: { pattern: "^[^\\n\\r\\u0085\\u2028\\u2029]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.properties !== void 0 && func0.call(data, "properties")) {
      let data29 = data.properties;
      if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
        if (Object.keys(data29).length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/properties", keyword: "minProperties", params: { limit: 1 } });
          errors++;
        }
        for (const key2 of Object.keys(data29)) {
          if (!validate59(data29[key2], { instancePath: instancePath + "/properties/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data29, parentDataProperty: key2, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate59.errors : append(vErrors, validate59.errors);
            errors = vErrors.length;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/properties", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.renamedFrom !== void 0 && func0.call(data, "renamedFrom")) {
      let data31 = data.renamedFrom;
      if (typeof data31 !== "string" && !(data31 && typeof data31 == "object" && !Array.isArray(data31))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/renamedFrom", keyword: "type", params: { type: schema59.properties.renamedFrom.type } });
        errors++;
      }
      const _errs92 = errors;
      let valid31 = true;
      const _errs93 = errors;
      if (!(data31 && typeof data31 == "object" && !Array.isArray(data31))) {
        (vErrors ??= []).push({});
        errors++;
      }
      var _valid3 = _errs93 === errors;
      errors = _errs92;
      if (vErrors !== null) {
        if (_errs92) {
          vErrors.length = _errs92;
        } else {
          vErrors = null;
        }
      }
      if (_valid3) {
        const _errs95 = errors;
        if (!validate63(data31, { instancePath: instancePath + "/renamedFrom", parentData: data, parentDataProperty: "renamedFrom", rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate63.errors : append(vErrors, validate63.errors);
          errors = vErrors.length;
        }
        var _valid3 = _errs95 === errors;
        valid31 = _valid3;
      }
      if (!valid31) {
        (vErrors ??= []).push({ instancePath: instancePath + "/renamedFrom", keyword: "if", params: { failingKeyword: "then" } });
        errors++;
      }
    }
    if (data.relationships !== void 0 && func0.call(data, "relationships")) {
      let data32 = data.relationships;
      if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
        for (const key3 of Object.keys(data32)) {
          if (!validate65(data32[key3], { instancePath: instancePath + "/relationships/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data32, parentDataProperty: key3, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate65.errors : append(vErrors, validate65.errors);
            errors = vErrors.length;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/relationships", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern8 = new RegExp("^TEN09(15|16):[A-Za-z_]\\w*(\\.[A-Za-z_]\\w*)?$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
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
    if (data.entity === void 0 || !func0.call(data, "entity")) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "entity" } });
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "version" || key0 === "target" || key0 === "defaults" || key0 === "health" || key0 === "acceptedChanges" || key0 === "enums" || key0 === "entity")) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.version !== void 0 && func0.call(data, "version")) {
      let data0 = data.version;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/version", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (1 !== data0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/version", keyword: "const", params: { allowedValue: 1 } });
        errors++;
      }
    }
    if (data.target !== void 0 && func0.call(data, "target")) {
      if (!validate21(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate21.errors : append(vErrors, validate21.errors);
        errors = vErrors.length;
      }
    }
    if (data.defaults !== void 0 && func0.call(data, "defaults")) {
      if (!validate25(data.defaults, { instancePath: instancePath + "/defaults", parentData: data, parentDataProperty: "defaults", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate25.errors : append(vErrors, validate25.errors);
        errors = vErrors.length;
      }
    }
    if (data.health !== void 0 && func0.call(data, "health")) {
      let data3 = data.health;
      if (!(data3 === "tenon" || data3 === "host")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/health", keyword: "enum", params: { allowedValues: schema31.properties.health.enum } });
        errors++;
      }
    }
    if (data.acceptedChanges !== void 0 && func0.call(data, "acceptedChanges")) {
      let data4 = data.acceptedChanges;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (typeof data5 === "string") {
            if (!pattern8.test(data5)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/acceptedChanges/" + i0, keyword: "pattern", params: { pattern: "^TEN09(15|16):[A-Za-z_]\\w*(\\.[A-Za-z_]\\w*)?$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/acceptedChanges/" + i0, keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data4.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data4[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/acceptedChanges", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/acceptedChanges", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.enums !== void 0 && func0.call(data, "enums")) {
      let data6 = data.enums;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key1 of Object.keys(data6)) {
          let data7 = data6[key1];
          if (Array.isArray(data7)) {
            if (data7.length < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/enums/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "minItems", params: { limit: 1 } });
              errors++;
            }
            const len1 = data7.length;
            for (let i2 = 0; i2 < len1; i2++) {
              let data8 = data7[i2];
              if (typeof data8 !== "string" && !(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/enums/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2, keyword: "type", params: { type: schema31.properties.enums.additionalProperties.items.type } });
                errors++;
              }
              const _errs18 = errors;
              let valid7 = true;
              const _errs19 = errors;
              if (!(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
                (vErrors ??= []).push({});
                errors++;
              }
              var _valid0 = _errs19 === errors;
              errors = _errs18;
              if (vErrors !== null) {
                if (_errs18) {
                  vErrors.length = _errs18;
                } else {
                  vErrors = null;
                }
              }
              if (_valid0) {
                const _errs21 = errors;
                if (!validate50(data8, { instancePath: instancePath + "/enums/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2, parentData: data7, parentDataProperty: i2, rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate50.errors : append(vErrors, validate50.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs21 === errors;
                valid7 = _valid0;
              }
              if (!valid7) {
                (vErrors ??= []).push({ instancePath: instancePath + "/enums/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2, keyword: "if", params: { failingKeyword: "then" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/enums/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "array" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/enums", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.entity !== void 0 && func0.call(data, "entity")) {
      let data9 = data.entity;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (Object.keys(data9).length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/entity", keyword: "minProperties", params: { limit: 1 } });
          errors++;
        }
        for (const key2 of Object.keys(data9)) {
          if (!validate52(data9[key2], { instancePath: instancePath + "/entity/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data9, parentDataProperty: key2, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate52.errors : append(vErrors, validate52.errors);
            errors = vErrors.length;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/entity", keyword: "type", params: { type: "object" } });
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
