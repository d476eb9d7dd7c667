import { expect, test } from "vitest";
import { targetFolder } from "../../../generators/entity/check/target.ts";
import { found } from "../found.ts";

test.each([
  [
    "names joined by slashes",
    "target: { folder: Api/Generated_1 }\nentity:\n  Post:\n    properties: { Id: { type: Guid, isKey: true } }\n",
    [],
  ],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(targetFolder, source)).toEqual(want);
  },
);

test.each([
  "../shared",
  "/tmp",
  "a",
  "Api/",
  "Api\\\\B",
  "C:",
  "Api//B",
  ".",
  "class",
  "Obj",
  "Api/bin",
  "Con",
  "A.B",
  "A-B",
  "~",
])("%s is refused", (folder) => {
  const source = `target: { folder: "${folder}" }\nentity:\n  Post:\n    properties: { Id: { type: Guid, isKey: true } }\n`;
  expect(found(targetFolder, source)).toEqual(["TEN0339 1:19"]);
});
