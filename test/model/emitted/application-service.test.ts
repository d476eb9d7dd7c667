import { expect, test } from "vitest";
import { bodyOf, desk, filesOf } from "./desk.ts";

// Spec: model-csharp, Application services.

const usecases = `
    usecase CheckOut(loan: LoanId, copies: List<CopyId>): LoanId
    usecase Shut(loan: LoanId)
    usecase Overdue(class: String?): List<LoanId>`;
const served = filesOf(`${desk}\n  service LendingDesk {${usecases}\n  }`);
const contract = bodyOf(served["Lending/ILendingDesk.cs"]);

test("file / interface: <Context>/I<Service>.cs, interface I<Service>", () => {
  expect(contract).toMatch(/^public partial interface ILendingDesk\n\{\n/);
});

test("each usecase: one async method with the usecase's name and its declared parameter names, and nothing else", () => {
  expect(contract.match(/^ {4}\S.*$/gm)).toEqual([
    "    Task<LoanId> CheckOut(LoanId loan, IReadOnlyList<CopyId> copies);",
    "    Task Shut(LoanId loan);",
    "    Task<IReadOnlyList<LoanId>> Overdue(string? @class);",
  ]);
});

test("no result type: returns Task", () => {
  expect(contract).toContain("    Task Shut(");
});

test("result type R: returns Task<R>", () => {
  expect(contract).toContain("    Task<LoanId> CheckOut(");
});

test("List<T> parameter: appears as IReadOnlyList<T>", () => {
  expect(contract).toContain("IReadOnlyList<CopyId> copies");
});

test("service with only usecases: only the interface is emitted, no domain class", () => {
  expect(Object.keys(served).filter((path) => path.includes("LendingDesk"))).toEqual(["Lending/ILendingDesk.cs"]);
});

test("service mixing operations and usecases: two files, a bare-named class and the I-prefixed interface", () => {
  const files = filesOf(
    `${desk}\n  service LendingDesk {\n    operation countOf(lines: List<Line>): Int = lines.count${usecases}\n  }`,
  );
  expect(Object.keys(files).filter((path) => path.includes("LendingDesk"))).toEqual([
    "Lending/ILendingDesk.cs",
    "Lending/LendingDesk.cs",
  ]);
  expect(files["Lending/LendingDesk.cs"]).toContain("class LendingDesk");
});
