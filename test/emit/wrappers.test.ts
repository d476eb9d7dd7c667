import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const fleet = `namespace Shop.Fleet;
public readonly record struct ShipId(Guid Value);
public readonly record struct HarbourCode
{
    private HarbourCode(string value) => Value = value;
    public string Value { get; }
    public static HarbourCode From(string value) => new(value);
}
public class Harbour { public HarbourCode Code { get; init; } }
public class Ship(ShipId id, string home)
{
    public ShipId Id { get; private set; } = id;
    public HarbourCode Home { get; private set; } = HarbourCode.From(home);
    public HarbourCode? Next { get; set; }
    public void Move(HarbourCode home) => Home = home;
}
public class ShopMapping
{
    public void Map(ModelBuilder model)
    {
        model.Entity<Harbour>().HasKey(h => h.Code);
        model.Entity<Ship>().Property(s => s.Home).HasConversion(c => c.Value, v => HarbourCode.From(v));
        model.Entity<Ship>().Property(s => s.Next).HasConversion(c => c!.Value.Value, v => HarbourCode.From(v));
    }
}
`;

const file = `defaults: { access: anonymous }

entity:
  Harbour:
    model: existing
    operations: []
    properties: { Code: { type: string, isKey: true } }
    relationships:
      Ships: { relatedEntity: Ship, type: OneToMany, foreignKey: Home }

  Ship:
    model: existing
    update: Move
    operations: [create, getAll, get, patch]
    properties:
      Id: { type: Guid, isKey: true }
      Home: { type: string }
      Next: { type: string? }
`;

// Spec: entity-file, Types around one value.
test("values are wrapped on their way into rows and queries, and unwrapped in responses", () => {
  const disk = memoryDisk({ ...smallHost, "/repo/host/Fleet.cs": fleet, "/repo/shop.yaml": file });
  expect(run(disk, "graft", "shop.yaml", "--host", "host").exitCode).toBe(0);
  const textOf = (name: string) => disk.snapshot()[`/repo/host/Tenon/${name}.g.cs`] ?? "";
  const lines = ["Ships/ShipContracts", "Ships/ShipData", "Ships/ShipsByHarbourData"].flatMap((name) =>
    textOf(name)
      .split("\n")
      .filter((line) => /ShipId|HarbourCode|\.Value\b|\.From\(/.test(line))
      .map((line) => line.trim()),
  );
  expect(lines.join("\n")).toMatchInlineSnapshot(`
    "internal Ship ToEntity() => new(id: new ShipId(Guid.CreateVersion7()), home: Home!)
    Next = Next is null ? null : HarbourCode.From(Next),
    Home = ship.Home.Value,
    Next = ship.Next?.Value,
    ship.Move(home: HarbourCode.From(Home!));
    case nameof(Next): ship.Next = Next is null ? null : HarbourCode.From(Next); break;
    new WrappedField<Ship, HarbourCode, string>("home", ship => ship.Home, value => HarbourCode.From(value)),
    new WrappedField<Ship, HarbourCode?, string>("next", ship => ship.Next, value => HarbourCode.From(value), isOptional: true));
    private static readonly CompiledReads<Ship, ShipId> Reads = new(nameof(Ship.Id));
    public virtual Task<ShipResponse?> FindAsync(Guid id, CancellationToken ct = default) => Reads.FindAsync(db, new ShipId(id), ToResponse, ct);
    if (await Reads.TrackAsync(db, new ShipId(id), ct) is not { } ship)
    await db.StoreAsync(ship, () => ReasonAgainstAsync(ship, ct), ct, Refusal.Changed) is { } refusal ? refusal : await FindAsync(ship.Id.Value, ct) ?? ToResponse(ship);
    internal static ShipResponse ToResponse(Ship ship) => new(ship.Id.Value, ship.Home.Value, ship.Next?.Value);
    .Where(ship => ship.Home == HarbourCode.From(harbourId))
    return list.TotalCount > 0 || await db.Set<Harbour>().AnyAsync(harbour => harbour.Code == HarbourCode.From(harbourId), ct)"
  `);
  expect(textOf("Shared/WrappedField")).toContain("class WrappedField<TRow, TWrapper, TValue>");
});
