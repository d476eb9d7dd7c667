import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const withAuthentication = {
  "/repo/host/Program.cs": "builder.Services.AddAuthentication().AddJwtBearer();\n",
};
const unstated = "entity: { Author: { properties: { Id: { type: Guid, isKey: true } } } }\n";

/** Grafts the file and returns the warnings of each run and the emitted endpoint. */
function grafted(entities: string, host: Readonly<Record<string, string>>) {
  const disk = memoryDisk({ ...smallHost, ...host, "/repo/entities.yaml": entities });
  const graft = () => run(disk, "graft", "entities.yaml", "--host", "host").messages;
  const warnings = [graft(), graft(), graft()].map((messages) => messages.includes("warning TEN0337"));
  const files = disk.snapshot();
  return {
    warnings,
    endpoint: files["/repo/host/Tenon/Authors/DeleteAuthorEndpoint.g.cs"],
  };
}

test("nothing said and a host without authentication: open, with a warning at every run", () => {
  const { warnings, endpoint } = grafted(unstated, {});
  expect(warnings).toEqual([true, true, true]);
  expect(endpoint).toContain(".AllowAnonymousByDefault()");
});

test("nothing said and a host with authentication: who has signed in, without a warning", () => {
  const { warnings, endpoint } = grafted(unstated, withAuthentication);
  expect(warnings).toEqual([false, false, false]);
  expect(endpoint).toContain(".RequireAuthorization()");
});

test("authorization is registered where an endpoint asks for it, as a host with authentication may have none, and nowhere else", () => {
  const registers = (entities: string) =>
    grafted(entities, withAuthentication).endpoint?.includes("GeneratedEndpoints.Authorize");
  expect([
    registers(unstated),
    registers(`defaults: { access: { default: anonymous, delete: authenticated } }\n${unstated}`),
    registers(`defaults: { access: anonymous }\n${unstated}`),
  ]).toEqual([true, true, false]);
});

test("a caller is asked for on a host that cannot tell who calls: a warning at every run, and none where it can", () => {
  const graft = (host: Readonly<Record<string, string>>) => {
    const disk = memoryDisk({
      ...smallHost,
      ...host,
      "/repo/entities.yaml": `defaults: { access: authenticated }\n${unstated}`,
    });
    const messages = [1, 2].map(() => run(disk, "graft", "entities.yaml", "--host", "host").messages);
    return messages.map((text) => text.includes("warning TEN0360"));
  };
  expect([graft({}), graft(withAuthentication)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

test("what the file says holds on every host, without a warning", () => {
  for (const host of [{}, withAuthentication]) {
    const { warnings, endpoint } = grafted(`defaults: { access: anonymous }\n${unstated}`, host);
    expect(warnings).toEqual([false, false, false]);
    expect(endpoint).toContain(".AllowAnonymousByDefault()");
  }
});
