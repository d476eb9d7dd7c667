import { expect, test } from "vitest";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const untidy = "context A { enum E { A B } }";
const tidy = "context A {\n  enum E { A, B }\n}\n";
const broken = "context A { enum }";

test("files are laid out, and a second run finds nothing to do", () => {
  const disk = memoryDisk({ "/repo/a.model": untidy, "/repo/models/b.model": untidy, "/repo/models/c.model": tidy });
  expect(run(disk, "fmt", "a.model", "models")).toEqual({
    exitCode: 0,
    output: "a.model\nmodels/b.model\n",
    messages: "",
  });
  expect(disk.snapshot()).toEqual({
    "/repo/a.model": tidy,
    "/repo/models/b.model": tidy,
    "/repo/models/c.model": tidy,
  });
  expect(run(disk, "fmt", "a.model", "models")).toEqual({ exitCode: 0, output: "", messages: "" });
});

test("--check lists what would change, writes nothing and exits with 4", () => {
  const disk = memoryDisk({ "/repo/a.model": untidy, "/repo/b.model": tidy });
  expect(run(disk, "fmt", "--check", "a.model", "b.model")).toEqual({ exitCode: 4, output: "a.model\n", messages: "" });
  expect(disk.snapshot()).toEqual({ "/repo/a.model": untidy, "/repo/b.model": tidy });
  expect(run(disk, "fmt", "--check", "b.model").exitCode).toBe(0);
});

test("a file with syntax errors is left alone and its errors are shown", () => {
  const disk = memoryDisk({ "/repo/a.model": untidy, "/repo/b.model": broken });
  const { exitCode, output, messages } = run(disk, "fmt", "a.model", "b.model");
  expect([exitCode, output]).toEqual([1, "a.model\n"]);
  expect(messages).toContain("b.model:1:18: error DSL0001: Expected a name after `enum`, found `}`.");
  expect(disk.snapshot()).toEqual({ "/repo/a.model": tidy, "/repo/b.model": broken });
});

test("the line ends and the byte order mark of a file stay", () => {
  const disk = memoryDisk({ "/repo/a.model": "\ufeffcontext A {\r\n enum E { A B }\r\n}\r\n" });
  run(disk, "fmt", "a.model");
  expect(disk.snapshot()).toEqual({ "/repo/a.model": "\ufeffcontext A {\r\n  enum E { A, B }\r\n}\r\n" });
});

test.each([
  ["nothing", [], 2],
  ["a file that is not there", ["no.model"], 5],
  ["an unknown option", ["--chek", "a.model"], 2],
])("%s is refused", (_name, args, exitCode) => {
  expect(run(memoryDisk({ "/repo/a.model": tidy }), "fmt", ...args).exitCode).toBe(exitCode);
});
