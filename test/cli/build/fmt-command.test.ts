import { expect, test } from "vitest";
import { formatModels } from "../../../generators/flow/format.ts";
import { faultyDisk, Killed } from "../../files/faulty-disk.ts";
import { run, runWith } from "../../in-memory.ts";
import { memoryDisk } from "../../memory-disk.ts";

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

test("a run that was killed at any operation is recovered by the next one, which leaves no lock", () => {
  for (let at = 1, isKilled = true; isKilled; at++) {
    const disk = memoryDisk({ "/repo/a.model": untidy, "/repo/b.model": untidy });
    const dying = faultyDisk(disk, { at, kind: "kill" });
    try {
      formatModels({ models: ["/repo/a.model", "/repo/b.model"], isCheck: false }, dying);
      isKilled = false;
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
    const { exitCode, messages } = run(disk, "fmt", "a.model", "b.model");
    expect([at, exitCode, messages]).toEqual([at, 0, ""]);
    expect(disk.snapshot()).toEqual({ "/repo/a.model": tidy, "/repo/b.model": tidy });
    expect(disk.folders().filter((path) => path.endsWith("/.tenon"))).toEqual([]);
  }
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

test("`-` is laid out from standard input to standard output, and no file changes", () => {
  const disk = memoryDisk({ "/repo/-": untidy });
  expect(runWith({ disk, input: untidy }, "fmt", "-")).toEqual({
    exitCode: 0,
    output: tidy,
    messages: "",
    isExact: true,
  });
  expect(runWith({ disk, input: tidy }, "fmt", "-").output).toBe(tidy);
  expect(disk.snapshot()).toEqual({ "/repo/-": untidy });
});

test("`-` keeps line ends, the byte order mark and every character of a comment", () => {
  const disk = memoryDisk({});
  const input = "\ufeff// 👩‍🚀 \u200b\r\ncontext A { enum E { A B } }\r\n";
  expect(runWith({ disk, input }, "fmt", "-").output).toBe(
    "\ufeff// 👩‍🚀 \u200b\r\ncontext A {\r\n  enum E { A, B }\r\n}\r\n",
  );
});

test.each([
  ["a text that would change", untidy, ["--check"], { exitCode: 4, output: "-\n", messages: "" }],
  ["the same, quietly", untidy, ["--check", "--quiet"], { exitCode: 4, output: "", messages: "" }],
  ["a text that is laid out", tidy, ["--check"], { exitCode: 0, output: "", messages: "" }],
  ["nothing at all", "", [], { exitCode: 0, output: "", messages: "", isExact: true }],
])("standard input: %s", (_name, input, args, want) => {
  expect(runWith({ disk: memoryDisk({}), input }, "fmt", "-", ...args)).toEqual(want);
});

test("standard input with syntax errors gives no output", () => {
  const { exitCode, output, messages } = runWith({ disk: memoryDisk({}), input: broken }, "fmt", "-");
  expect([exitCode, output]).toEqual([1, ""]);
  expect(messages).toContain("-:1:18: error DSL0001: Expected a name after `enum`, found `}`.");
});

test("standard input stands alone", () => {
  const { exitCode, messages } = runWith({ disk: memoryDisk({}), input: tidy }, "fmt", "-", "a.model");
  expect([exitCode, messages]).toEqual([2, expect.stringContaining("`-` is standard input and stands alone.")]);
});

test("commas and empty parentheses have one form", () => {
  const disk = memoryDisk({});
  const input =
    "context A { enum E() { A B, C, } service S { usecase U() } entity F identified by FId { command c() { } create d() { } } }";
  expect(runWith({ disk, input }, "fmt", "-").output).toBe(
    "context A {\n  enum E { A, B, C }\n\n  service S {\n    usecase U()\n  }\n\n  entity F identified by FId {\n    command c {}\n    create d {}\n  }\n}\n",
  );
});
