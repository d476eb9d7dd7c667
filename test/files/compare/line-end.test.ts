import { expect, test } from "vitest";
import { lineEnds } from "../../../generators/files/compare/line-end.ts";
import { run, smallHost } from "../../in-memory.ts";
import { memoryDisk } from "../../memory-disk.ts";

const crlf = "\r\n";
const git = { "/repo/.git/HEAD": "" };

test.each([
  ["nothing says anything", {}, "\n"],
  [".editorconfig of the host", { "/repo/host/.editorconfig": "[*]\nend_of_line = crlf\n" }, crlf],
  [".editorconfig above", { "/repo/.editorconfig": "root = true\n\n[*.{cs,vb}]\nend_of_line=CRLF\n" }, crlf],
  ["with carriage returns of its own", { "/repo/.editorconfig": "[*.cs]\r\nend_of_line = crlf\r\n" }, crlf],
  ["for other files", { "/repo/.editorconfig": "[*.md]\nend_of_line = crlf\n" }, "\n"],
  [
    "the last section wins",
    { "/repo/.editorconfig": "[*]\nend_of_line = crlf\n[*.cs]\nend_of_line = lf\n[*.g.cs]\nindent_size = 4\n" },
    "\n",
  ],
  [
    "the nearest file wins",
    {
      "/repo/.editorconfig": "[*]\nend_of_line = crlf\n",
      "/repo/host/.editorconfig": "[*.cs]\nend_of_line = lf\n",
    },
    "\n",
  ],
  [
    "nothing above a root is read",
    { "/repo/.editorconfig": "[*]\nend_of_line = crlf\n", "/repo/host/.editorconfig": "root = true\n" },
    "\n",
  ],
  ["a folder in the pattern", { "/repo/.editorconfig": "[host/Tenon/**.cs]\nend_of_line = crlf\n" }, crlf],
  ["another folder in the pattern", { "/repo/.editorconfig": "[other/**.cs]\nend_of_line = crlf\n" }, "\n"],
  [".gitattributes", { ...git, "/repo/.gitattributes": "# text\n* text=auto eol=crlf\n*.md eol=lf\n" }, crlf],
  [".gitattributes outside a repository", { "/repo/.gitattributes": "* eol=crlf\n" }, "\n"],
  [
    ".gitattributes before .editorconfig",
    { ...git, "/repo/.gitattributes": "*.cs eol=lf\n", "/repo/host/.editorconfig": "[*]\nend_of_line = crlf\n" },
    "\n",
  ],
] satisfies readonly (readonly [string, Readonly<Record<string, string>>, string])[])("%s", (_name, files, want) => {
  const site = { disk: memoryDisk({ "/repo/host/a.txt": "", ...files }), root: "/repo/host" };
  expect(lineEnds(site)("Tenon/Authors/Author.g.cs")).toBe(want);
});

test("a graft onto a host with CRLF writes CRLF, once, and a second run has nothing to do", () => {
  const author = "entity:\n  Author:\n    access: anonymous\n    properties:\n      Id: { type: Guid, isKey: true }\n";
  const settings = { "/repo/host/.editorconfig": "[*.cs]\nend_of_line = crlf\n" };
  const disk = memoryDisk({ ...smallHost, ...settings, "/repo/entities.yaml": author });
  const result = run(disk, "graft", "entities.yaml", "--host", "host");
  const again = run(disk, "graft", "entities.yaml", "--host", "host");
  expect([result.exitCode, again.output.split(":")[0]]).toEqual([0, "Nothing to do"]);
  const text = disk.snapshot()["/repo/host/Tenon/Authors/Author.g.cs"] ?? "";
  expect(text.match(/\r\n/g)?.length).toBe(text.match(/\n/g)?.length);
  expect(text).not.toContain("\r\r");
});
