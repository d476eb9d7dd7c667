import { expect, test } from "vitest";
import { withUsing } from "../../../generators/host/wire/insert-using.ts";

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
  [
    "outside of conditions",
    "using Acme;\n#if A\nusing Acme.Data;\n#endif\nF();\n",
    "using Acme;\nusing Lending;\n#if A\nusing Acme.Data;\n#endif\nF();\n",
  ],
  ["below symbols", "#define A\n\n// F.\nF();\n", "#define A\n\nusing Lending;\n// F.\nF();\n"],
  ["above a namespace", "namespace A\n{\n    using B;\n}\n", "using Lending;\nnamespace A\n{\n    using B;\n}\n"],
  ["not where conditions do not match", "#if A\nusing Acme;\n", undefined],
])("a namespace is imported: %s", (_, text, expected) => {
  expect(withUsing(text, "Lending")).toBe(expected);
});
