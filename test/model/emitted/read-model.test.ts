import { expect, test } from "vitest";
import { build } from "../../in-memory.ts";
import { bodyOf, desk, filesOf } from "./desk.ts";

// Spec: model-csharp, Read models.

const fields = `
    id
    state
    note
    copies: Int = lines.count
    weight: Decimal = lines.sum(l => l.weight)`;
const file = filesOf(`${desk}\n  /// One row & more.\n  readmodel LoanRow from Loan {${fields}\n  }`)[
  "Lending/LoanRow.cs"
];

test("file: <Context>/<ReadModel>.cs", () => {
  expect(file).toContain("\nnamespace Lending;\n");
});

test("record, projection and shape: a plain positional record and its mapper", () => {
  expect(bodyOf(file)).toBe(`/// <summary>One row &amp; more.</summary>
public sealed record LoanRow(LoanId Id, LoanState State, string? Note, int Copies, decimal Weight);

/// <summary>Projects <see cref="Loan"/> to <see cref="LoanRow"/>.</summary>
public static class LoanRowProjection
{
    public static LoanRow ToLoanRow(this Loan src) =>
        new(src.Id, src.State, src.Note, src.Lines.Count, src.Lines.Sum(l => l.Weight));
}
`);
});

test("expression translation: a file that uses a LINQ aggregate gains using System.Linq, another does not", () => {
  expect(file).toContain("using System.Linq;\n");
  const plain = filesOf(`${desk}\n  readmodel LoanRow from Loan { id copies: Int = lines.count }`);
  expect(plain["Lending/LoanRow.cs"]).not.toContain("using");
});

test("duplicate fields: rejected, including names differing only in case", () => {
  for (const [one, other] of [
    ["state", "state"],
    ["copies: Int = lines.count", "Copies: Int = 1"],
    ["unitId: Int = 1", "unitID: Int = 2"],
  ]) {
    const { result } = build({
      "lending.model": `context Lending {${desk}\n  readmodel LoanRow from Loan {\n    ${one}\n    ${other}\n  }\n}\n`,
    });
    expect([result.exitCode, result.messages]).toEqual([1, expect.stringContaining("DSL1205")]);
  }
});

test("many fields stand one a line", () => {
  const many = ["one", "two", "three", "four", "five", "six"].map(
    (name) => `    ${name}Hundred: Decimal = lines.sum(l => l.weight)`,
  );
  const text = bodyOf(filesOf(`${desk}\n  readmodel Wide from Loan {\n${many.join("\n")}\n  }`)["Lending/Wide.cs"]);
  expect(text).toContain("public sealed record Wide(\n    decimal OneHundred,\n");
  expect(text).toContain("    decimal SixHundred);\n");
  expect(text).toContain("        new(\n            src.Lines.Sum(l => l.Weight),\n");
});

test("a read model without fields is an empty record", () => {
  expect(bodyOf(filesOf(`${desk}\n  readmodel Nothing from Loan { }`)["Lending/Nothing.cs"])).toContain(
    "record Nothing();",
  );
});
