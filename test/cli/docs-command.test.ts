import { expect, test } from "vitest";
import { readPage } from "../../generators/terminal/documentation-page.ts";
import { run, runWith } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const model = { "/repo/m.model": "context Lending { value Fine { amount: Decimal } }" };

test.each([
  ["no model", ["--out", "docs"], "No model was named."],
  ["no folder", ["m.model"], "No folder was named."],
  ["an unknown option", ["m.model", "--outt", "docs"], "Did you mean '--out'?"],
])("%s is a mistake in the command line: exit 2", (_name, args, text) => {
  const { exitCode, messages } = run(memoryDisk(model), "docs", ...args);
  expect([exitCode, messages]).toEqual([2, expect.stringContaining(text)]);
});

test("the page is one file, a second run does nothing, and C# beside it is left alone", () => {
  const disk = memoryDisk(model);
  run(disk, "build", "m.model", "--out", "docs");
  expect(run(disk, "docs", "m.model", "--out", "docs")).toEqual({
    exitCode: 0,
    output: "  create    docs/index.html\n\nFiles: 1 created.\n",
    messages: "",
  });
  expect(run(disk, "docs", "m.model", "--out", "docs", "--prune").output).toMatch(/^Nothing to do/);
  expect(run(disk, "build", "m.model", "--out", "docs", "--prune").output).toMatch(/^Nothing to do/);
});

/** The command that gets the page, in both forms. */
const remedy =
  "Install it with npm install -D tenon-documentation@1.2.0, or run once npx --package tenon@1.2.0 --package tenon-documentation@1.2.0 tenon docs lending.model --out docs";

/** Runs Tenon 1.2.0 with folders that can hold the package of the page. */
function docsWith(packages: Readonly<Record<string, string>>, folders: readonly string[]) {
  const disk = memoryDisk({ ...model, ...packages });
  const result = runWith({ disk, page: () => readPage(disk, folders, "1.2.0") }, "docs", "m.model", "--out", "docs");
  return { result, page: disk.snapshot()["/repo/docs/index.html"] };
}

function packageAt(folder: string, version: string) {
  return { [`${folder}/package.json`]: JSON.stringify({ version }), [`${folder}/dist/page.html`]: `page ${version}` };
}

test("without the package of the page, nothing is written and the commands that get it are named: exit 5", () => {
  const { result, page } = docsWith({}, ["/own", "/repo/node_modules/tenon-documentation"]);
  expect([page, result.exitCode, result.output]).toEqual([undefined, 5, ""]);
  expect(result.messages.split("\n")).toEqual([
    "error TEN0535: The page comes in the package `tenon-documentation`, which is not installed.",
    `  hint: ${remedy}`,
    "Nothing was written.",
    "",
  ]);
});

test("a page of another version is refused: exit 5", () => {
  const { result, page } = docsWith(packageAt("/other", "1.3.0"), ["/own", "/other"]);
  expect([page, result.exitCode]).toEqual([undefined, 5]);
  expect(result.messages).toContain(
    "error TEN0536: `/other` has version 1.3.0 of the page, but this is Tenon 1.2.0: both must be the same.",
  );
  expect(result.messages).toContain(remedy);
});

test("the first page of the same version is used, and one of another version passed over", () => {
  const packages = { ...packageAt("/old", "1.1.0"), ...packageAt("/same", "1.2.0"), ...packageAt("/own", "1.3.0") };
  expect(docsWith(packages, ["/own", "/old", "/same"])).toEqual({
    result: { exitCode: 0, output: "  create    docs/index.html\n\nFiles: 1 created.\n", messages: "" },
    page: "page 1.2.0",
  });
});
