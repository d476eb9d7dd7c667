import { expect, test } from "vitest";
import { converse, run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const files = [
  "/repo/host/Tenon/Shared/Contracts.g.cs",
  "/repo/host/Tenon/Shared/Data.g.cs",
  "/repo/host/Tenon/Shared/Health.g.cs",
  "/repo/host/Tenon/Shared/Http.g.cs",
  "/repo/host/Tenon/TenonDataRegistration.g.cs",
  "/repo/host/Tenon/TenonRegistration.g.cs",
];

test("a host without an entity file gets the health endpoints and their registration, and needs two lines", () => {
  const disk = memoryDisk({ ...smallHost });
  const { exitCode, output, messages } = run(disk, "health", "--host", "host");
  expect([exitCode, messages]).toEqual([0, ""]);
  expect(Object.keys(disk.snapshot()).filter((path) => path.endsWith(".g.cs"))).toEqual(files);
  expect(output).toContain("builder.Services.AddTenon();");
  expect(output).toContain("app.MapTenon();");
  expect(output).not.toMatch(/FluentValidation|ApplyTenon/);
  expect(run(disk, "health", "--host", "host").output).toContain("Nothing to do");
});

test("a host without a context has no probe of its database and registers nothing for it", () => {
  const { "/repo/host/ShopDb.cs": _context, ...rest } = smallHost;
  const disk = memoryDisk(rest);
  expect(run(disk, "health", "--host", "host")).toMatchObject({ exitCode: 0, messages: "" });
  const after = disk.snapshot();
  expect(Object.keys(after).filter((path) => path.endsWith(".g.cs"))).toEqual(
    files.filter((path) => !/Data\.g\.cs|TenonDataRegistration/.test(path)),
  );
  expect(after["/repo/host/Tenon/TenonRegistration.g.cs"]).not.toContain("AddTenonData");
});

test("entities that come later change the registration, and not the health endpoints", () => {
  const disk = memoryDisk({
    ...smallHost,
    "/repo/shop.yaml":
      "defaults: { access: anonymous }\nentity: { Author: { properties: { Id: { type: int, isKey: true } } } }\n",
  });
  run(disk, "health", "--host", "host");
  const before = disk.snapshot();
  expect(run(disk, "graft", "shop.yaml", "--host", "host").exitCode).toBe(0);
  const after = disk.snapshot();
  const health = "/repo/host/Tenon/Shared/Health.g.cs";
  expect(after[health]).toBe(before[health]);
  expect(after["/repo/host/Tenon/TenonRegistration.g.cs"]).toContain("WithProblems");
});

test("at a terminal the host is asked for", async () => {
  const disk = memoryDisk({ ...smallHost });
  const { result } = await converse(disk, ["health"], [["host", "host/Acme.Shop.csproj"]]);
  expect(result.exitCode).toBe(0);
});

test("an entity file has no place here", () => {
  expect(run(memoryDisk({ ...smallHost }), "health", "shop.yaml")).toMatchObject({ exitCode: 2 });
});
