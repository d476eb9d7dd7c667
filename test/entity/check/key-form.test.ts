import { expect, test } from "vitest";
import { keyForm } from "../../../generators/entity/check/property-types.ts";
import { author, found, keyed } from "../found.ts";

test.each([
  [
    "each type of key",
    "entity:\n  E0:\n    properties: { Id: { type: Guid, isKey: true } }\n  E1:\n    properties: { Id: { type: int, isKey: true } }\n  E2:\n    properties: { Id: { type: long, isKey: true } }\n  E3:\n    properties: { Id: { type: string, isKey: true } }\n",
    [],
  ],
  ["optional properties beside the key", keyed("Name: { type: string? }", "Age: { type: int, required: false }"), []],
  ["a type that is no key", author("Day: { type: DateTime, isKey: true }"), ["TEN0304 4:20"]],
  ["an optional type", author("Id: { type: Guid?, isKey: true }"), ["TEN0305 4:19"]],
  ["not required", author("Id: { type: Guid, isKey: true, required: false }"), ["TEN0305 4:48"]],
  ["an enum is no key", `enums: { Size: [A] }\n${author("Id: { type: Size, isKey: true }")}`, ["TEN0304 5:19"]],
  ["an unknown type is reported elsewhere", author("Id: { type: text, isKey: true }"), []],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(keyForm, source)).toEqual(want);
  },
);
