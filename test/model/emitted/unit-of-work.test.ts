import { expect, test } from "vitest";
import { bodyOf, desk, filesOf } from "./desk.ts";

// Spec: model, Emitted artifacts, Unit of work: each row is a test of its name.

test("when: a context declares at least one aggregate", () => {
  expect(filesOf(desk)).toHaveProperty(["Lending/IUnitOfWork.cs"]);
});

test("file: <Context>/IUnitOfWork.cs, namespace <Context>", () => {
  expect(filesOf(desk)["Lending/IUnitOfWork.cs"]).toContain("\nnamespace Lending;\n");
});

test("interface: IUnitOfWork, one per context", () => {
  const files = Object.entries(filesOf(`${desk}\n}\ncontext Lending {\n  value Fine { amount: Int }`));
  expect(files.filter(([, text]) => text.includes("interface IUnitOfWork")).map(([path]) => path)).toEqual([
    "Lending/IUnitOfWork.cs",
  ]);
});

test("properties: one per aggregate, in declaration order, named with the plural of the root entity; method: SaveChangesAsync", () => {
  expect(
    bodyOf(filesOf(desk)["Lending/IUnitOfWork.cs"]),
  ).toBe(`/// <summary>Unit of work for the aggregates of Lending.</summary>
public interface IUnitOfWork
{
    ILoanRepository Loans { get; }
    ICategoryRepository Categories { get; }

    Task<int> SaveChangesAsync(CancellationToken ct = default);
}
`);
});

test("context with no aggregates: no IUnitOfWork.cs is emitted", () => {
  expect(Object.keys(filesOf("\n  value Fine { amount: Int }")).filter((path) => path.includes("UnitOfWork"))).toEqual(
    [],
  );
});

test("a repository has all four operations, or those that are listed, then its finders", () => {
  const files = filesOf(desk);
  expect(bodyOf(files["Lending/ILoanRepository.cs"])).toBe(`public interface ILoanRepository
{
    Task<Loan?> GetByIdAsync(LoanId id, CancellationToken ct = default);

    Task AddAsync(Loan aggregate, CancellationToken ct = default);

    Task UpdateAsync(Loan aggregate, CancellationToken ct = default);

    Task RemoveAsync(Loan aggregate, CancellationToken ct = default);

    Task<IReadOnlyList<Loan>> ByStateAsync(LoanState state, CancellationToken ct = default);
}
`);
  expect(bodyOf(files["Lending/ICategoryRepository.cs"])).toBe(`public interface ICategoryRepository
{
    Task<Category?> GetByIdAsync(CategoryId id, CancellationToken ct = default);
}
`);
});
