import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { isDeviceName } from "../../text/device-name.ts";
import type { Declared, FileDecl, Located } from "../declaration.ts";
import { parts } from "../placement.ts";
import { type Check, clashSpans } from "./check.ts";

/** Checks that all files of a run that state a target state the same target. Spec: entity-file, Target. */
export const targetDiffers: Check = (declared) => [
  ...differing(declared, "folder", ({ folder }) => folder),
  ...differing(declared, "dbContext", ({ dbContext }) => dbContext),
  ...differing(declared, "database", ({ database }) => database),
  ...differing(declared, "library", ({ library }) => library),
  ...differing(declared, "namespace", ({ namespace }) => namespace),
  ...differing(declared, "routePrefix", ({ routePrefix }) => routePrefix),
  ...parts.flatMap((part) => differing(declared, `projects.${part}`, ({ projects }) => projects[part])),
];

/** Checks that all files of a run that say who maps the health endpoints say the same. Spec: entity-file, Health endpoints. */
export const healthDiffers: Check = ({ files }) =>
  differingValues(
    "health",
    files.map(({ health }) => health),
  );

function differing(
  { files }: Declared,
  key: string,
  statedIn: (target: FileDecl["target"]) => Located<string> | undefined,
) {
  return differingValues(
    key,
    files.map(({ target }) => statedIn(target)),
  );
}

function differingValues(key: string, written: readonly (Located<string> | undefined)[]) {
  const [first, ...others] = written.filter((value) => value !== undefined);
  if (first === undefined) return [];
  return others
    .filter(({ value }) => value !== first.value)
    .map(({ value, span }) =>
      report(catalogue.targetDiffers, { key, value, other: first.value }, clashSpans(first, { span })),
    );
}

/** Checks that the target folder is inside the host and that its segments can be namespace parts. Spec: entity-file, Target. */
export const targetFolder: Check = ({ files }) =>
  files.flatMap(({ target: { folder } }) =>
    folder === undefined || folder.value.split("/").every(isFolderName)
      ? []
      : [report(catalogue.targetFolder, { folder: folder.value }, folder)],
  );

/** Checks that the stated beginnings of namespaces and routes can be ones. Spec: entity-file, Namespace and prefix. */
export const targetBeginnings: Check = ({ files, defaults }) => [
  ...[...files.map(({ target }) => target), ...(defaults === undefined ? [] : [defaults])].flatMap(beginningFaults),
];

/** Reports a namespace or a prefix of routes that cannot be one. */
export function beginningFaults({ namespace, routePrefix }: Pick<FileDecl["target"], "namespace" | "routePrefix">) {
  return [
    ...(namespace === undefined || namespace.value.split(".").every(isNamespacePart)
      ? []
      : [report(catalogue.targetNamespace, { namespace: namespace.value }, namespace)]),
    ...(routePrefix === undefined || /^\/?[a-z0-9._~-]+(?:\/[a-z0-9._~-]+)*$/.test(routePrefix.value)
      ? []
      : [report(catalogue.targetRoutePrefix, { prefix: routePrefix.value }, routePrefix)]),
  ];
}

function isNamespacePart(name: string): boolean {
  return /^[A-Z][A-Za-z0-9_]*$/.test(name);
}

// The build ignores bin and obj.
function isFolderName(name: string): boolean {
  return /^[A-Z][A-Za-z0-9_]{0,99}$/.test(name) && !isDeviceName(name) && !/^(?:bin|obj)$/i.test(name);
}
