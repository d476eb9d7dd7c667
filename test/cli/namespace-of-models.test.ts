import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const files = {
  ...smallHost,
  "/repo/a.model": "context Lending { enum LoanState { Open, Closed } }\n",
  "/repo/shop.yaml":
    "defaults: { access: anonymous }\nentity: { Pen: { properties: { Id: { type: Guid, isKey: true } } } }\n",
  "/repo/host/.tenon/config.yaml": "target: { namespace: Shop.Services }\n",
};

test("a namespace of the configuration moves entities, not models, and a host without entities is told", () => {
  const disk = memoryDisk(files);
  const model = () => run(disk, "graft", "--model", "a.model", "--host", "host");
  const { exitCode, messages } = model();
  expect(exitCode).toBe(0);
  expect(messages).toContain("warning TEN0444");
  expect(run(disk, "graft", "shop.yaml", "--host", "host").exitCode).toBe(0);
  expect(model()).toMatchObject({ exitCode: 0, messages: "" });
  expect(disk.snapshot()).toMatchObject({
    "/repo/host/Tenon/Lending/LendingTypes.cs": expect.stringContaining("\nnamespace Lending;\n"),
    "/repo/host/Tenon/Pens/Pen.g.cs": expect.stringContaining("\nnamespace Shop.Services.Tenon.Pens;\n"),
  });
});
