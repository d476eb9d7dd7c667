import { expect, test } from "vitest";
import { findPoolPlace } from "../../../generators/host/facts/find-pool-place.ts";
import { readHost } from "../../../generators/host/snapshot/read-host.ts";
import { smallHost } from "../../in-memory.ts";
import { memoryDisk } from "../../memory-disk.ts";
import { quickest } from "../../quickest.ts";

const plain = "public class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options) { }";
const usual = "services.AddDbContext<ShopDb>(options => options.UseSqlite(path));";

/** Returns the line that registers the context of a host, if a pool can certainly serve it. */
function lineFound(context: string, registration: string): number | undefined {
  const files = {
    "/repo/host/ShopDb.cs": `using Microsoft.EntityFrameworkCore;\nnamespace Acme.Shop;\n${context}\n`,
    "/repo/host/Setup.cs": `// services\n${registration}\n`,
  };
  const host = readHost(memoryDisk({ ...smallHost, ...files }), "/repo/host");
  if (!host.ok) throw new Error("The host cannot be read.");
  const type = host.value.types?.find("Acme.Shop.ShopDb");
  if (type === undefined) throw new Error("The context is not found.");
  const sources = Object.entries(files).map(([path, text]) => ({ file: path.replace("/repo/host/", ""), text }));
  const found = findPoolPlace(type, sources);
  return found && sources[1]?.text.slice(0, found.offset).split("\n").length;
}

/** Returns a context with a member. */
function having(member: string): string {
  return plain.replace("{ }", `{ ${member} }`);
}

test.each([
  ["a primary constructor", plain, 2],
  ["untyped options", plain.replace("<ShopDb>", ""), 2],
  ["a constructor", "public class ShopDb : DbContext { public ShopDb(DbContextOptions<ShopDb> o) : base(o) { } }", 2],
  [
    "sets, constants, methods and nested types",
    having(`
      public const string Schema = "shop";
      private static readonly object Gate = new();
      public DbSet<Book> Books { get; set; } = null!;
      public DbSet<Author> Authors => Set<Author>();
      protected override void OnModelCreating(ModelBuilder model) { model.HasDefaultSchema(Schema); }
      private sealed class Book { private int _pages; }`),
    2,
  ],
  ["users", plain.replace("DbContext(options)", "IdentityDbContext<User>(options)"), 2],
  ["an interface", plain.replace("DbContext(options)", "DbContext(options), IShopDb"), 2],
  ["a second parameter", plain.replace(" options)", " options, IClock clock)"), undefined],
  ["no parameter", "public class ShopDb : DbContext { public ShopDb() { } }", undefined],
  ["no constructor", "public class ShopDb : DbContext { }", undefined],
  ["two constructors", having("public ShopDb() : this(null!) { }"), undefined],
  [
    "a hidden constructor",
    "public class ShopDb : DbContext { protected ShopDb(DbContextOptions o) : base(o) { } }",
    undefined,
  ],
  [
    "a constructor that does more",
    "public class ShopDb : DbContext { public ShopDb(DbContextOptions o) : base(o) { Saved += Log; } }",
    undefined,
  ],
  ["options of another context", plain.replace("<ShopDb>", "<AuditDb>"), undefined],
  ["a field", having("private readonly List<int> _seen = [];"), undefined],
  ["a property", having("public Guid Owner { get; set; }"), undefined],
  ["an event", having("public event EventHandler? Stored;"), undefined],
  ["OnConfiguring", having("protected override void OnConfiguring(DbContextOptionsBuilder b) { }"), undefined],
  ["Dispose", having("public override void Dispose() { }"), undefined],
  ["services", having("string User => this.GetService<ICaller>().Name;"), undefined],
  ["other parts", plain.replace("class", "partial class"), undefined],
  ["a base class of its own", plain.replace("DbContext(options)", "AuditedContext(options)"), undefined],
])("a context with %s", (_title, context, expected) => {
  expect(lineFound(context, usual)).toBe(expected);
});

test.each([
  ["a lambda", usual, 2],
  [
    "a lambda of several statements",
    "services.AddDbContext<ShopDb>((options) => { options.UseSqlite(a, b => b.X(1, 2)); });",
    2,
  ],
  ["the full name", "services.AddDbContext<Acme.Shop.ShopDb>(options => options.UseSqlite(path));", 2],
  ["a lifetime", usual.replace("(path))", "(path), ServiceLifetime.Transient)"), undefined],
  ["a service", usual.replace("options =>", "(services, options) =>"), undefined],
  ["a tenant", usual.replace("path", "tenant.Path"), undefined],
  ["a method", "services.AddDbContext<ShopDb>(Configure);", undefined],
  ["no options", "services.AddDbContext<ShopDb>();", undefined],
  ["a pool", usual.replace("AddDbContext", "AddDbContextPool"), undefined],
  ["a factory", usual.replace("AddDbContext", "AddDbContextFactory"), undefined],
  ["an interface", usual.replace("<", "<IShopDb, "), undefined],
  ["another context", usual.replace("ShopDb", "AuditDb"), undefined],
  ["a second call", `${usual}\n${usual}`, undefined],
  ["a comment", `// ${usual}`, undefined],
])("a registration with %s", (_title, registration, expected) => {
  expect(lineFound(plain, registration)).toBe(expected);
});

test("500 large migrations of a context are passed over within two seconds of processor time", {
  timeout: 60_000,
}, () => {
  const migration = `[DbContext(typeof(ShopDb))]\nclass Initial { void Build(ModelBuilder model) { ${"model.Entity(b => b.Property(1)); ".repeat(5_000)} } }`;
  const host = readHost(memoryDisk({ ...smallHost, "/repo/host/ShopDb.cs": plain }), "/repo/host");
  if (!host.ok) throw new Error("The host cannot be read.");
  const type = host.value.types?.all.find(({ name }) => name === "ShopDb");
  if (type === undefined) throw new Error("The context is not found.");
  const files = Array.from({ length: 500 }, (_, at) => ({ file: `Migrations/${at}.cs`, text: migration }));
  const { seconds } = quickest(2, () => findPoolPlace(type, files));
  expect(seconds).toBeLessThan(2);
});
