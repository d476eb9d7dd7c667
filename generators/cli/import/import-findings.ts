import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { type Diagnostic, sortDiagnostics } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { EntryPath } from "../../entity/yaml/remove-from-entity-file.ts";
import { entryAt } from "../../entity/yaml/yaml-node.ts";
import type { ExistingFile } from "../../init/existing-file.ts";
import type { MergedImport } from "../../init/merge-import.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import { inSentence } from "../../text/quoted.ts";
import type { ImportFiles } from "./import-files.ts";

/** The surroundings of a merge that its findings tell of. */
interface About extends Pick<ImportFiles, "file"> {
  /** The entities that the user named. */
  readonly names: readonly string[] | undefined;
  readonly draft: ExistingFile;
  /** True if the user lets what is gone be removed. */
  readonly prunes: boolean;
}

/** Reports what an import does not decide by itself: conflicts, what is gone from the source, and unknown names. */
export function importFindings({ conflicts, gone }: MergedImport, about: About): readonly Diagnostic[] {
  const { names = [], draft, prunes } = about;
  const reasonFor = (name: string) => {
    const reason = draft.reasons.get(name);
    return reason === undefined ? "" : `: ${reason}`;
  };
  const known = Object.keys(draft.entities);
  const leaving = new Set(gone.map(nameOf));
  const unknown = names.filter((name) => !(known.includes(name) || leaving.has(name)));
  return sortDiagnostics([
    ...unknown.map((name) =>
      report(catalogue.importUnknown, { name, reason: reasonFor(name) }, { hint: spellingHint(name, known) }),
    ),
    ...conflicts.map(({ path, ...values }) => {
      const [base, ours, theirs] = [values.base, values.ours, values.theirs].map(shown);
      const hint = "--on-conflict keep leaves it as it is, --on-conflict overwrite follows the source.";
      const words = { place: nameOf(path), base: base ?? "", ours: ours ?? "", theirs: theirs ?? "" };
      return report(catalogue.importConflict, words, { span: spanOf(path, about.file), hint });
    }),
    ...(prunes ? [] : gone).map((path) => {
      const hint = "--prune removes it from the file.";
      const words = { place: nameOf(path), reason: reasonFor(nameOf(path)) };
      return report(catalogue.importGone, words, { span: spanOf(path, about.file), hint });
    }),
  ]);
}

/** Returns the place of an entry, or of the nearest one around it. */
function spanOf(path: readonly string[], file: ImportFiles["file"]): Diagnostic["span"] {
  if (file === undefined || path.length === 0) return undefined;
  return entryAt(file.root, path)?.keySpan ?? spanOf(path.slice(0, -1), file);
}

/** Returns the name of an entry: `Author.Name.maxLength`. */
function nameOf([, entity = "", , ...rest]: EntryPath): string {
  return [entity, ...rest].join(".");
}

function shown(value: unknown): string {
  return value === undefined ? "absent" : `\`${JSON.stringify(value).replaceAll('"', "")}\``;
}

/** Says in numbers what an entity file gets and loses. */
export function summaryOf({ edits }: MergedImport): string {
  const [got, lost] = [
    edits.filter(({ value }) => value !== undefined),
    edits.filter(({ value }) => value === undefined),
  ];
  const parts = [
    ["gets", got],
    ["loses", lost],
  ] as const;
  return parts
    .flatMap(([verb, some]) =>
      some.length === 0 ? [] : [`${verb} ${inSentence(countsOf(some.map(({ path }) => path)))}`],
    )
    .join(", ");
}

const kinds = [
  ["entity", "entities"],
  ["property", "properties"],
  ["relationship", "relationships"],
  ["value", "values"],
] as const;

function countsOf(paths: readonly EntryPath[]): readonly string[] {
  return kinds.flatMap(([one, many]) => {
    const count = paths.filter((path) => kindOf(path) === one).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
}

function kindOf(path: EntryPath): (typeof kinds)[number][0] {
  if (path.length === 2) return "entity";
  if (path.length !== 4) return "value";
  return path[2] === "properties" ? "property" : "relationship";
}
