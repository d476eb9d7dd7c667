import { expect, test } from "vitest";
import { findPoolPlace } from "../../../generators/host/facts/find-pool-place.ts";
import { readHost } from "../../../generators/host/snapshot/read-host.ts";
import { smallHost } from "../../in-memory.ts";
import { memoryDisk } from "../../memory-disk.ts";

const plain = "public class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options) { }";
const usual = "services.AddDbContext<ShopDb>(options => options.UseSqlite(path));";

/** Returns the line that registers the context of a host, or the reason why no pool is certain to serve it. */
function judged(context: string, registration: string): number | string {
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
  return "reason" in found ? found.reason : (sources[1]?.text.slice(0, found.offset).split("\n").length ?? 0);
}

/** Returns a context with a member. */
function having(member: string): string {
  return plain.replace("{ }", `{ ${member} }`);
}

const oneConstructor = "needs one constructor, with its options alone";
const ofRequest = "may depend on a request";

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
  ["a second parameter", plain.replace(" options)", " options, IClock clock)"), oneConstructor],
  ["no parameter", "public class ShopDb : DbContext { public ShopDb() { } }", oneConstructor],
  ["no constructor", "public class ShopDb : DbContext { }", oneConstructor],
  ["two constructors", having("public ShopDb() : this(null!) { }"), oneConstructor],
  [
    "a hidden constructor",
    "public class ShopDb : DbContext { protected ShopDb(DbContextOptions o) : base(o) { } }",
    oneConstructor,
  ],
  [
    "a constructor that does more",
    "public class ShopDb : DbContext { public ShopDb(DbContextOptions o) : base(o) { Saved += Log; } }",
    oneConstructor,
  ],
  ["options of another context", plain.replace("<ShopDb>", "<AuditDb>"), oneConstructor],
  ["a field", having("private readonly List<int> _seen = [];"), "may hold state: List <"],
  ["a property", having("public Guid Owner { get; set; }"), "may hold state: Guid Owner"],
  ["an event", having("public event EventHandler? Stored;"), "may hold state: event EventHandler"],
  ["OnConfiguring", having("protected override void OnConfiguring(DbContextOptionsBuilder b) { }"), ofRequest],
  ["Dispose", having("public override void Dispose() { }"), ofRequest],
  ["services", having("string User => this.GetService<ICaller>().Name;"), ofRequest],
  ["other parts", plain.replace("class", "partial class"), "has other parts"],
  [
    "a base class of its own",
    plain.replace("DbContext(options)", "AuditedContext(options)"),
    "has a base class that may hold state",
  ],
])("a context with %s", (_title, context, expected) => {
  expect(judged(context, usual)).toBe(expected);
});

test.each([
  ["a lambda", usual, 2],
  [
    "a lambda of several statements",
    "services.AddDbContext<ShopDb>((options) => { options.UseSqlite(a, b => b.X(1, 2)); });",
    2,
  ],
  ["the full name", "services.AddDbContext<Acme.Shop.ShopDb>(options => options.UseSqlite(path));", 2],
  ["a lifetime", usual.replace("(path))", "(path), ServiceLifetime.Transient)"), "has a stated lifetime"],
  [
    "a service",
    usual.replace("options =>", "(services, options) =>"),
    "has options that are no lambda of one parameter",
  ],
  ["a tenant", usual.replace("path", "tenant.Path"), "has options that may depend on a request"],
  ["a method", "services.AddDbContext<ShopDb>(Configure);", "has options that are no lambda of one parameter"],
  ["no options", "services.AddDbContext<ShopDb>();", "has options that are no lambda of one parameter"],
  ["a pool", usual.replace("AddDbContext", "AddDbContextPool"), "is registered by AddDbContextPool<ShopDb>"],
  ["a factory", usual.replace("AddDbContext", "AddDbContextFactory"), "is registered by AddDbContextFactory<ShopDb>"],
  ["an interface", usual.replace("<", "<IShopDb, "), "is registered by AddDbContext<IShopDb,ShopDb>"],
  ["another context", usual.replace("ShopDb", "AuditDb"), "has 0 registrations"],
  ["a second call", `${usual}\n${usual}`, "has 2 registrations"],
  ["a comment", `// ${usual}`, "has 0 registrations"],
])("a registration with %s", (_title, registration, expected) => {
  expect(judged(plain, registration)).toBe(expected);
});
