import type { LibraryId } from "../../entity/entity.ts";
import type { Manifest } from "../../files/manifest/manifest.ts";

/** The names of the generators of each endpoint library, as manifests record them. */
export type NamesByLibrary = ReadonlyMap<LibraryId, ReadonlySet<string>>;

/** Returns the generators that only other libraries have. Spec: fastendpoints, Change of the library. */
export function namesOfOthers(names: NamesByLibrary, id: LibraryId): ReadonlySet<string> {
  const own = names.get(id);
  const others = [...names].flatMap(([other, all]) => (other === id ? [] : [...all]));
  return new Set(others.filter((name) => own?.has(name) !== true));
}

/** Returns the library that some recorded files belong to; undefined if none or several do. Spec: fastendpoints, Choice of the library. */
export function libraryOfRecord(names: NamesByLibrary, { files }: Pick<Manifest, "files">): LibraryId | undefined {
  const recorded = new Set([...files.values()].map(({ generator }) => generator));
  const [found, ...more] = [...names].filter(([id, own]) => {
    const others = new Set([...names].flatMap(([other, all]) => (other === id ? [] : [...all])));
    return [...own].some((name) => recorded.has(name) && !others.has(name));
  });
  return more.length === 0 ? found?.[0] : undefined;
}
