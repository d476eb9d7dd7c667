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
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Configuration", "description": "What holds for every run on a host: .tenon/config.yaml in the folder of its project.", "type": "object", "additionalProperties": false, "properties": { "host": { "title": "Host", "description": "The folder or project file of the host, from the folder that holds .tenon. Only in a folder above the host, where nothing else is said.", "type": "string", "minLength": 1, "maxLength": 500 }, "templates": { "title": "Templates", "description": "The folder of templates that replace Tenon's of the same name, from the folder of the host and inside its repository.", "type": "string", "minLength": 1, "maxLength": 500 }, "health": { "title": "Health endpoints", "description": "Whose GET /health and GET /ready are mapped. Without it: the host's, if it maps any.", "type": "string", "enum": ["tenon", "host"] }, "access": { "title": "Access", "description": "Who may call the endpoints of entity files that do not say it.", "$ref": "entity-file.schema.json#/$defs/access" }, "target": { "title": "Target", "description": "Where models are stored, and the endpoint library of models and of entity files that state none.", "type": "object", "additionalProperties": false, "properties": { "dbContext": { "title": "DbContext", "description": "The DbContext of the host that stores models. Without it, each context of a model has its own.", "type": "string", "minLength": 1, "maxLength": 500 }, "library": { "$ref": "entity-file.schema.json#/$defs/target/properties/library" }, "namespace": { "$ref": "entity-file.schema.json#/$defs/target/properties/namespace" }, "routePrefix": { "$ref": "entity-file.schema.json#/$defs/target/properties/routePrefix" } } }, "placement": { "title": "Placement", "description": "The projects of generated code, relative to the folder of the web project: of the parts of entities, for entity files that state none, and of the layers of models.", "type": "object", "additionalProperties": false, "properties": { "entity": { "$ref": "entity-file.schema.json#/$defs/projects/properties/entity" }, "contracts": { "$ref": "entity-file.schema.json#/$defs/projects/properties/contracts" }, "data": { "$ref": "entity-file.schema.json#/$defs/projects/properties/data" }, "domain": { "title": "Project of the domain", "description": "The project for the domain layer of models, such as ../Shop.Domain.", "$ref": "entity-file.schema.json#/$defs/project" }, "application": { "title": "Project of the application layer", "description": "The project for the application layer of models.", "$ref": "entity-file.schema.json#/$defs/project" }, "infrastructure": { "title": "Project of the infrastructure", "description": "The project for the stores of models.", "$ref": "entity-file.schema.json#/$defs/project" }, "tests": { "title": "Folder of the tests", "description": "The folder for the project of the tests that ship with entities and models, such as ../Shop.Tests. A project of yours in it is left alone.", "$ref": "entity-file.schema.json#/$defs/project" }, "api": { "$ref": "entity-file.schema.json#/$defs/projects/properties/api" } } } } };
var schema58 = { "title": "Endpoint library", "description": "What the endpoints are built on. Without it: fastendpoints where the host references FastEndpoints, else minimal.", "type": "string", "enum": ["minimal", "fastendpoints"] };
var func0 = Object.prototype.hasOwnProperty;
var func61 = require_ucs2length().default;
var schema40 = { "title": "Access", "description": "Who may call the endpoints: one rule for all, or a rule for each operation.", "type": ["object", "string"], "if": { "type": "object", "not": { "required": ["policy"], "properties": { "policy": true } } }, "then": { "$ref": "#/$defs/operations" }, "else": { "$ref": "#/$defs/rule" } };
var schema42 = { "title": "Access rule", "description": "anonymous, authenticated, or the name of a policy of the host.", "type": ["object", "string"], "if": { "type": "string" }, "then": { "type": "string", "enum": ["anonymous", "authenticated"] }, "else": { "$ref": "#/$defs/policy" } };
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
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema42.type }, message: "must be object,string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (typeof data !== "string") {
    const err1 = {};
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
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
      const err2 = { instancePath, schemaPath: "#/then/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (!(data === "anonymous" || data === "authenticated")) {
      const err3 = { instancePath, schemaPath: "#/then/enum", keyword: "enum", params: { allowedValues: schema42.then.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs6 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.policy === void 0 || !func0.call(data, "policy")) {
        const err4 = { instancePath, schemaPath: "#/$defs/policy/required", keyword: "required", params: { missingProperty: "policy" }, message: "must have required property 'policy'" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      for (const key0 of Object.keys(data)) {
        if (!(key0 === "policy")) {
          const err5 = { instancePath, schemaPath: "#/$defs/policy/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.policy !== void 0 && func0.call(data, "policy")) {
        let data0 = data.policy;
        if (typeof data0 === "string") {
          if (func61(data0) > 200) {
            const err6 = { instancePath: instancePath + "/policy", schemaPath: "#/$defs/policy/properties/policy/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (func61(data0) < 1) {
            const err7 = { instancePath: instancePath + "/policy", schemaPath: "#/$defs/policy/properties/policy/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          if (!pattern4.test(data0)) {
            const err8 = { instancePath: instancePath + "/policy", schemaPath: "#/$defs/policy/properties/policy/pattern", keyword: "pattern", params: { pattern: "^[^\\n\\r\\u0085\\u2028\\u2029]*$" }, message: 'must match pattern "^[^\\n\\r\\u0085\\u2028\\u2029]*$"' };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        } else {
          const err9 = { instancePath: instancePath + "/policy", schemaPath: "#/$defs/policy/properties/policy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    } else {
      const err10 = { instancePath, schemaPath: "#/$defs/policy/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
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
    const err11 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema' };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
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
      const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "default" || key0 === "create" || key0 === "getAll" || key0 === "get" || key0 === "update" || key0 === "delete")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
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
    if (data.delete !== void 0 && func0.call(data, "delete")) {
      if (!validate29(data.delete, { instancePath: instancePath + "/delete", parentData: data, parentDataProperty: "delete", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate29.errors : append(vErrors, validate29.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
validate28.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  if (!(data && typeof data == "object" && !Array.isArray(data)) && typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema40.type }, message: "must be object,string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err1 = {};
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  const _errs4 = errors;
  const _errs5 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if ((data.policy === void 0 || !func0.call(data, "policy")) && (missing0 = "policy")) {
      const err2 = {};
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  var valid1 = _errs5 === errors;
  if (valid1) {
    const err3 = {};
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
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
    const err4 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema' };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate50.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate50.evaluated = { "dynamicProps": true, "dynamicItems": false };
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
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.host !== void 0 && func0.call(data, "host")) {
      let data0 = data.host;
      if (typeof data0 === "string") {
        if (func61(data0) > 500) {
          const err1 = { instancePath: instancePath + "/host", schemaPath: "#/properties/host/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func61(data0) < 1) {
          const err2 = { instancePath: instancePath + "/host", schemaPath: "#/properties/host/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/host", schemaPath: "#/properties/host/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.templates !== void 0 && func0.call(data, "templates")) {
      let data1 = data.templates;
      if (typeof data1 === "string") {
        if (func61(data1) > 500) {
          const err4 = { instancePath: instancePath + "/templates", schemaPath: "#/properties/templates/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func61(data1) < 1) {
          const err5 = { instancePath: instancePath + "/templates", schemaPath: "#/properties/templates/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/templates", schemaPath: "#/properties/templates/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.health !== void 0 && func0.call(data, "health")) {
      let data2 = data.health;
      if (typeof data2 !== "string") {
        const err7 = { instancePath: instancePath + "/health", schemaPath: "#/properties/health/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (!(data2 === "tenon" || data2 === "host")) {
        const err8 = { instancePath: instancePath + "/health", schemaPath: "#/properties/health/enum", keyword: "enum", params: { allowedValues: schema31.properties.health.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.access !== void 0 && func0.call(data, "access")) {
      if (!validate50(data.access, { instancePath: instancePath + "/access", parentData: data, parentDataProperty: "access", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate50.errors : append(vErrors, validate50.errors);
        errors = vErrors.length;
      }
    }
    if (data.target !== void 0 && func0.call(data, "target")) {
      let data4 = data.target;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (const key1 of Object.keys(data4)) {
          if (!(key1 === "dbContext" || key1 === "library" || key1 === "namespace" || key1 === "routePrefix")) {
            const err9 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data4.dbContext !== void 0 && func0.call(data4, "dbContext")) {
          let data5 = data4.dbContext;
          if (typeof data5 === "string") {
            if (func61(data5) > 500) {
              const err10 = { instancePath: instancePath + "/target/dbContext", schemaPath: "#/properties/target/properties/dbContext/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (func61(data5) < 1) {
              const err11 = { instancePath: instancePath + "/target/dbContext", schemaPath: "#/properties/target/properties/dbContext/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/target/dbContext", schemaPath: "#/properties/target/properties/dbContext/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data4.library !== void 0 && func0.call(data4, "library")) {
          let data6 = data4.library;
          if (typeof data6 !== "string") {
            const err13 = { instancePath: instancePath + "/target/library", schemaPath: "entity-file.schema.json#/$defs/target/properties/library/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if (!(data6 === "minimal" || data6 === "fastendpoints")) {
            const err14 = { instancePath: instancePath + "/target/library", schemaPath: "entity-file.schema.json#/$defs/target/properties/library/enum", keyword: "enum", params: { allowedValues: schema58.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data4.namespace !== void 0 && func0.call(data4, "namespace")) {
          let data7 = data4.namespace;
          if (typeof data7 === "string") {
            if (func61(data7) > 200) {
              const err15 = { instancePath: instancePath + "/target/namespace", schemaPath: "entity-file.schema.json#/$defs/target/properties/namespace/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (func61(data7) < 1) {
              const err16 = { instancePath: instancePath + "/target/namespace", schemaPath: "entity-file.schema.json#/$defs/target/properties/namespace/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          } else {
            const err17 = { instancePath: instancePath + "/target/namespace", schemaPath: "entity-file.schema.json#/$defs/target/properties/namespace/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data4.routePrefix !== void 0 && func0.call(data4, "routePrefix")) {
          let data8 = data4.routePrefix;
          if (typeof data8 === "string") {
            if (func61(data8) > 200) {
              const err18 = { instancePath: instancePath + "/target/routePrefix", schemaPath: "entity-file.schema.json#/$defs/target/properties/routePrefix/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (func61(data8) < 1) {
              const err19 = { instancePath: instancePath + "/target/routePrefix", schemaPath: "entity-file.schema.json#/$defs/target/properties/routePrefix/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/target/routePrefix", schemaPath: "entity-file.schema.json#/$defs/target/properties/routePrefix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.placement !== void 0 && func0.call(data, "placement")) {
      let data9 = data.placement;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        for (const key2 of Object.keys(data9)) {
          if (!(key2 === "entity" || key2 === "contracts" || key2 === "data" || key2 === "domain" || key2 === "application" || key2 === "infrastructure" || key2 === "tests" || key2 === "api")) {
            const err22 = { instancePath: instancePath + "/placement", schemaPath: "#/properties/placement/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data9.entity !== void 0 && func0.call(data9, "entity")) {
          let data10 = data9.entity;
          if (typeof data10 === "string") {
            if (func61(data10) > 200) {
              const err23 = { instancePath: instancePath + "/placement/entity", schemaPath: "entity-file.schema.json#/$defs/projects/properties/entity/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
            if (func61(data10) < 1) {
              const err24 = { instancePath: instancePath + "/placement/entity", schemaPath: "entity-file.schema.json#/$defs/projects/properties/entity/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          } else {
            const err25 = { instancePath: instancePath + "/placement/entity", schemaPath: "entity-file.schema.json#/$defs/projects/properties/entity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data9.contracts !== void 0 && func0.call(data9, "contracts")) {
          let data11 = data9.contracts;
          if (typeof data11 === "string") {
            if (func61(data11) > 200) {
              const err26 = { instancePath: instancePath + "/placement/contracts", schemaPath: "entity-file.schema.json#/$defs/projects/properties/contracts/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            if (func61(data11) < 1) {
              const err27 = { instancePath: instancePath + "/placement/contracts", schemaPath: "entity-file.schema.json#/$defs/projects/properties/contracts/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          } else {
            const err28 = { instancePath: instancePath + "/placement/contracts", schemaPath: "entity-file.schema.json#/$defs/projects/properties/contracts/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data9.data !== void 0 && func0.call(data9, "data")) {
          let data12 = data9.data;
          if (typeof data12 === "string") {
            if (func61(data12) > 200) {
              const err29 = { instancePath: instancePath + "/placement/data", schemaPath: "entity-file.schema.json#/$defs/projects/properties/data/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            if (func61(data12) < 1) {
              const err30 = { instancePath: instancePath + "/placement/data", schemaPath: "entity-file.schema.json#/$defs/projects/properties/data/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          } else {
            const err31 = { instancePath: instancePath + "/placement/data", schemaPath: "entity-file.schema.json#/$defs/projects/properties/data/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data9.domain !== void 0 && func0.call(data9, "domain")) {
          let data13 = data9.domain;
          if (typeof data13 === "string") {
            if (func61(data13) > 200) {
              const err32 = { instancePath: instancePath + "/placement/domain", schemaPath: "entity-file.schema.json#/$defs/project/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            if (func61(data13) < 1) {
              const err33 = { instancePath: instancePath + "/placement/domain", schemaPath: "entity-file.schema.json#/$defs/project/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
          } else {
            const err34 = { instancePath: instancePath + "/placement/domain", schemaPath: "entity-file.schema.json#/$defs/project/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data9.application !== void 0 && func0.call(data9, "application")) {
          let data14 = data9.application;
          if (typeof data14 === "string") {
            if (func61(data14) > 200) {
              const err35 = { instancePath: instancePath + "/placement/application", schemaPath: "entity-file.schema.json#/$defs/project/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            if (func61(data14) < 1) {
              const err36 = { instancePath: instancePath + "/placement/application", schemaPath: "entity-file.schema.json#/$defs/project/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
          } else {
            const err37 = { instancePath: instancePath + "/placement/application", schemaPath: "entity-file.schema.json#/$defs/project/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
        if (data9.infrastructure !== void 0 && func0.call(data9, "infrastructure")) {
          let data15 = data9.infrastructure;
          if (typeof data15 === "string") {
            if (func61(data15) > 200) {
              const err38 = { instancePath: instancePath + "/placement/infrastructure", schemaPath: "entity-file.schema.json#/$defs/project/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
            if (func61(data15) < 1) {
              const err39 = { instancePath: instancePath + "/placement/infrastructure", schemaPath: "entity-file.schema.json#/$defs/project/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
          } else {
            const err40 = { instancePath: instancePath + "/placement/infrastructure", schemaPath: "entity-file.schema.json#/$defs/project/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
        if (data9.tests !== void 0 && func0.call(data9, "tests")) {
          let data16 = data9.tests;
          if (typeof data16 === "string") {
            if (func61(data16) > 200) {
              const err41 = { instancePath: instancePath + "/placement/tests", schemaPath: "entity-file.schema.json#/$defs/project/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            if (func61(data16) < 1) {
              const err42 = { instancePath: instancePath + "/placement/tests", schemaPath: "entity-file.schema.json#/$defs/project/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
          } else {
            const err43 = { instancePath: instancePath + "/placement/tests", schemaPath: "entity-file.schema.json#/$defs/project/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
        if (data9.api !== void 0 && func0.call(data9, "api")) {
          let data17 = data9.api;
          if (typeof data17 === "string") {
            if (func61(data17) > 200) {
              const err44 = { instancePath: instancePath + "/placement/api", schemaPath: "entity-file.schema.json#/$defs/projects/properties/api/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
            if (func61(data17) < 1) {
              const err45 = { instancePath: instancePath + "/placement/api", schemaPath: "entity-file.schema.json#/$defs/projects/properties/api/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
          } else {
            const err46 = { instancePath: instancePath + "/placement/api", schemaPath: "entity-file.schema.json#/$defs/projects/properties/api/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
      } else {
        const err47 = { instancePath: instancePath + "/placement", schemaPath: "#/properties/placement/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
    }
  } else {
    const err48 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err48];
    } else {
      vErrors.push(err48);
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
