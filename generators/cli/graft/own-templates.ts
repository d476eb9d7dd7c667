import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { type Result, resultOf } from "../../diagnostics/result.ts";
import type { ResolvingDisk } from "../../files/disk/disk.ts";
import { attempt, DiskError, refusal } from "../../files/disk/disk-error.ts";
import { readTemplates, type Templates } from "../../render/templates.ts";
import { didYouMean } from "../../text/did-you-mean.ts";
import { quoted } from "../../text/quoted.ts";

/** The templates of a run, and the paths of the user's own. */
export interface TemplateSet {
  readonly all: () => Templates;
  /** The path of each template that is not Tenon's, by its name. */
  readonly own: ReadonlyMap<string, string>;
}

/** Replaces templates by those of the same name in a user's folder. */
export function withOwnTemplates(
  disk: ResolvingDisk,
  folder: string | undefined,
  read: () => Templates,
): Result<TemplateSet> {
  if (folder === undefined) return { ok: true, value: { all: read, own: new Map() }, diagnostics: [] };
  if (disk.kind(folder) !== "folder") {
    return { ok: false, diagnostics: [report(catalogue.noTemplateFolder, { path: folder })] };
  }
  const templates = read();
  const found = readAll(disk, folder);
  if (!found.ok) return found;
  const all: Templates = {
    get: (name) => found.value.get(name) ?? templates.get(name),
    has: (name) => found.value.has(name) || templates.has(name),
    keys: templates.keys,
  };
  const own = new Map([...found.value.keys()].map((name) => [name, `${folder}/${name}.mustache`]));
  const unknown = [...own].filter(([name]) => !templates.has(name));
  return resultOf(
    { all: () => all, own },
    unknown.map(([name, path]) => {
      const near = didYouMean(name, [...templates.keys()]);
      return report(
        catalogue.unknownTemplate,
        { path },
        { hint: near && `Did you mean ${quoted(`${near}.mustache`)}?` },
      );
    }),
  );
}

/** Refuses a link to nothing, which a folder lists and nobody can read. */
function missing(folder: string, name: string): never {
  throw new DiskError(`${folder}/${name}.mustache`, "ENOENT");
}

/** Reads every template of a folder at once, because a file that cannot be read stops the run before it begins. */
function readAll(disk: ResolvingDisk, folder: string): Result<ReadonlyMap<string, string>> {
  const found = readTemplates(disk, folder);
  const names = attempt(() => [...found.keys()]);
  if (names instanceof DiskError) return { ok: false, diagnostics: [refusal(folder, "read", names)] };
  const texts = names.map((name) => ({ name, text: attempt(() => found.get(name) ?? missing(folder, name)) }));
  const faults = texts.flatMap(({ text }) => (text instanceof DiskError ? [refusal(folder, "read", text)] : []));
  const read = texts.flatMap(({ name, text }) => (text instanceof DiskError ? [] : [[name, text] as const]));
  return resultOf(new Map(read), faults);
}
