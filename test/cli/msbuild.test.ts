import { expect, test } from "vitest";
import { graft, run, typed } from "../in-memory.ts";
import { put } from "../memory-disk.ts";

const shop = (type: string, length = 80) => `version: 1
defaults: { access: anonymous }
entity:
  Author:
    properties:
      Id: { type: ${type}, isKey: true }
      Name: { type: string, maxLength: ${length} }
`;

test("a mistake is a line with absolute path, line, column, code and hint", () => {
  const { result } = graft(shop("Gid"), "--check", "--msbuild");
  expect(result).toMatchObject({
    exitCode: 1,
    output:
      "/repo/entities.yaml(6,19): error TEN0303: Property `Id` has the unknown type `Gid`. Did you mean `Guid`?\n",
    messages: "",
  });
});

test("a check names files at the first line that differs, and lines that the host lacks", () => {
  const { disk } = graft(shop("Guid"));
  put(disk, "/repo/entities.yaml", shop("Guid", 90));
  const { exitCode, output } = run(disk, "graft", "--host", "host", "--check", "--msbuild");
  const request = disk.snapshot()["/repo/host/Tenon/Authors/CreateAuthorEndpoint.g.cs"] ?? "";
  const line = request.split("\n").findIndex((one) => one.includes("80")) + 1;
  expect(line).toBeGreaterThan(1);
  expect(exitCode).toBe(4);
  expect(output.split("\n")).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`/repo/host/Tenon/Authors/CreateAuthorEndpoint.g.cs(${line},1): error TEN0533: `),
      expect.stringMatching(/^\/repo\/host\/\S+\(1,1\): error TEN0534: .* lacks the line `.*MapTenon\(\);`/),
    ]),
  );
});

test("a graft that is up to date prints nothing of files", () => {
  const { disk } = graft(shop("Guid"));
  const { output } = run(disk, "graft", "--host", "host", "--check", "--msbuild");
  expect(output).not.toContain("TEN0533");
});

test("the forms exclude each other", async () => {
  const { disk } = graft(shop("Guid"));
  const { exitCode, fault } = await typed(disk, ["graft", "--host", "host", "--msbuild", "--json"]);
  expect([exitCode, fault?.message]).toEqual([2, "--msbuild and --json exclude each other."]);
});
