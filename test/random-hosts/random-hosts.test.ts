import { cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildHost, hasDotnet } from "../../scripts/dotnet.js";
import { sizeOf } from "../sample.ts";
import { askHost } from "./ask-host.ts";
import { compileHost, type Libraries, librariesOf } from "./compile-host.ts";
import { choices } from "./draw.ts";
import { graftHost } from "./graft-host.ts";
import { projectsOf } from "./projects.ts";
import { hostOf, type RandomHost } from "./random-host.ts";
import { type Runner, startRunner } from "./runner.ts";

/** The seed of the hosts; TENON_SEED overrides it. */
const seed = Number(process.env["TENON_SEED"] ?? 2029);

/** The hosts of a run; TENON_HOSTS names others, as in `20..40`. */
const [first = 0, last = 0] = (process.env["TENON_HOSTS"] ?? `0..${sizeOf(500, 60) - 1}`).split("..").map(Number);

const hosts = fc
  .sample(choices, { numRuns: last + 1, seed })
  .map((drawn, index) => hostOf(`h${index}`, drawn))
  .slice(first);

const work = join(import.meta.dirname, ".work");
const canRun = await hasDotnet();
if (!canRun && process.env["CI"]) throw new Error("The tests of random hosts need the .NET SDK.");

describe.skipIf(!canRun)("what is accepted builds, starts, and leaves the host as it was", () => {
  let runner: Runner | undefined;
  let libraries: Libraries = { web: [], data: [] };
  let accepted = 0;

  beforeAll(async () => {
    const folder = join(work, "runner");
    mkdirSync(work, { recursive: true });
    cpSync(join(import.meta.dirname, "runner"), folder, { recursive: true });
    const assembly = await buildHost(folder);
    libraries = librariesOf(dirname(assembly));
    runner = startRunner(assembly);
  }, 300_000);

  afterAll(() => runner?.end());

  test.each(hosts)("$name", async (host) => {
    const { finds, isRefused, text } = await judged(host);
    if (!isRefused) accepted++;
    expect(finds, `${JSON.stringify(host.drawn)}\n${text}`).toEqual([]);
  });

  test("most of them are accepted", () => {
    process.stdout.write(`${accepted} of ${hosts.length} random hosts are accepted; seed ${seed}.\n`);
    expect(accepted).toBeGreaterThan(hosts.length / 2);
  });

  async function judged(host: RandomHost) {
    if (runner === undefined) throw new Error("The runner was not built.");
    const folder = join(work, host.name);
    const grafted = await graftHost(host, folder);
    if (grafted.isRefused) return grafted;
    const { web } = projectsOf(host.drawn);
    const project = join(folder, web.folder, `${web.name}.csproj`);
    const { assembly, faults } = await compileHost(runner, libraries, { host, project });
    if (faults.length > 0) return { ...grafted, finds: [...grafted.finds, ...faults] };
    const { url, faults: failures } = await runner.start(assembly, dirname(project));
    const answers = url === null ? failures : await askHost(url, host, grafted);
    return { ...grafted, finds: [...grafted.finds, ...answers] };
  }
});
