import { createRequire } from "node:module";
import { dirname } from "node:path";

const yamlFolder = dirname(createRequire(import.meta.url).resolve("js-yaml/package.json")).replaceAll("\\", "/");

/**
 * The modules that libraries load and Tenon never calls, each with what stands in its place.
 * @type {readonly (readonly [pattern: RegExp, code: string])[]}
 */
const unused = [
  // Of the Model Context Protocol: a validator for answers of users to forms, tasks, and schemas of Zod in its third version.
  [/\/validation\/ajv-provider\.js$/, "export class AjvJsonSchemaValidator {}"],
  [
    /\/experimental\/tasks\/(?:mcp-)?server\.js$/,
    "export class ExperimentalServerTasks {}\nexport class ExperimentalMcpServerTasks {}",
  ],
  [/^zod\/v3$/, "export const object = undefined;"],
  [/^zod-to-json-schema$/, "export const zodToJsonSchema = undefined;"],
  // Of the printer of YAML: its reader, as another library reads.
  [
    /^js-yaml$/,
    `export { dump } from "${yamlFolder}/lib/dumper.js";
export { default as FAILSAFE_SCHEMA } from "${yamlFolder}/lib/schema/failsafe.js";
export { default as Type } from "${yamlFolder}/lib/type.js";`,
  ],
  // Of the parser of XML: what reads entities and numbers, both of which are turned off for project files, and what finds elements by
  // their paths, as none is read in a way of its own; and what makes plain objects, as the order of elements counts.
  [
    /^@nodable\/entities$/,
    `export class EntityDecoder { reset() {} setXmlVersion() {} addInputEntities() {} decode(value) { return value; } }
export const [XML, COMMON_HTML, CURRENCY, ENTITY_ACTION] = [{}, {}, {}, {}];`,
  ],
  [/^is-unsafe$/, "export const [isUnsafe, HTML, XML] = [() => true, 0, 0];"],
  [
    /^path-expression-matcher$/,
    `export class Matcher { push() {} pop() {} reset() {} updateCurrent() {} getCurrentTag() {} matchesAny() { return false; } readOnly() { return this; } }
export class Expression {}
export class ExpressionSet { add() {} seal() {} }`,
  ],
  [/^\.\/node2json\.js$/, "export default (nodes) => nodes;"],
  [/^strnum$/, "export default (value) => value;"],
];

/**
 * Leaves out modules that are never called.
 * @type {import("rolldown").Plugin}
 */
export const withoutUnused = {
  name: "without-unused",
  resolveId: (path) => {
    const index = unused.findIndex(([pattern]) => pattern.test(path));
    return index < 0 ? undefined : `\0left-out:${index}`;
  },
  load: (id) => (id.startsWith("\0left-out:") ? unused[Number(id.slice("\0left-out:".length))]?.[1] : undefined),
};
