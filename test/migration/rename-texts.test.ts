import { expect, test } from "vitest";
import { readMigration } from "../../generators/migration/migration.ts";
import { readModelSnapshot } from "../../generators/migration/model-snapshot.ts";
import { textUpdates, withTextUpdates } from "../../generators/migration/rename-texts.ts";
import { snapshotText } from "../cli/fake-dotnet.ts";

const migration = `public partial class A : Migration
{
    protected override void Up(MigrationBuilder migrationBuilder)
    {
    }

    protected override void Down(MigrationBuilder migrationBuilder)
    {
        migrationBuilder.DropTable(name: "B");
    }
}
`;

test("a stored text is renamed behind everything in Up, and back before everything in Down", () => {
  const entity =
    'modelBuilder.Entity("Shop.Product", b => { b.Property<string>("Colour"); b.ToTable("Products", "shop"); });';
  const snapshot = readModelSnapshot(snapshotText("ShopDb", entity));
  const read = readMigration(migration);
  if (snapshot === undefined || read === undefined) throw new Error("Both can be read.");
  const renames = [{ entity: "Product", property: "Colour", from: "Red", to: "Crimson" }];
  const lines = withTextUpdates(migration, read, textUpdates(snapshot, renames)).split("\n");
  const place = 'UPDATE \\"shop\\".\\"Products\\" SET \\"Colour\\"';
  expect(lines[4]).toBe(`            migrationBuilder.Sql("${place} = 'Crimson' WHERE \\"Colour\\" = 'Red'");`);
  expect(lines[9]).toBe(`            migrationBuilder.Sql("${place} = 'Red' WHERE \\"Colour\\" = 'Crimson'");`);
  expect(lines[10]).toContain("DropTable");
});
