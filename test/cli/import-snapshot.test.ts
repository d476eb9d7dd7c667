import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";
import { snapshotText } from "./fake-dotnet.ts";

const project = `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>disable</Nullable></PropertyGroup></Project>`;

/** Classes whose mapping the source does not tell: keys and lengths are in the snapshot alone. */
const classes = `namespace Acme.Shop;
public class Author
{
    public string Code { get; set; }
    public string Name { get; set; }
    public string Note { get; set; }
    public string Draft { get; set; }
    public List<Post> Posts { get; } = [];
    public Passport Passport { get; set; }
}
public class Post { public int Id { get; set; } public string WrittenBy { get; set; } public Author Writer { get; set; } public int @class { get; set; } }
public class Passport { public int Id { get; set; } public string HolderCode { get; set; } public Author Holder { get; set; } }
`;

const author = `
modelBuilder.Entity("Acme.Shop.Author", b =>
    {
        b.Property<string>("Code").HasMaxLength(8).HasColumnType("character varying(8)");
        b.Property<string>("Name").IsRequired().HasMaxLength(80);
        b.Property<string>("Note");
        b.HasKey("Code");
        b.ToTable("authors", "blog");
    });`;
const post = `
modelBuilder.Entity("Acme.Shop.Post", b =>
    {
        b.Property<int>("Id").ValueGeneratedOnAdd();
        b.Property<string>("WrittenBy").IsRequired();
        b.Property<int>("class");
        b.HasKey("Id");
        b.HasIndex("WrittenBy");
        b.ToTable("posts", "blog");
    });`;
const links = `
modelBuilder.Entity("Acme.Shop.Passport", b =>
    {
        b.Property<int>("Id");
        b.Property<string>("HolderCode").IsRequired();
        b.HasKey("Id");
        b.ToTable("Passport");
    });
modelBuilder.Entity("Acme.Shop.Gone", b => { b.Property<int>("Id"); b.HasKey("Id"); b.ToTable("Gone"); });
modelBuilder.Entity("Acme.Shop.Post", b =>
    {
        b.HasOne("Acme.Shop.Author", "Writer").WithMany("Posts").HasForeignKey("WrittenBy").OnDelete(DeleteBehavior.Cascade).IsRequired();
        b.OwnsOne("Acme.Shop.Address", "Address", b1 => { b1.Property<int>("PostId"); b1.HasKey("PostId"); });
        b.Navigation("Writer");
    });
modelBuilder.Entity("Acme.Shop.Passport", b =>
    {
        b.HasOne("Acme.Shop.Author", "Holder").WithOne("Passport").HasForeignKey("Acme.Shop.Passport", "HolderCode").IsRequired();
    });`;

const host = {
  ...smallHost,
  "/repo/host/Acme.Shop.csproj": project,
  "/repo/host/Models.cs": classes,
  "/repo/host/Migrations/ShopDbModelSnapshot.cs": snapshotText("ShopDb", author + post + links),
};
const from = "host/Migrations/ShopDbModelSnapshot.cs";

test("a snapshot tells keys, lengths, empty texts and foreign keys as EF Core decided on them", () => {
  const disk = memoryDisk(host);
  const result = run(disk, "import", "--host", "host", "--from", from);
  expect(result).toMatchObject({ exitCode: 0, messages: "" });
  const text = disk.snapshot()["/repo/host/tenon.yaml"] ?? "";
  expect(text.slice(text.indexOf("\nentity:\n") + 1)).toBe(`entity:
  Author:
    model: existing
    properties:
      Code: { type: string, isKey: true, maxLength: 8 }
      Name: { type: string, maxLength: 80 }
      Note: { type: string? }
    relationships:
      Posts: { relatedEntity: Post, type: OneToMany, foreignKey: WrittenBy }
      Passport: { relatedEntity: Passport, type: OneToOne, foreignKey: HolderCode }

  Post:
    model: existing
    properties:
      Id: { type: int, isKey: true }
      WrittenBy: { type: string }
      # class: { type: int }  # Class \`Acme.Shop.Post\` has no property \`Class\`

  Passport:
    model: existing
    properties:
      Id: { type: int, isKey: true }
      HolderCode: { type: string }
`);
  expect(result.output).toContain("\nLeft out:\n  Gone: its class is not in the source of the host\n");
  expect(run(disk, "import", "--host", "host", "--from", from)).toMatchObject({
    exitCode: 0,
    output: "The entity file is up to date with the source.\n",
  });
  expect(run(disk, "graft", "--host", "host", "--dry-run")).toMatchObject({ exitCode: 0 });
});

