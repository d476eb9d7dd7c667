import { isDeepStrictEqual } from "node:util";
import { parsed } from "../../generators/config/read-config.ts";
import type { Diagnostic } from "../../generators/diagnostics/diagnostic.ts";
import type { Result } from "../../generators/diagnostics/result.ts";
import { validate } from "../../generators/entity/validate.ts";
import { readEntityFile } from "../../generators/entity/yaml/read-entity-file.ts";
import type { YamlNode } from "../../generators/entity/yaml/yaml-node.ts";
import { format } from "../../generators/model/format.ts";
import { keywords, signs } from "../../generators/model/parse/tokens.ts";
import { parse } from "../../generators/model/parse.ts";
import { compileModel } from "../../generators/model/validate.ts";
import { textOf } from "../../generators/source/decode-text.ts";
import { host } from "../entity/host.ts";
import { disagreementOn } from "../model/grammar/disagreement.ts";
import { encoderTargets } from "./encoders.ts";
import { recordTargets } from "./record-targets.ts";
import { seedsIn } from "./seeds.ts";
import { requireWithin } from "./within.ts";

/** A reader that any text may meet. */
export interface FuzzTarget {
  /** The name of its folder of finds. */
  readonly name: string;
  /** Real inputs. */
  readonly seeds: readonly string[];
  /** The words and signs of the format. */
  readonly words: readonly string[];
  /** Throws if the reader breaks a promise for this text. */
  readonly judge: (text: string) => void;
}

const yamlWords = [
  ...[": ", "- ", "? ", "{", "}", "[", "]", ", ", "\n", "\n  ", "\n    ", "#", "---\n", "...\n", "%YAML 1.2\n"],
  ...["&a ", "*a", "<<: ", "!!str ", "!!omap ", "!x ", "|\n", ">-\n", "|2+\n", "'", '"', '"\\x', "~", "null", "true"],
  ...["no", "0x10", "1e400", "-0", "012", ".nan", "2024-01-01", "99999999999999999999"],
];

const entityWords = [
  ...["entity:", "enums:", "defaults:", "target:", "properties:", "relationships:", "access:", "model: existing"],
  ...["type: ", "Guid", "string", "int", "decimal", "isKey: true", "isRequired: ", "maxLength: ", "pattern: "],
  ...["relatedEntity: ", "OneToMany", "operations:", "policy: ", "anonymous", "A:", "Id:", "class", "Status"],
];

/** Every reader that `npm run fuzz` and `npm test` draw texts for. */
export const fuzzTargets: readonly FuzzTarget[] = [
  {
    name: "entity-file",
    seeds: seedsIn("test/cases", ".yaml"),
    words: [...yamlWords, ...entityWords],
    judge: judgeEntityFile,
  },
  { name: "model", seeds: seedsIn("test/cases", ".model"), words: modelWords(), judge: judgeModel },
  { name: "config", seeds: configSeeds(), words: [...yamlWords, ...configWords()], judge: judgeConfig },
  ...recordTargets,
  ...encoderTargets,
];

function judgeEntityFile(text: string): void {
  const bytes = new TextEncoder().encode(text);
  const file = { path: "a.yaml", bytes };
  requireDiagnosis(readEntityFile(file), textOf(bytes));
  requireDiagnosis(validate([file], host), textOf(bytes));
  requireSameAgain(bytes);
}

/** Prints what was read in flow style, and reads it again. */
function requireSameAgain(bytes: Uint8Array): void {
  const read = readEntityFile({ path: "a.yaml", bytes });
  if (!read.ok) return;
  const text = flowText(read.value.root);
  const again = readEntityFile({ path: "b.yaml", bytes: new TextEncoder().encode(text) });
  if (!again.ok || flowText(again.value.root) !== text) throw new Error(`Printed, it is read differently: ${text}`);
}

function flowText(node: YamlNode): string {
  if (node.kind === "list") return `[${node.items.map(flowText).join(", ")}]`;
  if (node.kind === "map")
    return `{${[...node.entries.values()].map(({ key, value }) => `? ${JSON.stringify(key)} : ${flowText(value)}`).join(", ")}}`;
  if (node.value === null) return "null";
  // A number keeps its digits.
  return typeof node.value === "string" ? JSON.stringify(node.text) : node.text;
}

function judgeModel(text: string): void {
  const disagreement = disagreementOn(text);
  if (disagreement !== undefined) throw new Error(disagreement);
  const { result, parsed: files } = compileModel([{ path: "a.model", text }]);
  requireDiagnosis(result, text);
  const file = files.get("a.model")?.parsed;
  if (file === undefined || file.diagnostics.some(({ severity }) => severity === "error")) return;
  const printed = format(file.file, text);
  const again = parse({ path: "a.model", text: printed });
  if (again.diagnostics.some(({ severity }) => severity === "error"))
    throw new Error(`Printed, it is wrong: ${printed}`);
  if (format(again.file, printed) !== printed) throw new Error("Printed again, it differs.");
  const codes = ({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) =>
    diagnostics.map(({ code }) => code).sort();
  const second = compileModel([{ path: "a.model", text: printed }]).result;
  if (!isDeepStrictEqual(codes(second), codes(result))) throw new Error("Printed, it means something else.");
}

function judgeConfig(text: string): void {
  const bytes = new TextEncoder().encode(text);
  requireDiagnosis(parsed(bytes), textOf(bytes));
}

/** Requires that a refusal says why, and that every diagnostic points into the text. */
function requireDiagnosis(result: Result<unknown>, text: string): void {
  if (!result.ok && result.diagnostics.length === 0) throw new Error("It is refused without a reason.");
  requireWithin(result.diagnostics, text);
}

function modelWords(): readonly string[] {
  return [
    ...[...keywords.keys(), ...signs].map((word) => ` ${word} `),
    ...[
      "a",
      "A",
      "Id",
      "Int",
      "String",
      "List<",
      "1",
      "1.5",
      '"a"',
      "/x/",
      "\n",
      "/// a\n",
      "// a\n",
      "/*",
      "*/",
      '"',
      "\\",
    ],
    ...['@route("/a")', "@get", '@auth("a")', "@since(1)", '@deprecated("a")', "99999999999999999999", "é", "\u00a0"],
  ];
}

function configSeeds(): readonly string[] {
  return [
    "templates: own\nhealth: anonymous\naccess: authenticated\n",
    "# a\naccess:\n  create: { policy: Editors }\n  getAll: anonymous\nplacement:\n  entity: ../Data\n",
    "host: src/Web\n",
  ];
}

function configWords(): readonly string[] {
  return [
    "templates: ",
    "health: ",
    "access: ",
    "placement: ",
    "host: ",
    "policy: ",
    "anonymous",
    "create: ",
    "../",
    ".",
  ];
}
