import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { buildHost, startHost } from "../../scripts/dotnet.js";
import { liveTest } from "./api.ts";
import { writeSolution } from "./solution.ts";

const here = import.meta.dirname;

/** Entity files with every type, hard names and both kinds of relationships. */
const inputs = [
  ...["live", "types", "names", "relationships"].map((name) => `${name}.yaml`),
  ...["string-key", "taken-names", "hostile-text"].map((name) => `../cases/entity/${name}/input.yaml`),
].map((file) => join(here, file));

/** Types of a host that have the names of generated ones in another project. */
const namesakes = `namespace Shop.Web;

public class PostResponse;

public class PageRequest;

public class PagedResponse<T>;

public enum SortDirection { Up, Down }

public class UserService;

public class EnumNames;

public class CreateUserRequest;
`;

liveTest("an internal context in a library: two projects compile, and answer", { timeout: 600_000 }, async () => {
  const web = writeSolution(join(here, ".work", "two"), {
    libraries: ["Shop.Data"],
    contextVisibility: "internal",
    implicitUsings: true,
    ownFiles: { "Namesakes.cs": namesakes },
  });
  await graft(web, inputs);
  await expectAnswers(web);
});

liveTest("four layers compile without unused usings, and answer", { timeout: 600_000 }, async () => {
  const folder = join(here, ".work", "four");
  const web = writeSolution(folder, {
    libraries: ["Shop.Domain", "Shop.Application", "Shop.Infrastructure"],
    contextVisibility: "public",
    implicitUsings: false,
  });
  const target =
    "target: { projects: { entity: ../Shop.Domain, contracts: ../Shop.Application, data: ../Shop.Infrastructure, api: . } }\n";
  const [first = "", ...others] = inputs;
  const stated = join(folder, "stated.yaml");
  writeFileSync(stated, target + readFileSync(first, "utf8"));
  await graft(web, [stated, ...others]);
  await expectAnswers(web);
});

async function graft(web: string, files: readonly string[]): Promise<void> {
  const { exitCode, messages } = await runCommandLine(["graft", ...files, "--host", web], createContext(here));
  expect({ exitCode, messages: exitCode === 0 ? "" : messages }).toEqual({ exitCode: 0, messages: "" });
}

/** Builds the host, starts it, and sends one request of each kind. */
async function expectAnswers(web: string): Promise<void> {
  const host = await startHost(await buildHost(web), { folder: web });
  const send = async (method: string, path: string, body?: object) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(host.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await answer.text();
    return { status: answer.status, body: text === "" ? undefined : JSON.parse(text) };
  };
  try {
    expect((await send("GET", "/ready")).status).toBe(200);
    const { status, body: created } = await send("POST", "/users", { name: "Ada", state: "Open" });
    expect([status, created]).toEqual([201, { id: expect.any(String), name: "Ada", state: "Open" }]);
    const listed = await send("GET", "/users?name=Ada&state=open&sortBy=name&sortDir=desc&pageSize=5");
    expect(listed.body).toMatchObject({ items: [created], pageSize: 5, totalCount: 1 });
    const changed = { name: "Ada L.", state: "Closed" };
    expect(await send("PUT", `/users/${created.id}`, changed)).toEqual({
      status: 200,
      body: { id: created.id, ...changed },
    });
    expect((await send("POST", "/users", { state: "1" })).status).toBe(400);
    expect((await send("DELETE", `/users/${created.id}`)).status).toBe(204);
    expect((await send("GET", `/users/${created.id}`)).status).toBe(404);
    const { components } = (await send("GET", "/openapi/v1.json")).body;
    expect(components.schemas.State).toMatchObject({ type: "string", enum: ["Open", "Closed"] });
  } finally {
    await host.stop();
  }
}
