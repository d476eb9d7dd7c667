import { catalogue } from "../diagnostics/catalogue.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import type { ReadableDisk } from "../files/disk.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import { quoted } from "../text/quoted.ts";
import { readTemplates, type Templates } from "./templates.ts";

/** The templates of a run, and the paths of the user's own. */
export interface TemplateSet {
  readonly all: () => Templates;
  /** The path of each template that is not Tenon's, by its name. */
  readonly own: ReadonlyMap<string, string>;
}

/** Replaces templates by those of the same name in a user's folder. */
export function withOwnTemplates(
  disk: ReadableDisk,
  folder: string | undefined,
  read: () => Templates,
): Result<TemplateSet> {
  if (folder === undefined) return { ok: true, value: { all: read, own: new Map() }, diagnostics: [] };
  if (disk.kind(folder) !== "folder") {
    return { ok: false, diagnostics: [report(catalogue.noTemplateFolder, { path: folder })] };
  }
  const templates = read();
  const found = readTemplates(disk, folder);
  const all: Templates = {
    get: (name) => found.get(name) ?? templates.get(name),
    has: (name) => found.has(name) || templates.has(name),
    keys: templates.keys,
  };
  const own = new Map([...found.keys()].map((name) => [name, `${folder}/${name}.mustache`]));
  const strangers = [...own].filter(([name]) => !templates.has(name));
  return resultOf(
    { all: () => all, own },
    strangers.map(([name, path]) => {
      const near = didYouMean(name, [...templates.keys()]);
      return report(
        catalogue.unknownTemplate,
        { path },
        { hint: near && `Did you mean ${quoted(`${near}.mustache`)}?` },
      );
    }),
  );
}
