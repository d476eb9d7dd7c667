import { expect, test } from "vitest";
import { emittedFrom } from "../../in-memory.ts";
import { typeIn } from "./desk.ts";

const files = emittedFrom({
  "lending.model": `context Lending {
  aggregate Desk root Loan {
    entity Loan identified by LoanId {
      note: String
      command activate(note: String) { note -> note }
      command count: Int { result 1 }
      command lend(id: Int) { requires id > 0 }
      create open(note: String) { requires !note.isBlank }
    }
  }
  readmodel LoanRow from Loan { id }
  query LoanById(loan: LoanId): LoanRow
  query Loans(): List<LoanRow>
  service Front { usecase Shut(loan: LoanId) }
}`,
});
const operations = files["Lending/Application/LoanOperations.cs"];

test("a command has a request record and a handler that loads, calls and saves", () => {
  expect(typeIn(operations, "LoanActivateRequest")).toBe(
    "public sealed partial record LoanActivateRequest(LoanId Id, string Note);\n",
  );
  expect(typeIn(operations, "LoanActivateHandler")).toMatch(
    /GetByIdAsync\(request\.Id, ct\)[\s\S]*\.Activate\(request\.Note\);\n[\s\S]*SaveChangesAsync\(ct\);/,
  );
});

test("a result is taken before the save and returned after it", () => {
  const handler = typeIn(operations, "LoanCountHandler");
  expect(handler).toContain("public Task<int> HandleAsync(");
  expect(handler).toMatch(/= \w+\.Count\(\);\n[\s\S]*SaveChangesAsync[\s\S]*return \w+;/);
});

test("a factory has a request record and a handler that creates, adds, saves and returns the root", () => {
  expect(typeIn(operations, "LoanOpenRequest")).toBe("public sealed partial record LoanOpenRequest(string Note);\n");
  const handler = typeIn(operations, "LoanOpenHandler");
  expect(handler).toContain("public async Task<Loan> HandleAsync(");
  expect(handler).toMatch(/Loan\.Open\(request\.Note\);[\s\S]*AddAsync\([\s\S]*SaveChangesAsync[\s\S]*return \w+;/);
});

test("a parameter named id does not clash with the identity", () => {
  expect(typeIn(operations, "LoanLendRequest")).toBe(
    "public sealed partial record LoanLendRequest(LoanId AggregateId, int Id);\n",
  );
  expect(typeIn(operations, "LoanLendHandler")).toMatch(
    /GetByIdAsync\(request\.AggregateId, ct\)[\s\S]*\.Lend\(request\.Id\)/,
  );
});

test("a query by the identity loads the aggregate and uses the mapper", () => {
  const handler = typeIn(operations, "LoanByIdHandler");
  expect(handler).toContain(": IQueryHandler<LoanById, LoanRow>");
  expect(handler).toMatch(/GetByIdAsync\(query\.Loan, ct\)[\s\S]*\.ToLoanRow\(\)/);
});

test("what the host supplies, the handler of a list query and a usecase, is not made up", () => {
  expect(Object.keys(files).filter((path) => /Front/.test(path))).toEqual(["Lending/IFront.cs"]);
  expect(Object.values(files).filter((text) => /class (?:LoansHandler|Front)/.test(text))).toEqual([]);
});

test("the registration adds every handler, and gives way to the host's own", () => {
  const registration = files["Lending/Application/LendingApplicationServiceCollectionExtensions.cs"];
  for (const type of ["LoanActivateHandler", "LoanCountHandler", "LoanLendHandler", "LoanOpenHandler"])
    expect(registration).toMatch(new RegExp(`TryAdd\\w+<${type}>`));
  expect(registration).toMatch(/TryAdd\w+<IQueryHandler<LoanById, LoanRow>, LoanByIdHandler>/);
});

test("a rule on the state of the aggregate stands in the domain alone", () => {
  const text = Object.entries(files).filter(([, source]) => source.includes("!note.isBlank"));
  expect(text.map(([path]) => path)).toEqual(["Lending/Loan.cs"]);
});
