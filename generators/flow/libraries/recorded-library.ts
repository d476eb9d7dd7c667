import { namesInManifests } from "../../emit/row.ts";
import { type LibraryId, libraryIds } from "../../entity/graft.ts";
import type { Manifest } from "../../files/manifest/manifest.ts";

/** Returns the rows that an endpoint library brings. */
type RowsOf = (id: LibraryId) => Parameters<typeof namesInManifests>[0];

/** Returns the generators that only other libraries have. Spec: fastendpoints, Change of the library. */
export function namesOfOthers(rowsOf: RowsOf, id: LibraryId): ReadonlySet<string> {
  const own = namesInManifests(rowsOf(id));
  return new Set([...namesInManifests(libraryIds.flatMap(rowsOf))].filter((name) => !own.has(name)));
}

/** Returns the library that some recorded files belong to; undefined if none or several do. Spec: fastendpoints, Choice of the library. */
export function libraryOfRecord(rowsOf: RowsOf, { files }: Pick<Manifest, "files">): LibraryId | undefined {
  const recorded = new Set([...files.values()].map(({ generator }) => generator));
  const [found, ...more] = libraryIds.filter((id) => {
    const others = namesInManifests(libraryIds.filter((other) => other !== id).flatMap(rowsOf));
    return [...namesInManifests(rowsOf(id))].some((name) => recorded.has(name) && !others.has(name));
  });
  return more.length === 0 ? found : undefined;
}
