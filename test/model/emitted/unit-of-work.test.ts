import { expect, test } from "vitest";
import { bodyOf, desk, filesOf, typeIn } from "./desk.ts";

// Spec: model-csharp, Unit of work; model-csharp, Repositories.

test("it mentions no persistence framework", () => {
  const text = filesOf(desk)["Lending/IUnitOfWork.cs"] ?? "";
  expect(text.match(/^using .*$/gm)).toEqual(["using System.Threading;", "using System.Threading.Tasks;"]);
  expect(text).not.toMatch(/EntityFramework|DbContext|DbSet/);
});

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
  ).toBe(`/// <summary>The unit of work of Lending. The host implements it.</summary>
public partial interface IUnitOfWork
{
    ILoanRepository Loans { get; }
    ICategoryRepository Categories { get; }

    /// <summary>Saves all changes in one transaction.</summary>
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
  expect(
    typeIn(files["Lending/Loan.cs"], "ILoanRepository"),
  ).toBe(`/// <summary>Loads and stores Loan aggregates. The host implements it.</summary>
public partial interface ILoanRepository
{
    Task<Loan?> GetByIdAsync(LoanId id, CancellationToken ct = default);
    Task AddAsync(Loan aggregate, CancellationToken ct = default);
    Task UpdateAsync(Loan aggregate, CancellationToken ct = default);
    Task RemoveAsync(Loan aggregate, CancellationToken ct = default);
    Task<IReadOnlyList<Loan>> ByStateAsync(LoanState state, CancellationToken ct = default);
}
`);
  expect(
    typeIn(files["Lending/Category.cs"], "ICategoryRepository"),
  ).toBe(`/// <summary>Loads and stores Category aggregates. The host implements it.</summary>
public partial interface ICategoryRepository
{
    Task<Category?> GetByIdAsync(CategoryId id, CancellationToken ct = default);
}
`);
});

test("a list finder returns a read-only list, a single finder a nullable root", () => {
  const repository = filesOf(
    desk.replace(
      "find byState(state: LoanState): List<Loan>",
      "find byState(state: LoanState): List<Loan>  find newest(): Loan",
    ),
  )["Lending/Loan.cs"];
  expect(repository).toContain(
    "Task<IReadOnlyList<Loan>> ByStateAsync(LoanState state, CancellationToken ct = default);",
  );
  expect(repository).toContain("Task<Loan?> NewestAsync(CancellationToken ct = default);");
});

test("a child has no repository, an aggregate without versions no Version", () => {
  const child = "entity Copy identified by CopyId { shelf: Int }\n    entity Loan";
  const files = filesOf(desk.replace("entity Loan", child));
  const repositories = Object.values(files).flatMap((text) => text.match(/interface I\w+Repository/g) ?? []);
  expect(repositories.sort()).toEqual(["interface ICategoryRepository", "interface ILoanRepository"]);
  // The runtime of the domain is the same for every model.
  const ofModel = Object.entries(files).filter(([path]) => path !== "Modeler/Runtime/Domain.cs");
  expect(ofModel.filter(([, text]) => /\bVersion\b|ConcurrencyConflict/.test(text))).toEqual([]);
  const versioned = filesOf(desk.replace("root Loan {", "root Loan versioned {"));
  expect(versioned["Lending/Loan.cs"]).toContain("public int Version { get; init; }");
  expect(versioned["Modeler/Runtime/Domain.cs"]).toContain("class ConcurrencyConflictException(");
});
