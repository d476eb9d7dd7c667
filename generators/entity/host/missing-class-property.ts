import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import type { Located } from "../declaration.ts";

/** Reports a property of the entity file that the class has not, with the nearest one of the class. */
export function missingClassProperty(
  { value, span }: Located<string>,
  name: string,
  known: readonly string[],
): Diagnostic {
  const property = pascalCaseOf(value);
  const leave = `Leave ${property} out of the entity file, or give the class a property of that name.`;
  return report(
    catalogue.missingClassProperty,
    { property, name },
    { span, hint: spellingHint(value, known) ?? leave },
  );
}
