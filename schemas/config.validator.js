// Made from config.schema.json by scripts/compile-schemas.js.
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
var schema31 = { "properties": { "health": { "enum": ["tenon", "host"] } } };
var schema84 = { "enum": ["minimal", "fastendpoints"] };
var func0 = Object.prototype.hasOwnProperty;
var func61 = require_ucs2length().default;
var schema40 = { "type": ["object", "string"] };
var schema41 = { "properties": { "default": 0, "create": 0, "createMany": 0, "getAll": 0, "get": 0, "update": 0, "patch": 0, "delete": 0, "restore": 0 } };
var schema42 = { "type": ["object", "string"], "then": { "enum": ["anonymous", "authenticated"] } };
var pattern4 = new RegExp("^[^\\n\\r\\u0085\\u2028\\u2029]*$", "u");
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && typeof data !== "string") {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: schema42.type } });
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
      (vErrors ??= []).push({ instancePath, keyword: "enum", params: { allowedValues: schema42.then.enum } });
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
          if (func61(data0) > 200) {
            (vErrors ??= []).push({ instancePath: instancePath + "/policy", keyword: "maxLength", params: { limit: 200 } });
            errors++;
          }
          if (func61(data0) < 1) {
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
  validate29.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate29.evaluated = { "dynamicProps": true, "dynamicItems": false };
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      (vErrors ??= []).push({ instancePath, keyword: "minProperties", params: { limit: 1 } });
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!func0.call(schema41.properties, key0)) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.default !== void 0 && func0.call(data, "default")) {
      if (!validate29(data.default, { instancePath: instancePath + "/default", parentData: data, parentDataProperty: "default", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate29.errors : append(vErrors, validate29.errors);
        errors = vErrors.length;
      }
    }
    if (data.create !== void 0 && func0.call(data, "create")) {
      if (!validate29(data.create, { instancePath: instancePath + "/create", parentData: data, parentDataProperty: "create", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate29.errors : append(vErrors, validate29.errors);
        errors = vErrors.length;
      }
    }
    if (data.createMany !== void 0 && func0.call(data, "createMany")) {
      if (!validate29(data.createMany, { instancePath: instancePath + "/createMany", parentData: data, parentDataProperty: "createMany", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate29.errors : append(vErrors, validate29.errors);
        errors = vErrors.length;
      }
    }
    if (data.getAll !== void 0 && func0.call(data, "getAll")) {
      if (!validate29(data.getAll, { instancePath: instancePath + "/getAll", parentData: data, parentDataProperty: "getAll", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate29.errors : append(vErrors, validate29.errors);
        errors = vErrors.length;
      }
    }
    if (data.get !== void 0 && func0.call(data, "get")) {
      if (!validate29(data.get, { instancePath: instancePath + "/get", parentData: data, parentDataProperty: "get", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate29.errors : append(vErrors, validate29.errors);
        errors = vErrors.length;
      }
    }
    if (data.update !== void 0 && func0.call(data, "update")) {
      if (!validate29(data.update, { instancePath: instancePath + "/update", parentData: data, parentDataProperty: "update", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate29.errors : append(vErrors, validate29.errors);
        errors = vErrors.length;
      }
    }
    if (data.patch !== void 0 && func0.call(data, "patch")) {
      if (!validate29(data.patch, { instancePath: instancePath + "/patch", parentData: data, parentDataProperty: "patch", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate29.errors : append(vErrors, validate29.errors);
        errors = vErrors.length;
      }
    }
    if (data.delete !== void 0 && func0.call(data, "delete")) {
      if (!validate29(data.delete, { instancePath: instancePath + "/delete", parentData: data, parentDataProperty: "delete", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate29.errors : append(vErrors, validate29.errors);
        errors = vErrors.length;
      }
    }
    if (data.restore !== void 0 && func0.call(data, "restore")) {
      if (!validate29(data.restore, { instancePath: instancePath + "/restore", parentData: data, parentDataProperty: "restore", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate29.errors : append(vErrors, validate29.errors);
        errors = vErrors.length;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
validate28.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && typeof data !== "string") {
    (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: schema40.type } });
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
    if (!validate28(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate28.errors : append(vErrors, validate28.errors);
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
    if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate29.errors : append(vErrors, validate29.errors);
      errors = vErrors.length;
    } else {
      var props1 = validate29.evaluated.props;
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
  validate70.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate70.evaluated = { "dynamicProps": true, "dynamicItems": false };
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
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "host" || key0 === "templates" || key0 === "health" || key0 === "access" || key0 === "target" || key0 === "placement")) {
        (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.host !== void 0 && func0.call(data, "host")) {
      let data0 = data.host;
      if (typeof data0 === "string") {
        if (func61(data0) > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/host", keyword: "maxLength", params: { limit: 500 } });
          errors++;
        }
        if (func61(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/host", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/host", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.templates !== void 0 && func0.call(data, "templates")) {
      let data1 = data.templates;
      if (typeof data1 === "string") {
        if (func61(data1) > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/templates", keyword: "maxLength", params: { limit: 500 } });
          errors++;
        }
        if (func61(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/templates", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/templates", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.health !== void 0 && func0.call(data, "health")) {
      let data2 = data.health;
      if (typeof data2 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/health", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data2 === "tenon" || data2 === "host")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/health", keyword: "enum", params: { allowedValues: schema31.properties.health.enum } });
        errors++;
      }
    }
    if (data.access !== void 0 && func0.call(data, "access")) {
      if (!validate70(data.access, { instancePath: instancePath + "/access", parentData: data, parentDataProperty: "access", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate70.errors : append(vErrors, validate70.errors);
        errors = vErrors.length;
      }
    }
    if (data.target !== void 0 && func0.call(data, "target")) {
      let data4 = data.target;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (const key1 of Object.keys(data4)) {
          if (!(key1 === "dbContext" || key1 === "library" || key1 === "namespace" || key1 === "routePrefix")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/target", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data4.dbContext !== void 0 && func0.call(data4, "dbContext")) {
          let data5 = data4.dbContext;
          if (typeof data5 === "string") {
            if (func61(data5) > 500) {
              (vErrors ??= []).push({ instancePath: instancePath + "/target/dbContext", keyword: "maxLength", params: { limit: 500 } });
              errors++;
            }
            if (func61(data5) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/target/dbContext", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/target/dbContext", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data4.library !== void 0 && func0.call(data4, "library")) {
          let data6 = data4.library;
          if (typeof data6 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/target/library", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data6 === "minimal" || data6 === "fastendpoints")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/target/library", keyword: "enum", params: { allowedValues: schema84.enum } });
            errors++;
          }
        }
        if (data4.namespace !== void 0 && func0.call(data4, "namespace")) {
          let data7 = data4.namespace;
          if (typeof data7 === "string") {
            if (func61(data7) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/target/namespace", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func61(data7) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/target/namespace", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/target/namespace", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data4.routePrefix !== void 0 && func0.call(data4, "routePrefix")) {
          let data8 = data4.routePrefix;
          if (typeof data8 === "string") {
            if (func61(data8) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/target/routePrefix", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func61(data8) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/target/routePrefix", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/target/routePrefix", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/target", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.placement !== void 0 && func0.call(data, "placement")) {
      let data9 = data.placement;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        for (const key2 of Object.keys(data9)) {
          if (!(key2 === "entity" || key2 === "contracts" || key2 === "data" || key2 === "domain" || key2 === "application" || key2 === "infrastructure" || key2 === "tests" || key2 === "api")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/placement", keyword: "additionalProperties", params: { additionalProperty: key2 } });
            errors++;
          }
        }
        if (data9.entity !== void 0 && func0.call(data9, "entity")) {
          let data10 = data9.entity;
          if (typeof data10 === "string") {
            if (func61(data10) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/placement/entity", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func61(data10) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/placement/entity", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/placement/entity", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data9.contracts !== void 0 && func0.call(data9, "contracts")) {
          let data11 = data9.contracts;
          if (typeof data11 === "string") {
            if (func61(data11) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/placement/contracts", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func61(data11) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/placement/contracts", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/placement/contracts", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data9.data !== void 0 && func0.call(data9, "data")) {
          let data12 = data9.data;
          if (typeof data12 === "string") {
            if (func61(data12) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/placement/data", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func61(data12) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/placement/data", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/placement/data", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data9.domain !== void 0 && func0.call(data9, "domain")) {
          let data13 = data9.domain;
          if (typeof data13 === "string") {
            if (func61(data13) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/placement/domain", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func61(data13) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/placement/domain", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/placement/domain", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data9.application !== void 0 && func0.call(data9, "application")) {
          let data14 = data9.application;
          if (typeof data14 === "string") {
            if (func61(data14) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/placement/application", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func61(data14) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/placement/application", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/placement/application", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data9.infrastructure !== void 0 && func0.call(data9, "infrastructure")) {
          let data15 = data9.infrastructure;
          if (typeof data15 === "string") {
            if (func61(data15) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/placement/infrastructure", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func61(data15) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/placement/infrastructure", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/placement/infrastructure", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data9.tests !== void 0 && func0.call(data9, "tests")) {
          let data16 = data9.tests;
          if (typeof data16 === "string") {
            if (func61(data16) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/placement/tests", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func61(data16) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/placement/tests", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/placement/tests", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data9.api !== void 0 && func0.call(data9, "api")) {
          let data17 = data9.api;
          if (typeof data17 === "string") {
            if (func61(data17) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/placement/api", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func61(data17) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/placement/api", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/placement/api", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/placement", keyword: "type", params: { type: "object" } });
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
