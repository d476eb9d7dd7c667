import { expect, test } from "vitest";
import { showsColours, showsUnicode } from "../../generators/terminal/colours.ts";

const terminal = { isTTY: true };
const pipe = {};

test.each([
  ["a terminal", {}, terminal, true],
  ["a pipe", {}, pipe, false],
  ["TERM=dumb", { TERM: "dumb" }, terminal, false],
  ["NO_COLOR", { NO_COLOR: "1" }, terminal, false],
  ["NO_COLOR that is empty says nothing", { NO_COLOR: "" }, terminal, true],
  ["FORCE_COLOR at a pipe", { FORCE_COLOR: "1" }, pipe, true],
  ["FORCE_COLOR that is empty", { FORCE_COLOR: "" }, pipe, true],
  ["FORCE_COLOR=0", { FORCE_COLOR: "0" }, terminal, false],
  ["FORCE_COLOR is stronger than NO_COLOR", { FORCE_COLOR: "1", NO_COLOR: "1" }, pipe, true],
] as const)("%s", (_name, setting, stream, expected) => {
  expect(showsColours(setting, stream)).toBe(expected);
});

test.each([
  ["a UTF-8 locale", { LANG: "de_DE.UTF-8" }, "linux", true],
  ["another spelling", { LC_CTYPE: "C.utf8" }, "darwin", true],
  ["the first that is set wins", { LC_ALL: "C", LANG: "C.UTF-8" }, "linux", false],
  ["one that is empty says nothing", { LC_ALL: "", LANG: "C.UTF-8" }, "linux", true],
  ["no locale", {}, "linux", false],
  ["Windows Terminal", { WT_SESSION: "1" }, "win32", true],
  ["the old console of Windows", {}, "win32", false],
])("signs beyond ASCII: %s", (_, setting, platform, expected) => {
  expect(showsUnicode(setting, platform)).toBe(expected);
});
