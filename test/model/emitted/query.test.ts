import { expect, test } from "vitest";
import { bodyOf, desk, filesOf } from "./desk.ts";

// Spec: model-csharp, Queries.

const rows = `${desk}\n  readmodel LoanRow from Loan { id }`;
const files = filesOf(`${rows}
  query LoansByState(state: LoanState, since: Instant?): List<LoanRow>
  query LoanById(loan: LoanId): LoanRow
  query Everything(): List<LoanRow>`);

test("file: <Context>/<Query>.cs", () => {
  expect(files["Lending/LoansByState.cs"]).toContain("\nnamespace Lending;\n");
});

test("record: one positional property per criterion, in Pascal case", () => {
  expect(bodyOf(files["Lending/LoansByState.cs"])).toBe(
    "public sealed record LoansByState(LoanState State, DateTimeOffset? Since);\n",
  );
  expect(bodyOf(files["Lending/Everything.cs"])).toBe("public sealed record Everything();\n");
});

test("result type: does not change the record", () => {
  const single = filesOf(`${rows}\n  query LoansByState(state: LoanState, since: Instant?): LoanRow`);
  expect(single["Lending/LoansByState.cs"]).toBe(files["Lending/LoansByState.cs"]);
});

test("runtime file: emitted exactly once per compilation, and not when the model has no queries", () => {
  const two = filesOf(
    `${rows}\n  query A(): LoanRow\n}\ncontext Clinic {\n  value V { x: Int }\n  readmodel R from V { x }\n  query B(): R`,
  );
  expect(Object.keys(two).filter((path) => path.endsWith("/IQueryHandler.cs"))).toEqual([
    "Modeler/Runtime/IQueryHandler.cs",
  ]);
  expect(filesOf(rows)).not.toHaveProperty(["Modeler/Runtime/IQueryHandler.cs"]);
});

test("contract: IQueryHandler<TQuery, TResult> with HandleAsync", () => {
  const text = files["Modeler/Runtime/IQueryHandler.cs"];
  expect(text).toContain("\nnamespace Modeler.Runtime;\n");
  expect(text).toContain("public interface IQueryHandler<TQuery, TResult>\n");
  expect(text).toContain("    Task<TResult> HandleAsync(TQuery query, CancellationToken ct = default);\n");
});

test("host duty: no handler is emitted with the domain", () => {
  expect(Object.keys(files).filter((path) => /(?<!IQuery)Handler\.cs$/.test(path))).toEqual([]);
});

test("a deprecated query is obsolete, its reason escaped, and @since prints nothing", () => {
  const marked = filesOf(`${rows}
  @since(1) query Old(state: LoanState): List<LoanRow>
  @deprecated("use \\"New\\"") query Older(state: LoanState): List<LoanRow>
  @deprecated query Oldest(state: LoanState): List<LoanRow>`);
  expect(bodyOf(marked["Lending/Old.cs"])).toBe("public sealed record Old(LoanState State);\n");
  expect(bodyOf(marked["Lending/Older.cs"])).toBe(
    '[Obsolete("use \\"New\\"")]\npublic sealed record Older(LoanState State);\n',
  );
  expect(bodyOf(marked["Lending/Oldest.cs"])).toBe("[Obsolete]\npublic sealed record Oldest(LoanState State);\n");
  expect(marked["Lending/Older.cs"]).toContain("using System;\n");
});

test("an unannotated query has neither the marker nor its using line", () => {
  expect(files["Lending/LoanById.cs"]).not.toMatch(/Obsolete|using System;/);
});