test("of classes of Identity, the snapshot names the key, and the base class its type", () => {
  const user = `modelBuilder.Entity("Acme.Shop.Member", b => { b.Property<string>("Id"); b.Property<string>("Nick").IsRequired(); b.HasKey("Id"); b.ToTable("AspNetUsers"); });
modelBuilder.Entity("Acme.Shop.MemberRole", b => { b.Property<string>("UserId"); b.Property<string>("RoleId"); b.HasKey("UserId", "RoleId"); b.ToTable("AspNetUserRoles"); });
modelBuilder.Entity("MemberPost", b => { b.Property<string>("MembersId"); b.Property<int>("PostsId"); b.HasKey("MembersId", "PostsId"); b.ToTable("MemberPost"); });
modelBuilder.Entity("Microsoft.AspNetCore.Identity.IdentityUserClaim<string>", b => { b.Property<int>("Id"); b.HasKey("Id"); b.ToTable("AspNetUserClaims"); });`;
  const disk = memoryDisk({
    ...host,
    "/repo/host/Member.cs":
      "namespace Acme.Shop;\npublic class Member : IdentityUser { public string Nick { get; set; } }\npublic class MemberRole : IdentityUserRole<string> { }\n",
    [`/repo/${from}`]: snapshotText("ShopDb", user),
  });
  const result = run(disk, "import", "--host", "host", "--from", from);
  expect(disk.snapshot()["/repo/host/tenon.yaml"]).toContain(`  Member:
    model: existing
    properties:
      Id: { type: string, isKey: true } # of IdentityUser, which is not in the source
      Nick: { type: string }
`);
  expect(result.output).toContain(`
Left out:
  MemberRole: its key UserId is in its base class IdentityUserRole<…>, which is not in the source
  MemberPost: a table between two classes has no class
  IdentityUserClaim<string>: its class is not in the source of the host
`);
});

test("a class and a schema with the name of a keyword are left out and ignored, and the others are imported", () => {
  const words = `modelBuilder.Entity("Acme.Shop.event", b => { b.Property<int>("Id"); b.HasKey("Id"); b.ToTable("event", "namespace"); });
modelBuilder.Entity("Acme.Shop.Door", b => { b.Property<int>("Id"); b.Property<int>("event").HasColumnName("int"); b.HasKey("Id"); b.ToTable("class", "namespace"); });`;
  const disk = memoryDisk({
    ...host,
    "/repo/host/Words.cs":
      "namespace Acme.Shop;\npublic class @event { public int Id { get; set; } }\npublic class Door { public int Id { get; set; } public int @event { get; set; } }\n",
    [`/repo/${from}`]: snapshotText("ShopDb", words),
  });
  const result = run(disk, "import", "--host", "host", "--from", from);
  const leftOut = "\nLeft out:\n  event: `event` cannot be the name of an entity\n";
  expect([result.exitCode, result.output]).toEqual([0, expect.stringContaining(leftOut)]);
  expect(disk.snapshot()["/repo/host/tenon.yaml"]).toContain("  Door:\n    model: existing\n");
  expect(run(disk, "graft", "--host", "host", "--dry-run")).toMatchObject({ exitCode: 0 });
});

test("the next snapshot is merged as classes are", () => {
  const disk = memoryDisk(host);
  run(disk, "import", "--host", "host", "--from", from);
  const next = snapshotText("ShopDb", (author + post + links).replace("HasMaxLength(80)", "HasMaxLength(120)"));
  const later = memoryDisk({ ...disk.snapshot(), [`/repo/${from}`]: next });
  expect(run(later, "import", "--host", "host", "--from", from)).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining("gets 1 value\n"),
  });
  expect(later.snapshot()["/repo/host/tenon.yaml"]).toContain("Name: { type: string, maxLength: 120 }");
});

test.each([
  ["a file of classes", "host/Models.cs"],
  ["a file that is not there", "host/None.cs"],
  ["a folder", "host/Folder.cs"],
])("%s is no snapshot", (_name, path) => {
  const disk = memoryDisk({ ...host, "/repo/host/Folder.cs/ShopDb.cs": "" });
  const result = run(disk, "import", "--host", "host", "--from", path);
  const message = `error TEN1023: \`${path}\` is no snapshot of a model of EF Core.`;
  expect([result.exitCode, result.messages]).toEqual([1, expect.stringContaining(message)]);
});

test("a snapshot of 5 MB is read once, and one of a context that the host lacks is refused", () => {
  const many = Array.from({ length: 20_000 }, (_, at) => author.replaceAll("Author", `Other${at}`)).join("");
  const large = snapshotText("ShopDb", author + post + links + many);
  expect(large.length).toBeGreaterThan(5 * 1024 * 1024);
  const disk = memoryDisk({ ...host, [`/repo/${from}`]: large });
  expect(run(disk, "import", "--host", "host", "--from", from)).toMatchObject({ exitCode: 0 });
  const strange = memoryDisk({ ...host, [`/repo/${from}`]: snapshotText("OtherDb", author) });
  expect(run(strange, "import", "--host", "host", "--from", from)).toMatchObject({
    exitCode: 2,
    messages: expect.stringContaining("The host has no DbContext `OtherDb`."),
  });
});

const other = {
  "/repo/host/StockDb.cs":
    "namespace Acme.Shop;\npublic class StockDb : DbContext { public DbSet<Post> Posts { get; set; } public DbSet<Author> Authors { get; set; } }\n",
};

test("of two contexts with one table, the entity file is for one, and the user says which", () => {
  const disk = memoryDisk({ ...host, ...other });
  expect(run(disk, "import", "--host", "host")).toMatchObject({
    exitCode: 2,
    messages: expect.stringContaining("The host has several contexts: `Acme.Shop.ShopDb` and `Acme.Shop.StockDb`."),
  });
  expect(run(disk, "import", "--host", "host", "--from", from)).toMatchObject({ exitCode: 0 });
  expect(disk.snapshot()["/repo/host/tenon.yaml"]).toMatch(/^ {2}dbContext: Acme\.Shop\.ShopDb /m);
  expect(run(disk, "import", "--host", "host", "--from", "StockDb")).toMatchObject({
    exitCode: 2,
    messages: expect.stringContaining("The entity file is for Acme.Shop.ShopDb, and all of its entities are in one"),
  });
});
