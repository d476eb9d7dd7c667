import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import { locatedText } from "../entity/yaml/yaml-node.ts";
import type { ResolvingDisk } from "../files/disk/disk.ts";
import { readConfig } from "./read-config.ts";
import { pathInRepository } from "./repository.ts";

/** Returns the path of the host that the configuration of a folder names, or the path itself. Spec: host, Configuration. */
export function pointedHost(disk: ResolvingDisk, path: string): Result<string> {
  if (disk.kind(path) !== "folder") return { ok: true, value: path, diagnostics: [] };
  const config = readConfig(disk, path);
  if (!config.ok) return config;
  const stated = locatedText(config.value.root, "host");
  if (stated === undefined) return { ok: true, value: path, diagnostics: [] };
  const host = pathInRepository(disk, path, stated.value);
  if (host === undefined) {
    const outside = report(catalogue.pathOutsideRepository, { key: "host", path: stated.value }, { span: stated.span });
    return { ok: false, diagnostics: [outside] };
  }
  const hint = `Move the line to .tenon/config.yaml in ${stated.value}.`;
  const others = [...(config.value.root?.entries.values() ?? [])].filter(({ key }) => key !== "host");
  const misplaced = others.map(({ key, keySpan }) =>
    report(catalogue.optionAboveHost, { key }, { span: keySpan, hint }),
  );
  return resultOf(host, misplaced);
}
