import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { patternFault } from "../../text/net-pattern.ts";
import type { Check } from "./check.ts";

/** Checks that a pattern is a .NET regular expression. Spec: decisions, 3. */
export const invalidPattern: Check = ({ entities }) =>
  entities
    .flatMap(({ properties }) => properties)
    .flatMap(({ name, pattern }) => {
      const reason = pattern && patternFault(pattern.value);
      if (pattern === undefined || reason === undefined) return [];
      return [
        report(
          catalogue.invalidPattern,
          { property: name.value, pattern: pattern.value, reason },
          { span: pattern.span },
        ),
      ];
    });
