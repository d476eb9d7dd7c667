import { expect, test } from "vitest";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const model = `context Depot limit 100 {
  value Price { amount: Decimal }
  aggregate Shelves root Shelf {
    repository { find largest(howMany: Int): List<Shelf> }
    entity Shelf identified by ShelfId { title: String }
  }
  readmodel ShelfRow from Shelf { id title }
  readmodel PriceTag from Price { amount }
  query ShelvesNear(place: String): List<ShelfRow>
  query Cheapest(): PriceTag
}`;
const project =
  '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>';
const program = "var builder = WebApplication.CreateBuilder(args);\nvar app = builder.Build();\napp.Run();\n";
const files = {
  "/repo/.git/HEAD": "ref: refs/heads/main\n",
  "/repo/a.model": model,
  "/repo/Web/Web.csproj": project,
  "/repo/Web/Program.cs": program,
};

const lines = [
  "internal sealed partial class ShelfRepository { static partial void Largest(IQueryable<Shelf> found, int howMany, ref IQueryable<Shelf>? chosen) => chosen = found.Where(…); }",
  "internal sealed partial class ShelvesNearHandler { static partial void Choose(IQueryable<Shelf> found, ShelvesNear query, ref IQueryable<Shelf>? chosen) => chosen = found.Where(…); }",
  "builder.Services.AddScoped<IQueryHandler<Cheapest, PriceTag>, CheapestHandler>();",
];

const written = `namespace Depot;
internal sealed partial class ShelfRepository
{
    static partial void Largest(IQueryable<Shelf> found, int howMany, ref IQueryable<Shelf>? chosen) => chosen = found.Take(howMany);
}
internal sealed partial class ShelvesNearHandler
{
    static partial void Choose(IQueryable<Shelf> found, ShelvesNear query, ref IQueryable<Shelf>? chosen) => chosen = found;
}
internal sealed class CheapestHandler : IQueryHandler<Cheapest, PriceTag>
{
}
`;

function grafted() {
  const disk = memoryDisk(files);
  const layers = ["--layers", "infrastructure", "--wire"];
  return { disk, result: run(disk, "graft", "--model", "a.model", "--host", "Web", ...layers) };
}

test("a run and doctor list the hooks and handlers that a store leaves to the host", () => {
  const { disk, result } = grafted();
  // All lines were wired, and the rest is code that the user writes.
  expect(result.exitCode).toBe(0);
  expect(run(disk, "graft", "--model", "a.model", "--host", "Web", "--check").exitCode).toBe(4);
  expect(result.messages.match(/TEN07\d\d/g)).toEqual(["TEN0738", "TEN0738", "TEN0739"]);
  const { output, exitCode } = run(disk, "doctor", "--host", "Web");
  for (const line of lines) expect([result.output, output]).toEqual(Array(2).fill(expect.stringContaining(line)));
  expect(exitCode).toBe(4);
});

test("hooks and handlers that the host has written are not listed", () => {
  const { disk } = grafted();
  const later = memoryDisk({ ...disk.snapshot(), "/repo/Web/Store.cs": written });
  const again = run(later, "graft", "--model", "a.model", "--host", "Web");
  expect(again).toMatchObject({ exitCode: 0, messages: "", output: expect.stringMatching(/^Nothing to do/) });
  const { output } = run(later, "doctor", "--host", "Web");
  for (const line of lines) expect(output).not.toContain(line);
});
