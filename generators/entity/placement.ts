/** The parts of generated code, each behind those that it uses. Spec: generated-files, Parts. */
export const parts = ["entity", "contracts", "data", "api"] as const;

export type Part = (typeof parts)[number];

/** The layers of models that a host can place; the layer of the endpoints is the part `api`. */
export const placedLayers = ["domain", "application", "infrastructure"] as const;

export type PlacedLayer = (typeof placedLayers)[number];

/** The place of the files of a part. */
export interface PartPlace {
  /** The path of a project in `Host.projects`: empty for the web project. */
  readonly project: string;
  /** The folder, relative to that of the web project: `../Shop.Data/Tenon`. */
  readonly folder: string;
  /** The namespace of that folder: `Shop.Data.Tenon`. */
  readonly namespace: string;
}

export type Placement = Readonly<Record<Part, PartPlace>>;

/** Tells whether a part in another project uses this one, so that its types must be public. */
export function isUsedElsewhere(placement: Placement, part: Part): boolean {
  const users = parts.slice(parts.indexOf(part) + 1);
  return users.some((user) => placement[user].project !== placement[part].project);
}

/** Returns the folders of the projects beside the web project. */
export function scopeOf(placement: Placement): readonly string[] {
  return [...new Set(parts.map((part) => placement[part].project))].filter((project) => project !== "");
}

/** Tells whether the parts stand in several projects. */
export function isSplit(placement: Placement): boolean {
  return parts.some((part) => placement[part].project !== placement.api.project);
}
