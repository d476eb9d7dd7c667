import { expect, test } from "vitest";
import { type DeclaredRename, readRename, renameText } from "../../generators/migration/declared-rename.ts";
import { readModelSnapshot } from "../../generators/migration/model-snapshot.ts";
import { renameInSnapshot } from "../../generators/migration/rename-in-snapshot.ts";
import { snapshotText } from "../cli/fake-dotnet.ts";

const entities = `
            modelBuilder.Entity("Shop.Product", b =>
                {
                    b.Property<int>("Id")
                        .ValueGeneratedOnAdd()
                        .HasColumnType("integer");

                    b.Property<string>("Title")
                        .IsRequired()
                        .HasMaxLength(80)
                        .HasColumnType("character varying(80)");

                    b.Property<string>("Code")
                        .HasColumnName("code")
                        .HasComment("Title, Code; \\"Title\\" }");

                    b.Property<int>("Version")
                        .IsConcurrencyToken();

                    b.ComplexProperty(typeof(Dictionary<string, object>), "Price", "Shop.Product.Price#Money", b1 =>
                        {
                            b1.IsRequired();
                            b1.Property<string>("Title");
                        });

                    b.HasKey("Id");
                    b.HasAlternateKey("Code");
                    b.HasIndex("Title", "Code")
                        .IsUnique();

                    b.ToTable("Products", "sales");
                });

            modelBuilder.Entity("Shop.Review", b =>
                {
                    b.Property<int>("Id");
                    b.Property<string>("ProductCode");
                    b.Property<string>("Title");
                    b.HasKey("Id");
                    b.HasIndex("ProductCode");
                    b.ToTable("Reviews");
                });

            modelBuilder.Entity("Shop.Cover", b =>
                {
                    b.Property<int>("ProductId");
                    b.HasKey("ProductId");
                    b.ToTable("Covers");
                });

            modelBuilder.Entity("Shop.Review", b =>
                {
                    b.HasOne("Shop.Product", "Product")
                        .WithMany("Reviews")
                        .HasForeignKey("ProductCode")
                        .HasPrincipalKey("Code");

                    b.Navigation("Product");
                });

            modelBuilder.Entity("Shop.Cover", b =>
                {
                    b.HasOne("Shop.Product", "Product")
                        .WithOne("Cover")
                        .HasForeignKey("Shop.Cover", "ProductId");
                });
`;
const text = snapshotText("ShopContext", entities);

function renamed(...renames: readonly string[]) {
  const snapshot = readModelSnapshot(text);
  const declared = renames.map(readRename).filter((one): one is DeclaredRename => one !== undefined);
  if (snapshot === undefined || declared.length !== renames.length) throw new Error("The input of a test is wrong.");
  const { text: result, applied } = renameInSnapshot(snapshot, declared);
  const before = text.split("\n");
  const changed = result.split("\n").filter((line, at) => line !== before[at]);
  return { applied: applied.map(renameText), changed: changed.map((line) => line.trim()) };
}

test("the facts of a snapshot are those that EF Core writes", () => {
  const snapshot = readModelSnapshot(text);
  expect(snapshot?.context).toBe("ShopContext");
  expect(snapshot?.entities.map(({ name, table }) => [name, table])).toEqual([
    ["Product", "Products"],
    ["Review", "Reviews"],
    ["Cover", "Covers"],
  ]);
  expect(
    snapshot?.entities[0]?.properties.map(({ name, type, column, isToken }) => [name, type, column, isToken]),
  ).toEqual([
    ["Id", "int", "Id", false],
    ["Title", "string", "Title", false],
    ["Code", "string", "code", false],
    ["Version", "int", "Version", true],
  ]);
});

