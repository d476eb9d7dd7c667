import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { zip } from "../../scripts/dotnet/zip.js";
import { fastEndpointsPackages } from "../../scripts/fastendpoints-packages.js";
import { dotnetPath } from "./packages.ts";

const withDotnet = test.skipIf(dotnetPath() === undefined);

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenon-served-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Serves packages without content, and nothing else. */
function serve(...packages: readonly (readonly [id: string, version: string, needs?: string])[]): void {
  mkdirSync(join(folder, "feed"));
  for (const [id, version, needs] of packages) {
    const needed = `<dependencies><dependency id="FluentValidation" version="${needs}" /></dependencies>`;
    const about = `<id>${id}</id><version>${version}</version><authors>a</authors><description>d</description>`;
    const nuspec = `<package><metadata>${about}${needs === undefined ? "" : needed}</metadata></package>`;
    // The SDK refers to a package only if it has something for the framework.
    const files = { [`${id}.nuspec`]: nuspec, "lib/net10.0/_._": "" };
    const entries = Object.entries(files).map(([path, text]) => ({ path, content: Buffer.from(text) }));
    writeFileSync(join(folder, "feed", `${id}.${version}.nupkg`), zip(entries));
  }
}

/** Asks a registry, with no package on the machine. */
function ask(version: string, source = join(folder, "feed")) {
  const config = join(folder, "nuget.config");
  const added = `<packageSources><clear /><add key="local" value="${source}" /></packageSources>`;
  writeFileSync(config, `<configuration>${added}</configuration>`);
  return fastEndpointsPackages(version, ["--configfile", config, "--packages", join(folder, "packages")]);
}

withDotnet("a registry with one version gives that one, and what it needs in the version that it has", async () => {
  serve(["FastEndpoints", "8.3.0", "12.1.1"], ["FluentValidation", "12.2.0"]);
  expect(await ask("8.3.0")).toEqual({
    items:
      '<ItemGroup><PackageReference Include="FastEndpoints" Version="[8.3.0]" /><PackageReference Include="FluentValidation" Version="[12.2.0]" /></ItemGroup>',
  });
});

withDotnet("a later version is not taken for the one that is asked for", async () => {
  serve(["FastEndpoints", "8.3.0", "12.1.1"], ["FluentValidation", "12.2.0"]);
  const reason = "FastEndpoints 7.2.0 cannot be had: Unable to find package FastEndpoints with version (= 7.2.0)";
  expect(await ask("7.2.0")).toEqual({ reason, isUnserved: true });
});

withDotnet("a registry that does not answer has not said that it lacks a version", async () => {
  const found = await ask("8.3.0", join(folder, "nowhere"));
  expect(found).toMatchObject({ reason: expect.stringContaining("nowhere"), isUnserved: false });
});
