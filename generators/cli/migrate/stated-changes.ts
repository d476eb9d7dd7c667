import { type Result, resultOf } from "../../diagnostics/result.ts";
import type { Entity } from "../../entity/entity.ts";
import { type Rename, renamesOf } from "../../entity/renames/renames.ts";
import { validateEntities } from "../../entity/validate.ts";
import type { ResolvingDisk, Site } from "../../files/disk/disk.ts";
import { readManifest, type StoredManifest } from "../../files/manifest/manifest.ts";
import { readEntityFiles, readModelFiles } from "../../flow/read-inputs.ts";
import type { Host } from "../../host/host.ts";
import { type DeclaredRename, renameText } from "../../migration/declared-rename.ts";
import type { MarkedRenames, RenamedText } from "../../migration/rename-texts.ts";
import { validateModel } from "../../model/validate.ts";
import type { CommandContext } from "../command.ts";
import { modelDefaults, type StatedDefault } from "./model-defaults.ts";
import { modelRenames } from "./model-renames.ts";

/** The statements of entity files and models about the rows that are there. */
interface StatedChanges extends MarkedRenames {
  readonly defaults: readonly StatedDefault[];
}

/** Returns the renames and defaults that the recorded entity files and models of a host state; renames beside those of the command line. Spec: migrations, Renames; migrations, Defaults of new columns. */
export function statedChanges(
  host: Host,
  asked: readonly DeclaredRename[],
  { disk }: Pick<CommandContext, "disk">,
): Result<StatedChanges> {
  const site = { disk, root: host.folder };
  const manifest = readManifest(site);
  if (!manifest.ok) return manifest;
  const ofEntities = changesOfEntities(site, manifest.value, host);
  if (!ofEntities.ok) return ofEntities;
  const ofModels = changesOfModels(site, manifest.value);
  if (!ofModels.ok) return ofModels;
  const known = new Set(asked.map(renameText));
  const names = [...ofEntities.value.names, ...ofModels.value.names].filter((one) => !known.has(renameText(one)));
  const both = [ofEntities.value, ofModels.value];
  return resultOf(
    { names, texts: both.flatMap(({ texts }) => texts), defaults: both.flatMap(({ defaults }) => defaults) },
    [],
  );
}

const none: StatedChanges = { names: [], texts: [], defaults: [] };

function changesOfEntities(site: Site<ResolvingDisk>, { inputs }: StoredManifest, host: Host): Result<StatedChanges> {
  const source = readEntityFiles(site, { files: [], forget: [] }, inputs);
  if (!source.ok) return source;
  if (source.value.files.length === 0) return resultOf(none, []);
  const model = validateEntities(source.value.files, host);
  if (!model.ok) return model;
  const { entities } = model.value;
  const names = renamesOf(model.value).flatMap((rename) => ofClass(rename, entities));
  return resultOf({ names, texts: entities.flatMap(renamedTexts), defaults: entities.flatMap(defaultsOf) }, []);
}

function changesOfModels(site: Site<ResolvingDisk>, { inputs }: StoredManifest): Result<StatedChanges> {
  const source = readModelFiles(site, { models: [], forget: [] }, inputs);
  if (!source.ok) return source;
  if (source.value.files.length === 0) return resultOf(none, []);
  const model = validateModel(source.value.files);
  return model.ok ? resultOf({ ...modelRenames(model.value), defaults: modelDefaults(model.value) }, []) : model;
}

/** Returns the defaults of an entity. The host may map its own classes in another way. */
function defaultsOf({ name: entity, model, properties }: Entity): readonly StatedDefault[] {
  if (model.kind === "existing") return [];
  return properties.flatMap(({ name: property, default: stated }) =>
    stated === undefined ? [] : [{ entity, property, text: stated.text }],
  );
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
