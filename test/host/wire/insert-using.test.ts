import { expect, test } from "vitest";
import { withUsing } from "../../../generators/host/wire/insert-call.ts";

test.each<[string, string, string | undefined]>([
  [
    "after the others",
    "using System;\nusing Acme.Data;\n\nF();\n",
    "using System;\nusing Acme.Data;\nusing Lending;\n\nF();\n",
  ],
  ["with CRLF", "using Acme;\r\n\r\nF();\r\n", "using Acme;\r\nusing Lending;\r\n\r\nF();\r\n"],
  ["at the top with CRLF", "F();\r\n", "using Lending;\r\nF();\r\n"],
  ["at the top where there are none", "F();\n", "using Lending;\nF();\n"],
  ["behind a byte order mark", "\ufeffF();\n", "\ufeffusing Lending;\nF();\n"],
  ["not twice", "using Lending;\nF();\n", "using Lending;\nF();\n"],
  ["not where all have it", "global using Lending;\nF();\n", "global using Lending;\nF();\n"],
  [
    "not below what is used up",
    "using Acme;\nusing var x = F();\n",
    "using Acme;\nusing Lending;\nusing var x = F();\n",
  ],
  ["not where code depends on conditions", "#if A\nusing Acme;\n#endif\n", undefined],
])("a namespace is imported: %s", (_, text, expected) => {
  expect(withUsing(text, "Lending")).toBe(expected);
});
