import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const scripts = new URL("../scripts/", import.meta.url);

/** Lists the packages that a module needs before its first line runs. */
function packagesOf(module: URL): readonly string[] {
  const imports = readFileSync(module, "utf8").matchAll(/^(?:import|\} from) .*?"([^"]+)";$/gm);
  return Array.from(imports, ([, name = ""]) => name).flatMap((name) => {
    if (name.startsWith("node:")) return [];
    return name.startsWith(".") ? packagesOf(new URL(name, module)) : [name];
  });
}

test.each(["bench", "build", "build-site", "check", "demo", "test"])(
  "scripts/%s.js can be the first command after a clone: it installs the packages before it imports one",
  (name) => {
    const script = new URL(`${name}.js`, scripts);
    expect(readFileSync(script, "utf8")).toMatch(/^ *ensureDependencies\(\);$/m);
    expect(packagesOf(script)).toEqual([]);
  },
);
