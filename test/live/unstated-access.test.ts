import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { copyHost } from "../../scripts/demo/example-host.js";
import { buildHost, startHost } from "../../scripts/dotnet.js";
import { call, liveTest } from "./api.ts";

const here = import.meta.dirname;
const folder = join(here, ".work", "unstated");

liveTest(
  "where no file says anything, a host without authentication lets everybody in",
  { timeout: 300_000 },
  async () => {
    copyHost(join(here, "../../examples/host"), folder);
    const result = await runCommandLine(
      ["graft", join(here, "access-unstated.yaml"), "--host", folder, "--wire"],
      createContext(folder),
    );
    expect(result).toMatchObject({ exitCode: 0, messages: expect.stringContaining("warning TEN0337") });
    const host = await startHost(await buildHost(folder), { folder });
    try {
      const created = await call("POST", "/ledgers", { body: { name: "Main" }, url: host.url });
      const item = created.headers.get("Location") ?? "";
      expect([created.status, (await call("GET", item, { url: host.url })).status]).toEqual([201, 200]);
      expect((await call("DELETE", item, { url: host.url })).status).toBe(204);
    } finally {
      await host.stop();
    }
    rmSync(folder, { recursive: true });
  },
);
