import { isForeignFolder } from "../../text/foreign-folder.ts";
import { isRecord, parsedJson } from "../../text/json-text.ts";
import { isSourceName } from "../snapshot/read-sources.ts";
import type { SourceFile } from "../snapshot/source-file.ts";
import { type SourceMark, sourceMarks } from "../snapshot/source-marks.ts";
import { list, mapped, optional, record, type Shape, text, unfit } from "./shape.ts";
import { sourceFacts } from "./source-shape.ts";

/** A C# file of a host, and what a graft asks about it. */
export interface RecordedSource {
  /** The path from the folder of its project. */
  readonly file: string;
  readonly marks: readonly SourceMark[];
  /** True if the file enables the nullable context itself; undefined if its project decides. */
  readonly isNullable: boolean | undefined;
  readonly facts: Omit<SourceFile, "project" | "file" | "isNullable">;
}

/** The C# files of a project. */
interface RecordedProject {
  /** The path of the project, from the folder of the web project. */
  readonly path: string;
  readonly sources: readonly RecordedSource[];
}

/** The record of the C# files of a host. */
interface FactsDocument {
  /** The version of Tenon that wrote it: another one can ask other questions. */
  readonly tenon: string;
  readonly projects: readonly RecordedProject[];
}

/** The path of a source, which stays in its folder. */
const sourcePath: Shape<string> = {
  write: (value) => value,
  read: (json) => (typeof json === "string" && isPathOfSource(json) ? json : unfit),
};

function isPathOfSource(path: string): boolean {
  const folders = path.split("/");
  const name = folders.pop() ?? "";
  const isPlain = [...folders, name].every((part) => !/^\.{0,2}$/.test(part)) && !/[\\:\p{Cc}]/u.test(path);
  return isPlain && isSourceName(name) && !folders.some(isForeignFolder);
}

const source = record<RecordedSource>({
  file: sourcePath,
  marks: list(text<SourceMark>(new RegExp(`^(?:${Object.keys(sourceMarks).join("|")})$`))),
  isNullable: mapped(
    optional(text(/^(?:enable|disable)$/)),
    (word) => (word === undefined ? undefined : word === "enable"),
    (is) => (is === undefined ? undefined : is ? "enable" : "disable"),
  ),
  facts: sourceFacts,
});

/** Prints a record with a line for each file, so that branches merge. A file whose facts cannot be read back does not compile, and is left out. */
export function printFacts({ tenon, projects }: FactsDocument): string {
  const blocks = projects.map(({ path, sources }) => {
    const written = sources.map(source.write).filter((one) => source.read(one) !== unfit);
    const lines = written.map((one) => `\n    ${JSON.stringify(one)}`).join(",");
    return `\n  { "path": ${JSON.stringify(path)}, "sources": [${lines}] }`;
  });
  return `{ "tenon": ${JSON.stringify(tenon)}, "projects": [${blocks.join(",")}] }\n`;
}

/** Reads a record, which anybody may have written. Returns the reason against one that is none. */
export function parseFacts(written: string, tenon: string): FactsDocument | string {
  const json = parsedJson(written);
  if (!isRecord(json)) return "it is not a JSON object";
  if (json["tenon"] !== tenon) return `Tenon ${tenon} did not write it`;
  const projects = list(record<RecordedProject>({ path: text(), sources: list(source) })).read(json["projects"]);
  return projects === unfit ? "a source in it has not the form of one" : { tenon, projects };
}
