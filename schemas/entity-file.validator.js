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
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/tenon-scaffold/tenon/main/schemas/entity-file.schema.json", "title": "Entity file", "description": "The entities whose endpoints are added to a .NET host.", "type": "object", "required": ["entity"], "additionalProperties": false, "properties": { "version": { "title": "Version", "description": "The version of this file format. Only 1 exists.", "type": "integer", "const": 1 }, "target": { "$ref": "#/$defs/target" }, "defaults": { "$ref": "#/$defs/defaults" }, "health": { "title": "Health endpoints", "description": "Who maps /health and /ready: tenon, or the host itself. Without it, the host if it maps one of the two.", "enum": ["tenon", "host"] }, "enums": { "title": "Enums", "description": "The enums by name, each with its members. A property can have any of them as its type.", "type": "object", "additionalProperties": { "title": "Enum", "description": "The members, in Pascal case. They are stored and go over the wire by their names.", "type": "array", "minItems": 1, "items": { "title": "Member", "type": "string" } } }, "entity": { "title": "Entities", "description": "The entities by name. A name is a C# class name, such as OrderLine.", "type": "object", "minProperties": 1, "additionalProperties": { "$ref": "#/$defs/entity" } } }, "$defs": { "target": { "title": "Target", "description": "Where the code goes in the host, and what it stands on.", "type": "object", "additionalProperties": false, "properties": { "folder": { "title": "Folder", "description": "The folder in the host project, such as Api/Generated. Without it: Tenon.", "type": "string", "minLength": 1, "maxLength": 200 }, "dbContext": { "title": "DbContext", "description": "The DbContext that stores the rows. Needed where the host has several.", "type": "string", "minLength": 1, "maxLength": 500 }, "database": { "title": "Database", "description": "The database of a host without a DbContext, which gets a TenonDbContext on it.", "type": "string", "enum": ["sqlite", "postgres"] }, "library": { "title": "Endpoint library", "description": "What the endpoints are built on. Without it: fastendpoints where the host references FastEndpoints, else minimal.", "type": "string", "enum": ["minimal", "fastendpoints"] }, "namespace": { "title": "Namespace", "description": "What the namespaces of the code begin with, such as Shop.Services. Without it: the root namespace of each project.", "type": "string", "minLength": 1, "maxLength": 200 }, "routePrefix": { "title": "Prefix of the routes", "description": "What the routes of the entities begin with, such as /api. Without it: nothing.", "type": "string", "minLength": 1, "maxLength": 200 }, "projects": { "$ref": "#/$defs/projects" } } }, "projects": { "title": "Projects", "description": "The projects that the parts of the code go to, relative to the folder of the web project. Without them: the project of the DbContext, and the web project for the endpoints.", "type": "object", "additionalProperties": false, "properties": { "entity": { "title": "Project of the classes", "description": "The folder or file of the project for classes and enums, such as ../Shop.Domain.", "$ref": "#/$defs/project" }, "contracts": { "title": "Project of the contracts", "description": "The project for requests, responses and service interfaces.", "$ref": "#/$defs/project" }, "data": { "title": "Project of the data", "description": "The project for mappings and services: that of the DbContext.", "$ref": "#/$defs/project" }, "api": { "title": "Project of the endpoints", "description": "The project for endpoints and validators: the web project, written as a dot.", "$ref": "#/$defs/project" } } }, "project": { "type": "string", "minLength": 1, "maxLength": 200 }, "defaults": { "title": "Defaults", "description": "What holds for every entity of this file that says nothing else.", "type": "object", "additionalProperties": false, "properties": { "access": { "$ref": "#/$defs/access" }, "pageSize": { "$ref": "#/$defs/pageSize" }, "maxPageSize": { "$ref": "#/$defs/maxPageSize" } } }, "entity": { "title": "Entity", "description": "One entity: its endpoints, its properties and what belongs to it.", "type": "object", "required": ["properties"], "additionalProperties": false, "properties": { "model": { "title": "Model", "description": "Whether the class of the rows and its mapping are generated, or exist in the host. Without it: generated.", "type": "string", "enum": ["generated", "existing"] }, "clrType": { "title": "Class", "description": "With model: existing, the host's class, with its namespace where it needs one. Without it: the class of the entity's name.", "type": "string", "minLength": 1, "maxLength": 500 }, "plural": { "title": "Plural", "description": "The plural in Pascal case, where the one that is found reads badly.", "type": "string" }, "route": { "title": "Route", "description": "The route segment, such as order-lines. Without it: made of the plural.", "type": "string" }, "operations": { "title": "Operations", "description": "The operations that are emitted, such as [getAll, get] for reading alone. An empty list makes the entity a reference for others. Without it: all that the class allows.", "type": "array", "items": { "title": "Operation", "type": "string", "enum": ["create", "getAll", "get", "update", "delete"] } }, "access": { "$ref": "#/$defs/access" }, "pageSize": { "$ref": "#/$defs/pageSize" }, "maxPageSize": { "$ref": "#/$defs/maxPageSize" }, "concurrency": { "title": "Concurrency", "description": "Whether rows have a version, which the endpoints answer as ETag and compare with If-Match, so that no update is lost. A text names the property of the version: Version without it. An existing class needs the name, unless one property of its source has [ConcurrencyCheck] or [Timestamp].", "type": ["boolean", "string"] }, "description": { "$ref": "#/$defs/description" }, "properties": { "title": "Properties", "description": "The properties by name. Exactly one has isKey: true.", "type": "object", "minProperties": 1, "additionalProperties": { "$ref": "#/$defs/property" } }, "relationships": { "title": "Relationships", "description": "The lists of other entities that belong to one of these, by name.", "type": "object", "additionalProperties": { "$ref": "#/$defs/relationship" } } } }, "property": { "title": "Property", "description": "One property and what its values must satisfy.", "type": "object", "required": ["type"], "additionalProperties": false, "properties": { "type": { "title": "Type", "description": "A type of .NET, in any letter case, or an enum declared under enums. A ? after it makes the property optional.", "type": "string", "examples": ["Guid", "string", "bool", "byte", "short", "int", "long", "float", "double", "decimal", "DateTime", "DateTimeOffset", "DateOnly", "TimeOnly", "TimeSpan", "byte[]"] }, "isKey": { "title": "Key", "description": "Whether this property identifies a row.", "type": "boolean" }, "required": { "title": "Required", "description": "Whether a request must give a value. Without it: yes.", "type": "boolean" }, "minLength": { "$ref": "#/$defs/length" }, "maxLength": { "$ref": "#/$defs/maxLength" }, "min": { "title": "Smallest value", "description": "The smallest number that is accepted.", "type": "number" }, "max": { "title": "Largest value", "description": "The largest number that is accepted.", "type": "number" }, "pattern": { "title": "Pattern", "description": "A .NET regular expression that a text must match.", "type": "string", "minLength": 1, "maxLength": 1e3 }, "filter": { "$ref": "#/$defs/filter" }, "description": { "$ref": "#/$defs/description" } } }, "relationship": { "title": "Relationship", "description": "A list of another entity, the child, that belongs to one of this entity, the parent.", "type": "object", "required": ["relatedEntity", "type"], "additionalProperties": false, "properties": { "relatedEntity": { "title": "Child", "description": "The name of the entity in the list.", "type": "string" }, "type": { "title": "Type", "description": "OneToMany is the only one.", "type": "string", "enum": ["OneToMany"] }, "foreignKey": { "title": "Foreign key", "description": "The property of the child that holds the parent's key. Without it: the parent's name and Id.", "type": "string" }, "route": { "title": "Route", "description": "The last segment of the nested route. Without it: the child's route.", "type": "string" }, "onDelete": { "title": "On delete", "description": "What deleting the parent does: restrict keeps it while children refer to it, cascade deletes these, setNull empties an optional foreign key. Without it: restrict.", "type": "string", "enum": ["restrict", "cascade", "setNull"] }, "access": { "$ref": "#/$defs/rule" } } }, "length": { "title": "Length", "description": "A number of characters.", "type": "integer", "minimum": 0, "maximum": 2147483647 }, "maxLength": { "title": "Longest text", "description": "The most characters of a text, or none for no limit. Without it: 10000, and 450 for a key. An existing class has no such default.", "type": ["integer", "string"], "if": { "type": "string" }, "then": { "type": "string", "enum": ["none"] }, "else": { "$ref": "#/$defs/length" } }, "filter": { "title": "Filters", "description": "The operators that filter lists by this property, such as [eq, gte, lt] for price=10, price[gte]=10 and price[lt]=20, or none for no filter. Without it: [eq].", "type": ["array", "string"], "if": { "type": "string" }, "then": { "type": "string", "enum": ["none"] }, "else": { "type": "array", "minItems": 1, "items": { "title": "Operator", "type": "string", "enum": ["eq", "ne", "gt", "gte", "lt", "lte", "in", "contains", "startsWith", "isNull"] } } }, "pageSize": { "title": "Page size", "description": "The items on a page when the request does not say. Without it: 10.", "type": "integer", "minimum": 1, "maximum": 1e4 }, "maxPageSize": { "title": "Largest page size", "description": "The most items that a request can ask for. Without it: 100.", "type": "integer", "minimum": 1, "maximum": 1e4 }, "description": { "title": "Description", "description": "One line for the readers of the code.", "type": "string", "maxLength": 1e3, "pattern": "^[^\\n\\r\\u0085\\u2028\\u2029]*$" }, "access": { "title": "Access", "description": "Who may call the endpoints: one rule for all, or a rule for each operation.", "type": ["object", "string"], "if": { "type": "object", "not": { "required": ["policy"], "properties": { "policy": true } } }, "then": { "$ref": "#/$defs/operations" }, "else": { "$ref": "#/$defs/rule" } }, "operations": { "title": "Access by operation", "description": "A rule for each operation; default holds for those that are not named.", "type": "object", "minProperties": 1, "additionalProperties": false, "properties": { "default": { "$ref": "#/$defs/rule" }, "create": { "$ref": "#/$defs/rule" }, "getAll": { "$ref": "#/$defs/rule" }, "get": { "$ref": "#/$defs/rule" }, "update": { "$ref": "#/$defs/rule" }, "delete": { "$ref": "#/$defs/rule" } } }, "rule": { "title": "Access rule", "description": "anonymous, authenticated, or the name of a policy of the host.", "type": ["object", "string"], "if": { "type": "string" }, "then": { "type": "string", "enum": ["anonymous", "authenticated"] }, "else": { "$ref": "#/$defs/policy" } }, "policy": { "title": "Policy", "description": "A policy that the host registers.", "type": "object", "required": ["policy"], "additionalProperties": false, "properties": { "policy": { "title": "Name of the policy", "description": "The name as the host registers it.", "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\n\\r\\u0085\\u2028\\u2029]*$" } } } } };
var func0 = Object.prototype.hasOwnProperty;
var schema32 = { "title": "Target", "description": "Where the code goes in the host, and what it stands on.", "type": "object", "additionalProperties": false, "properties": { "folder": { "title": "Folder", "description": "The folder in the host project, such as Api/Generated. Without it: Tenon.", "type": "string", "minLength": 1, "maxLength": 200 }, "dbContext": { "title": "DbContext", "description": "The DbContext that stores the rows. Needed where the host has several.", "type": "string", "minLength": 1, "maxLength": 500 }, "database": { "title": "Database", "description": "The database of a host without a DbContext, which gets a TenonDbContext on it.", "type": "string", "enum": ["sqlite", "postgres"] }, "library": { "title": "Endpoint library", "description": "What the endpoints are built on. Without it: fastendpoints where the host references FastEndpoints, else minimal.", "type": "string", "enum": ["minimal", "fastendpoints"] }, "namespace": { "title": "Namespace", "description": "What the namespaces of the code begin with, such as Shop.Services. Without it: the root namespace of each project.", "type": "string", "minLength": 1, "maxLength": 200 }, "routePrefix": { "title": "Prefix of the routes", "description": "What the routes of the entities begin with, such as /api. Without it: nothing.", "type": "string", "minLength": 1, "maxLength": 200 }, "projects": { "$ref": "#/$defs/projects" } } };
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
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.entity !== void 0 && func0.call(data, "entity")) {
      let data0 = data.entity;
      if (typeof data0 === "string") {
        if (func64(data0) > 200) {
          const err1 = { instancePath: instancePath + "/entity", schemaPath: "#/$defs/project/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func64(data0) < 1) {
          const err2 = { instancePath: instancePath + "/entity", schemaPath: "#/$defs/project/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/entity", schemaPath: "#/$defs/project/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.contracts !== void 0 && func0.call(data, "contracts")) {
      let data1 = data.contracts;
      if (typeof data1 === "string") {
        if (func64(data1) > 200) {
          const err4 = { instancePath: instancePath + "/contracts", schemaPath: "#/$defs/project/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func64(data1) < 1) {
          const err5 = { instancePath: instancePath + "/contracts", schemaPath: "#/$defs/project/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/contracts", schemaPath: "#/$defs/project/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0 && func0.call(data, "data")) {
      let data2 = data.data;
      if (typeof data2 === "string") {
        if (func64(data2) > 200) {
          const err7 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/project/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (func64(data2) < 1) {
          const err8 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/project/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/project/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.api !== void 0 && func0.call(data, "api")) {
      let data3 = data.api;
      if (typeof data3 === "string") {
        if (func64(data3) > 200) {
          const err10 = { instancePath: instancePath + "/api", schemaPath: "#/$defs/project/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (func64(data3) < 1) {
          const err11 = { instancePath: instancePath + "/api", schemaPath: "#/$defs/project/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/api", schemaPath: "#/$defs/project/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
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
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.folder !== void 0 && func0.call(data, "folder")) {
      let data0 = data.folder;
      if (typeof data0 === "string") {
        if (func64(data0) > 200) {
          const err1 = { instancePath: instancePath + "/folder", schemaPath: "#/properties/folder/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func64(data0) < 1) {
          const err2 = { instancePath: instancePath + "/folder", schemaPath: "#/properties/folder/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/folder", schemaPath: "#/properties/folder/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.dbContext !== void 0 && func0.call(data, "dbContext")) {
      let data1 = data.dbContext;
      if (typeof data1 === "string") {
        if (func64(data1) > 500) {
          const err4 = { instancePath: instancePath + "/dbContext", schemaPath: "#/properties/dbContext/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func64(data1) < 1) {
          const err5 = { instancePath: instancePath + "/dbContext", schemaPath: "#/properties/dbContext/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/dbContext", schemaPath: "#/properties/dbContext/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.database !== void 0 && func0.call(data, "database")) {
      let data2 = data.database;
      if (typeof data2 !== "string") {
        const err7 = { instancePath: instancePath + "/database", schemaPath: "#/properties/database/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (!(data2 === "sqlite" || data2 === "postgres")) {
        const err8 = { instancePath: instancePath + "/database", schemaPath: "#/properties/database/enum", keyword: "enum", params: { allowedValues: schema32.properties.database.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.library !== void 0 && func0.call(data, "library")) {
      let data3 = data.library;
      if (typeof data3 !== "string") {
        const err9 = { instancePath: instancePath + "/library", schemaPath: "#/properties/library/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (!(data3 === "minimal" || data3 === "fastendpoints")) {
        const err10 = { instancePath: instancePath + "/library", schemaPath: "#/properties/library/enum", keyword: "enum", params: { allowedValues: schema32.properties.library.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.namespace !== void 0 && func0.call(data, "namespace")) {
      let data4 = data.namespace;
      if (typeof data4 === "string") {
        if (func64(data4) > 200) {
          const err11 = { instancePath: instancePath + "/namespace", schemaPath: "#/properties/namespace/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (func64(data4) < 1) {
          const err12 = { instancePath: instancePath + "/namespace", schemaPath: "#/properties/namespace/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/namespace", schemaPath: "#/properties/namespace/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.routePrefix !== void 0 && func0.call(data, "routePrefix")) {
      let data5 = data.routePrefix;
      if (typeof data5 === "string") {
        if (func64(data5) > 200) {
          const err14 = { instancePath: instancePath + "/routePrefix", schemaPath: "#/properties/routePrefix/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (func64(data5) < 1) {
          const err15 = { instancePath: instancePath + "/routePrefix", schemaPath: "#/properties/routePrefix/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/routePrefix", schemaPath: "#/properties/routePrefix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
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
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema39 = { "title": "Access", "description": "Who may call the endpoints: one rule for all, or a rule for each operation.", "type": ["object", "string"], "if": { "type": "object", "not": { "required": ["policy"], "properties": { "policy": true } } }, "then": { "$ref": "#/$defs/operations" }, "else": { "$ref": "#/$defs/rule" } };
var schema41 = { "title": "Access rule", "description": "anonymous, authenticated, or the name of a policy of the host.", "type": ["object", "string"], "if": { "type": "string" }, "then": { "type": "string", "enum": ["anonymous", "authenticated"] }, "else": { "$ref": "#/$defs/policy" } };
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
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema41.type }, message: "must be object,string" };
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
      const err3 = { instancePath, schemaPath: "#/then/enum", keyword: "enum", params: { allowedValues: schema41.then.enum }, message: "must be equal to one of the allowed values" };
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
          if (func64(data0) > 200) {
            const err6 = { instancePath: instancePath + "/policy", schemaPath: "#/$defs/policy/properties/policy/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (func64(data0) < 1) {
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
    if (data.delete !== void 0 && func0.call(data, "delete")) {
      if (!validate28(data.delete, { instancePath: instancePath + "/delete", parentData: data, parentDataProperty: "delete", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate28.errors : append(vErrors, validate28.errors);
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
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema39.type }, message: "must be object,string" };
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
    const err4 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema' };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate26.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate26.evaluated = { "dynamicProps": true, "dynamicItems": false };
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
      if (!(key0 === "access" || key0 === "pageSize" || key0 === "maxPageSize")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
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
        const err1 = { instancePath: instancePath + "/pageSize", schemaPath: "#/$defs/pageSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e4 || isNaN(data1)) {
          const err2 = { instancePath: instancePath + "/pageSize", schemaPath: "#/$defs/pageSize/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err3 = { instancePath: instancePath + "/pageSize", schemaPath: "#/$defs/pageSize/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.maxPageSize !== void 0 && func0.call(data, "maxPageSize")) {
      let data2 = data.maxPageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err4 = { instancePath: instancePath + "/maxPageSize", schemaPath: "#/$defs/maxPageSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e4 || isNaN(data2)) {
          const err5 = { instancePath: instancePath + "/maxPageSize", schemaPath: "#/$defs/maxPageSize/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err6 = { instancePath: instancePath + "/maxPageSize", schemaPath: "#/$defs/maxPageSize/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema45 = { "title": "Entity", "description": "One entity: its endpoints, its properties and what belongs to it.", "type": "object", "required": ["properties"], "additionalProperties": false, "properties": { "model": { "title": "Model", "description": "Whether the class of the rows and its mapping are generated, or exist in the host. Without it: generated.", "type": "string", "enum": ["generated", "existing"] }, "clrType": { "title": "Class", "description": "With model: existing, the host's class, with its namespace where it needs one. Without it: the class of the entity's name.", "type": "string", "minLength": 1, "maxLength": 500 }, "plural": { "title": "Plural", "description": "The plural in Pascal case, where the one that is found reads badly.", "type": "string" }, "route": { "title": "Route", "description": "The route segment, such as order-lines. Without it: made of the plural.", "type": "string" }, "operations": { "title": "Operations", "description": "The operations that are emitted, such as [getAll, get] for reading alone. An empty list makes the entity a reference for others. Without it: all that the class allows.", "type": "array", "items": { "title": "Operation", "type": "string", "enum": ["create", "getAll", "get", "update", "delete"] } }, "access": { "$ref": "#/$defs/access" }, "pageSize": { "$ref": "#/$defs/pageSize" }, "maxPageSize": { "$ref": "#/$defs/maxPageSize" }, "concurrency": { "title": "Concurrency", "description": "Whether rows have a version, which the endpoints answer as ETag and compare with If-Match, so that no update is lost. A text names the property of the version: Version without it. An existing class needs the name, unless one property of its source has [ConcurrencyCheck] or [Timestamp].", "type": ["boolean", "string"] }, "description": { "$ref": "#/$defs/description" }, "properties": { "title": "Properties", "description": "The properties by name. Exactly one has isKey: true.", "type": "object", "minProperties": 1, "additionalProperties": { "$ref": "#/$defs/property" } }, "relationships": { "title": "Relationships", "description": "The lists of other entities that belong to one of these, by name.", "type": "object", "additionalProperties": { "$ref": "#/$defs/relationship" } } } };
var schema49 = { "title": "Property", "description": "One property and what its values must satisfy.", "type": "object", "required": ["type"], "additionalProperties": false, "properties": { "type": { "title": "Type", "description": "A type of .NET, in any letter case, or an enum declared under enums. A ? after it makes the property optional.", "type": "string", "examples": ["Guid", "string", "bool", "byte", "short", "int", "long", "float", "double", "decimal", "DateTime", "DateTimeOffset", "DateOnly", "TimeOnly", "TimeSpan", "byte[]"] }, "isKey": { "title": "Key", "description": "Whether this property identifies a row.", "type": "boolean" }, "required": { "title": "Required", "description": "Whether a request must give a value. Without it: yes.", "type": "boolean" }, "minLength": { "$ref": "#/$defs/length" }, "maxLength": { "$ref": "#/$defs/maxLength" }, "min": { "title": "Smallest value", "description": "The smallest number that is accepted.", "type": "number" }, "max": { "title": "Largest value", "description": "The largest number that is accepted.", "type": "number" }, "pattern": { "title": "Pattern", "description": "A .NET regular expression that a text must match.", "type": "string", "minLength": 1, "maxLength": 1e3 }, "filter": { "$ref": "#/$defs/filter" }, "description": { "$ref": "#/$defs/description" } } };
var schema53 = { "title": "Filters", "description": "The operators that filter lists by this property, such as [eq, gte, lt] for price=10, price[gte]=10 and price[lt]=20, or none for no filter. Without it: [eq].", "type": ["array", "string"], "if": { "type": "string" }, "then": { "type": "string", "enum": ["none"] }, "else": { "type": "array", "minItems": 1, "items": { "title": "Operator", "type": "string", "enum": ["eq", "ne", "gt", "gte", "lt", "lte", "in", "contains", "startsWith", "isNull"] } } };
var schema51 = { "title": "Longest text", "description": "The most characters of a text, or none for no limit. Without it: 10000, and 450 for a key. An existing class has no such default.", "type": ["integer", "string"], "if": { "type": "string" }, "then": { "type": "string", "enum": ["none"] }, "else": { "$ref": "#/$defs/length" } };
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
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data)) && typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema51.type }, message: "must be integer,string" };
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
    if (!(data === "none")) {
      const err3 = { instancePath, schemaPath: "#/then/enum", keyword: "enum", params: { allowedValues: schema51.then.enum }, message: "must be equal to one of the allowed values" };
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
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err4 = { instancePath, schemaPath: "#/$defs/length/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        const err5 = { instancePath, schemaPath: "#/$defs/length/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data < 0 || isNaN(data)) {
        const err6 = { instancePath, schemaPath: "#/$defs/length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    var _valid0 = _errs6 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if (!valid0) {
    const err7 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema' };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate42.errors = vErrors;
  return errors === 0;
}
validate42.evaluated = { "dynamicProps": false, "dynamicItems": false };
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
    if (data.type === void 0 || !func0.call(data, "type")) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!func0.call(schema49.properties, key0)) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.type !== void 0 && func0.call(data, "type")) {
      if (typeof data.type !== "string") {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.isKey !== void 0 && func0.call(data, "isKey")) {
      if (typeof data.isKey !== "boolean") {
        const err3 = { instancePath: instancePath + "/isKey", schemaPath: "#/properties/isKey/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.required !== void 0 && func0.call(data, "required")) {
      if (typeof data.required !== "boolean") {
        const err4 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.minLength !== void 0 && func0.call(data, "minLength")) {
      let data3 = data.minLength;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err5 = { instancePath: instancePath + "/minLength", schemaPath: "#/$defs/length/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) {
          const err6 = { instancePath: instancePath + "/minLength", schemaPath: "#/$defs/length/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err7 = { instancePath: instancePath + "/minLength", schemaPath: "#/$defs/length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.maxLength !== void 0 && func0.call(data, "maxLength")) {
      if (!validate42(data.maxLength, { instancePath: instancePath + "/maxLength", parentData: data, parentDataProperty: "maxLength", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate42.errors : append(vErrors, validate42.errors);
        errors = vErrors.length;
      }
    }
    if (data.min !== void 0 && func0.call(data, "min")) {
      let data5 = data.min;
      if (!(typeof data5 == "number" && isFinite(data5))) {
        const err8 = { instancePath: instancePath + "/min", schemaPath: "#/properties/min/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.max !== void 0 && func0.call(data, "max")) {
      let data6 = data.max;
      if (!(typeof data6 == "number" && isFinite(data6))) {
        const err9 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.pattern !== void 0 && func0.call(data, "pattern")) {
      let data7 = data.pattern;
      if (typeof data7 === "string") {
        if (func64(data7) > 1e3) {
          const err10 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (func64(data7) < 1) {
          const err11 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.filter !== void 0 && func0.call(data, "filter")) {
      let data8 = data.filter;
      if (!Array.isArray(data8) && typeof data8 !== "string") {
        const err13 = { instancePath: instancePath + "/filter", schemaPath: "#/$defs/filter/type", keyword: "type", params: { type: schema53.type }, message: "must be array,string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      const _errs21 = errors;
      let valid3 = true;
      const _errs22 = errors;
      if (typeof data8 !== "string") {
        const err14 = {};
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      var _valid0 = _errs22 === errors;
      errors = _errs21;
      if (vErrors !== null) {
        if (_errs21) {
          vErrors.length = _errs21;
        } else {
          vErrors = null;
        }
      }
      let ifClause0;
      if (_valid0) {
        const _errs24 = errors;
        if (typeof data8 !== "string") {
          const err15 = { instancePath: instancePath + "/filter", schemaPath: "#/$defs/filter/then/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (!(data8 === "none")) {
          const err16 = { instancePath: instancePath + "/filter", schemaPath: "#/$defs/filter/then/enum", keyword: "enum", params: { allowedValues: schema53.then.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        var _valid0 = _errs24 === errors;
        valid3 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs26 = errors;
        if (Array.isArray(data8)) {
          if (data8.length < 1) {
            const err17 = { instancePath: instancePath + "/filter", schemaPath: "#/$defs/filter/else/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
          const len0 = data8.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data9 = data8[i0];
            if (typeof data9 !== "string") {
              const err18 = { instancePath: instancePath + "/filter/" + i0, schemaPath: "#/$defs/filter/else/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (!(data9 === "eq" || data9 === "ne" || data9 === "gt" || data9 === "gte" || data9 === "lt" || data9 === "lte" || data9 === "in" || data9 === "contains" || data9 === "startsWith" || data9 === "isNull")) {
              const err19 = { instancePath: instancePath + "/filter/" + i0, schemaPath: "#/$defs/filter/else/items/enum", keyword: "enum", params: { allowedValues: schema53.else.items.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          }
        } else {
          const err20 = { instancePath: instancePath + "/filter", schemaPath: "#/$defs/filter/else/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        var _valid0 = _errs26 === errors;
        valid3 = _valid0;
        ifClause0 = "else";
      }
      if (!valid3) {
        const err21 = { instancePath: instancePath + "/filter", schemaPath: "#/$defs/filter/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema' };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.description !== void 0 && func0.call(data, "description")) {
      let data10 = data.description;
      if (typeof data10 === "string") {
        if (func64(data10) > 1e3) {
          const err22 = { instancePath: instancePath + "/description", schemaPath: "#/$defs/description/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (!pattern4.test(data10)) {
          const err23 = { instancePath: instancePath + "/description", schemaPath: "#/$defs/description/pattern", keyword: "pattern", params: { pattern: "^[^\\n\\r\\u0085\\u2028\\u2029]*$" }, message: 'must match pattern "^[^\\n\\r\\u0085\\u2028\\u2029]*$"' };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      } else {
        const err24 = { instancePath: instancePath + "/description", schemaPath: "#/$defs/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
  } else {
    const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err25];
    } else {
      vErrors.push(err25);
    }
    errors++;
  }
  validate41.errors = vErrors;
  return errors === 0;
}
validate41.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema55 = { "title": "Relationship", "description": "A list of another entity, the child, that belongs to one of this entity, the parent.", "type": "object", "required": ["relatedEntity", "type"], "additionalProperties": false, "properties": { "relatedEntity": { "title": "Child", "description": "The name of the entity in the list.", "type": "string" }, "type": { "title": "Type", "description": "OneToMany is the only one.", "type": "string", "enum": ["OneToMany"] }, "foreignKey": { "title": "Foreign key", "description": "The property of the child that holds the parent's key. Without it: the parent's name and Id.", "type": "string" }, "route": { "title": "Route", "description": "The last segment of the nested route. Without it: the child's route.", "type": "string" }, "onDelete": { "title": "On delete", "description": "What deleting the parent does: restrict keeps it while children refer to it, cascade deletes these, setNull empties an optional foreign key. Without it: restrict.", "type": "string", "enum": ["restrict", "cascade", "setNull"] }, "access": { "$ref": "#/$defs/rule" } } };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate45.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.relatedEntity === void 0 || !func0.call(data, "relatedEntity")) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relatedEntity" }, message: "must have required property 'relatedEntity'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type === void 0 || !func0.call(data, "type")) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "relatedEntity" || key0 === "type" || key0 === "foreignKey" || key0 === "route" || key0 === "onDelete" || key0 === "access")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.relatedEntity !== void 0 && func0.call(data, "relatedEntity")) {
      if (typeof data.relatedEntity !== "string") {
        const err3 = { instancePath: instancePath + "/relatedEntity", schemaPath: "#/properties/relatedEntity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.type !== void 0 && func0.call(data, "type")) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data1 === "OneToMany")) {
        const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema55.properties.type.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.foreignKey !== void 0 && func0.call(data, "foreignKey")) {
      if (typeof data.foreignKey !== "string") {
        const err6 = { instancePath: instancePath + "/foreignKey", schemaPath: "#/properties/foreignKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.route !== void 0 && func0.call(data, "route")) {
      if (typeof data.route !== "string") {
        const err7 = { instancePath: instancePath + "/route", schemaPath: "#/properties/route/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.onDelete !== void 0 && func0.call(data, "onDelete")) {
      let data4 = data.onDelete;
      if (typeof data4 !== "string") {
        const err8 = { instancePath: instancePath + "/onDelete", schemaPath: "#/properties/onDelete/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (!(data4 === "restrict" || data4 === "cascade" || data4 === "setNull")) {
        const err9 = { instancePath: instancePath + "/onDelete", schemaPath: "#/properties/onDelete/enum", keyword: "enum", params: { allowedValues: schema55.properties.onDelete.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.access !== void 0 && func0.call(data, "access")) {
      if (!validate28(data.access, { instancePath: instancePath + "/access", parentData: data, parentDataProperty: "access", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate28.errors : append(vErrors, validate28.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate45.errors = vErrors;
  return errors === 0;
}
validate45.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate39.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.properties === void 0 || !func0.call(data, "properties")) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "properties" }, message: "must have required property 'properties'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!func0.call(schema45.properties, key0)) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.model !== void 0 && func0.call(data, "model")) {
      let data0 = data.model;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (!(data0 === "generated" || data0 === "existing")) {
        const err3 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/enum", keyword: "enum", params: { allowedValues: schema45.properties.model.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.clrType !== void 0 && func0.call(data, "clrType")) {
      let data1 = data.clrType;
      if (typeof data1 === "string") {
        if (func64(data1) > 500) {
          const err4 = { instancePath: instancePath + "/clrType", schemaPath: "#/properties/clrType/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func64(data1) < 1) {
          const err5 = { instancePath: instancePath + "/clrType", schemaPath: "#/properties/clrType/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/clrType", schemaPath: "#/properties/clrType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.plural !== void 0 && func0.call(data, "plural")) {
      if (typeof data.plural !== "string") {
        const err7 = { instancePath: instancePath + "/plural", schemaPath: "#/properties/plural/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.route !== void 0 && func0.call(data, "route")) {
      if (typeof data.route !== "string") {
        const err8 = { instancePath: instancePath + "/route", schemaPath: "#/properties/route/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.operations !== void 0 && func0.call(data, "operations")) {
      let data4 = data.operations;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (typeof data5 !== "string") {
            const err9 = { instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (!(data5 === "create" || data5 === "getAll" || data5 === "get" || data5 === "update" || data5 === "delete")) {
            const err10 = { instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/enum", keyword: "enum", params: { allowedValues: schema45.properties.operations.items.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
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
      let data7 = data.pageSize;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err12 = { instancePath: instancePath + "/pageSize", schemaPath: "#/$defs/pageSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 1e4 || isNaN(data7)) {
          const err13 = { instancePath: instancePath + "/pageSize", schemaPath: "#/$defs/pageSize/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data7 < 1 || isNaN(data7)) {
          const err14 = { instancePath: instancePath + "/pageSize", schemaPath: "#/$defs/pageSize/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.maxPageSize !== void 0 && func0.call(data, "maxPageSize")) {
      let data8 = data.maxPageSize;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err15 = { instancePath: instancePath + "/maxPageSize", schemaPath: "#/$defs/maxPageSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 1e4 || isNaN(data8)) {
          const err16 = { instancePath: instancePath + "/maxPageSize", schemaPath: "#/$defs/maxPageSize/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data8 < 1 || isNaN(data8)) {
          const err17 = { instancePath: instancePath + "/maxPageSize", schemaPath: "#/$defs/maxPageSize/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.concurrency !== void 0 && func0.call(data, "concurrency")) {
      let data9 = data.concurrency;
      if (typeof data9 !== "boolean" && typeof data9 !== "string") {
        const err18 = { instancePath: instancePath + "/concurrency", schemaPath: "#/properties/concurrency/type", keyword: "type", params: { type: schema45.properties.concurrency.type }, message: "must be boolean,string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.description !== void 0 && func0.call(data, "description")) {
      let data10 = data.description;
      if (typeof data10 === "string") {
        if (func64(data10) > 1e3) {
          const err19 = { instancePath: instancePath + "/description", schemaPath: "#/$defs/description/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (!pattern4.test(data10)) {
          const err20 = { instancePath: instancePath + "/description", schemaPath: "#/$defs/description/pattern", keyword: "pattern", params: { pattern: "^[^\\n\\r\\u0085\\u2028\\u2029]*$" }, message: 'must match pattern "^[^\\n\\r\\u0085\\u2028\\u2029]*$"' };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/description", schemaPath: "#/$defs/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.properties !== void 0 && func0.call(data, "properties")) {
      let data11 = data.properties;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (Object.keys(data11).length < 1) {
          const err22 = { instancePath: instancePath + "/properties", schemaPath: "#/properties/properties/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        for (const key1 of Object.keys(data11)) {
          if (!validate41(data11[key1], { instancePath: instancePath + "/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data11, parentDataProperty: key1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate41.errors : append(vErrors, validate41.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.relationships !== void 0 && func0.call(data, "relationships")) {
      let data13 = data.relationships;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        for (const key2 of Object.keys(data13)) {
          if (!validate45(data13[key2], { instancePath: instancePath + "/relationships/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data13, parentDataProperty: key2, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate45.errors : append(vErrors, validate45.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/relationships", schemaPath: "#/properties/relationships/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
  } else {
    const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err25];
    } else {
      vErrors.push(err25);
    }
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
validate39.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entity" }, message: "must have required property 'entity'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "version" || key0 === "target" || key0 === "defaults" || key0 === "health" || key0 === "enums" || key0 === "entity")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.version !== void 0 && func0.call(data, "version")) {
      let data0 = data.version;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (1 !== data0) {
        const err3 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
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
        const err4 = { instancePath: instancePath + "/health", schemaPath: "#/properties/health/enum", keyword: "enum", params: { allowedValues: schema31.properties.health.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.enums !== void 0 && func0.call(data, "enums")) {
      let data4 = data.enums;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (const key1 of Object.keys(data4)) {
          let data5 = data4[key1];
          if (Array.isArray(data5)) {
            if (data5.length < 1) {
              const err5 = { instancePath: instancePath + "/enums/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/enums/additionalProperties/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            const len0 = data5.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (typeof data5[i0] !== "string") {
                const err6 = { instancePath: instancePath + "/enums/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/properties/enums/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
          } else {
            const err7 = { instancePath: instancePath + "/enums/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/enums/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/enums", schemaPath: "#/properties/enums/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.entity !== void 0 && func0.call(data, "entity")) {
      let data7 = data.entity;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (Object.keys(data7).length < 1) {
          const err9 = { instancePath: instancePath + "/entity", schemaPath: "#/properties/entity/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        for (const key2 of Object.keys(data7)) {
          if (!validate39(data7[key2], { instancePath: instancePath + "/entity/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data7, parentDataProperty: key2, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate39.errors : append(vErrors, validate39.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/entity", schemaPath: "#/properties/entity/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
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