test.each<readonly [rename: string, changed: readonly string[]]>([
  [
    "Product:Item",
    [
      `modelBuilder.Entity("Shop.Item", b =>`,
      `b.ComplexProperty(typeof(Dictionary<string, object>), "Price", "Shop.Item.Price#Money", b1 =>`,
      `b.HasOne("Shop.Item", "Product")`,
      `b.HasOne("Shop.Item", "Product")`,
    ],
  ],
  [
    "Shop.Product:Shop.Catalogue.Item",
    [
      `modelBuilder.Entity("Shop.Catalogue.Item", b =>`,
      `b.ComplexProperty(typeof(Dictionary<string, object>), "Price", "Shop.Catalogue.Item.Price#Money", b1 =>`,
      `b.HasOne("Shop.Catalogue.Item", "Product")`,
      `b.HasOne("Shop.Catalogue.Item", "Product")`,
    ],
  ],
  ["Product.Title:Name", [`b.Property<string>("Name").HasColumnName("Title")`, `b.HasIndex("Name", "Code")`]],
  [
    "Product.Code:Number",
    [
      `b.Property<string>("Number")`,
      `b.HasAlternateKey("Number");`,
      `b.HasIndex("Title", "Number")`,
      `.HasPrincipalKey("Number");`,
    ],
  ],
  [
    "Review.ProductCode:ItemCode",
    [
      `b.Property<string>("ItemCode").HasColumnName("ProductCode");`,
      `b.HasIndex("ItemCode");`,
      `.HasForeignKey("ItemCode")`,
    ],
  ],
  [
    "Cover.ProductId:ItemId",
    [
      `b.Property<int>("ItemId").HasColumnName("ProductId");`,
      `b.HasKey("ItemId");`,
      `.HasForeignKey("Shop.Cover", "ItemId");`,
    ],
  ],
  [
    "Product.Price:Cost",
    [
      `b.ComplexProperty(typeof(Dictionary<string, object>), "Cost", "Shop.Product.Price#Money", b1 =>`,
      `b1.Property<string>("Title").HasColumnName("Price_Title");`,
    ],
  ],
])("%s changes the names in the snapshot, and neither tables nor columns", (rename, changed) => {
  expect(renamed(rename)).toEqual({ applied: [rename], changed });
});

test("a class that has a folder of its own moves to the namespace of its new one", () => {
  const folders = [{ from: "Shop", to: "Store" }];
  const snapshot = readModelSnapshot(text.replaceAll("Shop.Product", "Acme.Shop.Shop.Product"));
  if (snapshot === undefined) throw new Error("The input of a test is wrong.");
  const result = renameInSnapshot(snapshot, [{ entity: "Item", property: undefined, from: "Product", folders }]);
  expect(result.text).toContain('modelBuilder.Entity("Acme.Shop.Store.Item", b =>');
});

test("a property is found by the new name of its class, whatever the order", () => {
  expect(renamed("Item.Title:Name", "Product:Item").applied).toEqual(["Product:Item", "Item.Title:Name"]);
});

test.each([
  "Product:Review",
  "Product.Title:Code",
  "Product.Name:Title",
  "Nobody:Somebody",
  "Product.Price.Title:Name",
])("%s is no rename of this snapshot", (rename) => {
  expect(renamed(rename)).toEqual({ applied: [], changed: [] });
});

test.each(["", ":", "Product", "Product:", ":Item", "a:b:c", "Product:It em", "Product;Item", "1:2", ".Title:Name"])(
  "'%s' is no rename at all",
  (rename) => {
    expect(readRename(rename)).toBeUndefined();
  },
);

test.each([
  "",
  "class ShopContextModelSnapshot { }",
  "[DbContext(",
  text.slice(0, 700),
  text.replace("BuildModel", "Build"),
])("a file that is no whole snapshot is none, or is read as far as it goes", (broken) => {
  const snapshot = readModelSnapshot(broken);
  if (snapshot !== undefined) expect(renameInSnapshot(snapshot, []).text).toBe(broken);
});

test("a snapshot of thousands of tables is read in one pass", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => entities.replaceAll("Shop.", `Shop${at}.`)).join("");
  const snapshot = readModelSnapshot(snapshotText("ShopContext", many(2200)));
  expect(snapshot?.entities).toHaveLength(6600);
  expect(snapshot?.code.text.length).toBeGreaterThan(5_000_000);
});
