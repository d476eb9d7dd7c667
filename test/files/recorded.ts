import type { Manifest } from "../../generators/files/manifest/manifest.ts";
import type { ManifestEntry } from "../../generators/files/manifest/manifest-entry.ts";
import { inputShardPathOf, shardPathOf, shardText } from "../../generators/files/manifest/manifest-shard.ts";
import { grouped } from "../../generators/text/grouped.ts";

/** Returns the files of a manifest in the folder of a host. Their baselines are not known. */
export function recorded(root: string, { inputs, files }: Manifest): Readonly<Record<string, string>> {
  const shards = grouped([...files], ([, entry]: readonly [string, ManifestEntry]) => shardPathOf(entry));
  return {
    [`${root}/.tenon/manifest.json`]: `{\n  "version": 2\n}\n`,
    ...Object.fromEntries(
      inputs.map((input) => [
        `${root}/${inputShardPathOf(input)}`,
        shardText({ inputs: [input], files: new Map(), bases: [] }),
      ]),
    ),
    ...Object.fromEntries(
      [...shards].map(([path, entries]) => [
        `${root}/${path}`,
        shardText({ inputs: [], files: new Map(entries), bases: [] }),
      ]),
    ),
  };
}
