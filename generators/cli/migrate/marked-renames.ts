import { type Result, resultOf } from "../../diagnostics/result.ts";
import type { Entity } from "../../entity/entity.ts";
import { type Rename, renamesOf } from "../../entity/renames/renames.ts";
import { validateEntities } from "../../entity/validate.ts";
import { readManifest } from "../../files/manifest/manifest.ts";
import { readEntityFiles } from "../../flow/read-inputs.ts";
import type { Host } from "../../host/host.ts";
import { type DeclaredRename, renameText } from "../../migration/declared-rename.ts";
import type { RenamedText } from "../../migration/rename-texts.ts";
import type { CommandContext } from "../command.ts";

/** The renames that entity files declare, as the database sees them. */
export interface MarkedRenames {
  readonly names: readonly DeclaredRename[];
  readonly texts: readonly RenamedText[];
}

/** Returns the renames that the recorded entity files of a host declare, beside those of the command line. Spec: migrations, Renames. */
export function markedRenames(
  host: Host,
  asked: readonly DeclaredRename[],
  { disk }: Pick<CommandContext, "disk">,
): Result<MarkedRenames> {
  const site = { disk, root: host.folder };
  const manifest = readManifest(site);
  if (!manifest.ok) return manifest;
  const source = readEntityFiles(site, { files: [], forget: [] }, manifest.value.inputs);
  if (!source.ok) return source;
  if (source.value.files.length === 0) return resultOf({ names: [], texts: [] }, []);
  const model = validateEntities(source.value.files, host);
  if (!model.ok) return model;
  const known = new Set(asked.map(renameText));
  const marked = renamesOf(model.value).flatMap((rename) => ofClass(rename, model.value.entities));
  const names = marked.filter((rename) => !known.has(renameText(rename)));
  return resultOf({ names, texts: model.value.entities.flatMap(renamedTexts) }, []);
}

/** Returns the renamed members of the enums that an entity stores as text. The host decides how it stores its own. */
function renamedTexts({ name: entity, model, keys, properties }: Entity): readonly RenamedText[] {
  if (model.kind === "existing") return [];
  return [...new Set([...keys, ...properties])].flatMap(({ name: property, type }) => {
    const members = typeof type === "string" || type.ofHost !== undefined ? {} : (type.renamedMembers ?? {});
    return Object.entries(members).map(([to, from]) => ({ entity, property, from, to }));
  });
}

/** Returns the rename of a class or property. A class of the host is called as the host calls it. */
function ofClass({ kind, owner, from, to, names }: Rename, entities: readonly Entity[]): readonly DeclaredRename[] {
  const model = entities.find(({ name }) => name === owner)?.model;
  const entity = model?.kind === "existing" ? model.class.name : owner;
  if (kind === "property") return [{ entity, property: to, from }];
  return kind === "entity" && model?.kind !== "existing" ? [{ entity, property: undefined, from, folders: names }] : [];
}
