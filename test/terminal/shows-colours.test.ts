import { expect, test } from "vitest";
import { showsColours } from "../../generators/terminal/colours.ts";

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
