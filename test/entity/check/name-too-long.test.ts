import { expect, test } from "vitest";
import { nameTooLong } from "../../../generators/entity/check/names.ts";
import { entities, found, keyed, related } from "../found.ts";

test.each([
  [
    "a hundred characters",
    keyed(
      "NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN: { type: int }",
    ),
    [],
  ],
  [
    "a hundred and one",
    keyed(
      "NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN: { type: int }",
    ),
    ["TEN0309 5:7"],
  ],
  [
    "an entity and its plural and route",
    entities([
      "NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN",
      "plural: PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP",
      "route: rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
    ]),
    ["TEN0309 2:3", "TEN0309 3:13", "TEN0309 4:12"],
  ],
  [
    "a relationship",
    related([
      "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr: { relatedEntity: Post, type: OneToMany }",
    ]),
    ["TEN0309 5:7"],
  ],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(nameTooLong, source)).toEqual(want);
  },
);
