import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Declared, Located } from "../declaration.ts";
import type { Check } from "./check.ts";

/** Checks that all files of a run that state a target state the same target. Silent in spec. */
export const targetDiffers: Check = (declared) => [
  ...differing(declared, "folder"),
  ...differing(declared, "dbContext"),
];

function differing({ files }: Declared, key: "folder" | "dbContext") {
  const [first, ...others] = files.flatMap(({ target }): readonly Located<string>[] =>
    target[key] === undefined ? [] : [target[key]],
  );
  if (first === undefined) return [];
  return others
    .filter(({ value }) => value !== first.value)
    .map(({ value, span }) =>
      report(
        catalogue.targetDiffers,
        { key, value, other: first.value },
        { span, notes: [{ message: "The other one is here.", span: first.span }] },
      ),
    );
}
