import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { copyHost } from "../../scripts/demo/example-host.js";
import { buildHost, startHost } from "../../scripts/dotnet.js";
import { liveTest } from "./api.ts";

const folder = join(import.meta.dirname, ".work", "health");

liveTest(
  "health endpoints alone compile, and answer, with the lines that --wire puts in",
  { timeout: 300_000 },
  async () => {
    copyHost(join(import.meta.dirname, "../../examples/host"), folder);
    expect(await runCommandLine(["health", "--host", folder, "--wire"], createContext(folder))).toMatchObject({
      exitCode: 0,
    });
    const host = await startHost(await buildHost(folder), { folder });
    const answers = await Promise.all(["/health", "/ready"].map((path) => fetch(host.url + path))).finally(host.stop);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    rmSync(folder, { recursive: true });
  },
);
