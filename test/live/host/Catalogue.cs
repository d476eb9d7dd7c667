using System.ComponentModel.DataAnnotations;
using Bookshop.Tenon.Leaflets;
using Microsoft.EntityFrameworkCore;

namespace Bookshop.Archive
{
    public class Edition;
}

namespace Bookshop.Catalogue
{
    public abstract class Named
    {
        public Guid Id { get; set; }

        public required string Name { get; set; }
    }

    public class Publisher : Named
    {
        public ICollection<Edition> Editions { get; } = [];
    }

    public class Edition
    {
        public int Number { get; set; }

        public required string Title { get; set; }

        public decimal Price { get; set; }

        public DateTime? PublishedAt { get; set; }

        public bool IsWithdrawn { get; set; }

        public Guid PublisherId { get; set; }

        public required Publisher Publisher { get; set; }
    }

    public class Bay
    {
        public required string Aisle { get; set; }

        public int Number { get; set; }

        public string? Content { get; set; }
    }

    public class Rack
    {
        public required string Code { get; set; }

        public required string Name { get; set; }

        public bool IsHidden { get; set; }

        public int? LeafletId { get; set; }
    }

    public class Contract
    {
        public required string Code { get; init; }

        public required Guid TenantId { get; init; }

        public long SignerId { get; init; }

        public required string Title { get; set; }
    }

    public class Printer
    {
        public int Id { get; set; }
    }

    public class Poster
    {
        public Guid Id { get; set; }

        public required string Motif { get; set; }

        public int? Sheet { get; set; }

        public int? PrinterId { get; set; }
    }

    /// <summary>A class that lets nobody set who changed it.</summary>
    public class Locker
    {
        public Guid Id { get; set; }

        public required string Code { get; set; }

        public DateTime? RemovedAt { get; private set; }

        public DateTime CreatedAt { get; private set; }

        public DateTimeOffset? ChangedAt { get; private set; }

        public string? ChangedBy { get; private set; }
    }

    public class Slot
    {
        public int Id { get; private set; }

        public Guid LockerId { get; set; }

        public required string OwnerId { get; init; }

        public DateTimeOffset? DeletedAt { get; private set; }
    }

    public class Crate
    {
        public Guid Id { get; set; }

        public required string Label { get; set; }

        [ConcurrencyCheck]
        public long Revision { get; set; }
    }

    public enum Folding
    {
        Folio,
        Quarto_Small,
    }

    public class CrateOrder
    {
        public Guid PublisherId { get; set; }

        public Guid CrateId { get; set; }
    }

    public class Volume
    {
        public Guid Id { get; set; }

        public required string Title { get; set; }

        public Folding Folding { get; set; }

        public Folding? Spare { get; set; }
    }

    /// <summary>A positional record: only its constructor sets what it holds.</summary>
    public record Stamp(Guid Id, string Text);

    public record Ribbon
    {
        public Guid Id { get; set; }

        public string Text { get; set; } = "";
    }

    public class Seal
    {
        public Guid Id { get; set; }

        public string Text { get; init; } = "";
    }

    public class Badge
    {
        public int Number { get; private set; }

        public string Label { get; init; } = "";

        public int Printing { get; private set; } = 7;

        public string Pin { get; set; } = "";
    }

    /// <summary>A class that guards its state.</summary>
    public class Surety
    {
        private Surety()
        {
        }

        public Surety(Guid id, decimal amount)
        {
            Id = id;
            Amount = amount;
        }

        public Guid Id { get; private set; }

        public decimal Amount { get; private set; }
    }

    /// <summary>A class whose rows are made and changed by its own methods.</summary>
    public class Deed
    {
        private Deed(string holder)
        {
            Holder = holder;
        }

        public Guid Id { get; private set; } = Guid.CreateVersion7();

        public string Holder { get; private set; }

        public Folding Folding { get; private set; }

        public string? Note { get; set; }

        public int Renamings { get; private set; }

        public static Deed Create(string holder, Folding folding, int copies = 1) => new($"{holder}{(copies == 1 ? "" : "!")}") { Folding = folding };

        public void Rename(string? holder)
        {
            Renamings += Holder == holder ? 0 : 1;
            Holder = holder ?? "";
        }

        public bool Fold(Folding folding) => (Folding = folding) == folding;
    }

    /// <summary>An identity whose base class has the value.</summary>
    public abstract class Identity(Guid value) : IEquatable<Identity>
    {
        public Guid Value { get; } = value;

        public static bool operator ==(Identity? one, Identity? other) => one is null ? other is null : one.Equals(other);

        public static bool operator !=(Identity? one, Identity? other) => !(one == other);

        public bool Equals(Identity? other) => other is not null && GetType() == other.GetType() && Value == other.Value;

        public override bool Equals(object? obj) => Equals(obj as Identity);

        public override int GetHashCode() => Value.GetHashCode();
    }

    public class ShipId(Guid value) : Identity(value);

    public readonly record struct HarbourCode
    {
        private HarbourCode(string value) => Value = value;

        public string Value { get; }

        public static HarbourCode From(string value) => new(value);
    }

    public readonly record struct BerthId(int Number);

    public sealed record Tonnage(decimal Value);

    public class Harbour
    {
        public HarbourCode Code { get; init; }

        public string Name { get; set; } = "";

        public ICollection<Ship> Ships { get; } = [];
    }

    public class Ship
    {
        private Ship()
        {
        }

        public Ship(ShipId id, string home)
        {
            Id = id;
            Home = HarbourCode.From(home);
        }

        public ShipId Id { get; private set; } = null!;

        public HarbourCode Home { get; private set; }

        public HarbourCode? Next { get; set; }

        public Tonnage Load { get; set; } = new(0);

        public Tonnage? Spare { get; set; }

        public void Move(HarbourCode home) => Home = home;
    }

    /// <summary>A row of a query: it has no key.</summary>
    public class Convoy
    {
        public string Harbour { get; private set; } = "";

        public long Size { get; private set; }
    }

    public class Berth
    {
        public BerthId Id { get; private set; }

        public string Name { get; set; } = "";
    }

    public class Building
    {
        public Guid Id { get; set; }

        public required string Name { get; set; }

        public required Folding[] Plans { get; set; }
    }

    public static class CatalogueModel
    {
        /// <summary>Maps the catalogue: prices in whole cents, withdrawn and hidden rows behind query filters.</summary>
        public static void ApplyCatalogue(this ModelBuilder model)
        {
            model.Entity<Publisher>().ToTable("Publishers");
            model.Entity<Crate>().ToTable("Crates");
            model.Entity<CrateOrder>(order =>
            {
                order.HasKey(o => new { o.PublisherId, o.CrateId });
                order.HasOne<Publisher>().WithMany().OnDelete(DeleteBehavior.Restrict);
                order.HasOne<Crate>().WithMany().OnDelete(DeleteBehavior.Cascade);
            });
            model.Entity<Contract>().HasKey(c => c.Code);
            model.Entity<Contract>().HasIndex(c => new { c.TenantId, c.Title }).IsUnique();
            model.Entity<Bay>().HasKey(b => new { b.Number, b.Aisle });
            model.Entity<Locker>(locker =>
            {
                locker.HasIndex(s => s.Code).IsUnique().HasFilter("\"RemovedAt\" IS NULL");
                locker.Property(s => s.ChangedAt).HasConversion(at => at!.Value.UtcDateTime, at => new DateTimeOffset(DateTime.SpecifyKind(at, DateTimeKind.Utc)));
                locker.Property(s => s.RemovedAt).HasConversion(at => at, at => at == null ? at : DateTime.SpecifyKind(at.Value, DateTimeKind.Utc));
                locker.Property(s => s.CreatedAt).HasConversion(at => at, at => DateTime.SpecifyKind(at, DateTimeKind.Utc));
            });
            model.Entity<Slot>(slot =>
            {
                slot.HasOne<Locker>().WithMany().HasForeignKey(s => s.LockerId);
                slot.Property(s => s.DeletedAt).HasConversion(at => at!.Value.UtcDateTime, at => new DateTimeOffset(DateTime.SpecifyKind(at, DateTimeKind.Utc)));
                slot.HasQueryFilter("SoftDelete", s => s.DeletedAt == null);
            });
            model.Entity<Volume>();
            model.Entity<Harbour>().HasKey(h => h.Code);
            model.Entity<Harbour>().Property(h => h.Code).HasConversion(code => code.Value, text => HarbourCode.From(text));
            model.Entity<Ship>(ship =>
            {
                ship.Property(s => s.Id).HasConversion(id => id.Value, value => new ShipId(value));
                ship.Property(s => s.Home).HasConversion(code => code.Value, text => HarbourCode.From(text));
                ship.Property(s => s.Next).HasConversion(code => code!.Value.Value, text => HarbourCode.From(text));
                ship.Property(s => s.Load).HasConversion(load => load.Value, value => new Tonnage(value));
                ship.Property(s => s.Spare).HasConversion(load => load!.Value, value => new Tonnage(value));
                ship.HasOne<Harbour>().WithMany(h => h.Ships).HasForeignKey(s => s.Home).OnDelete(DeleteBehavior.Restrict);
            });
            model.Entity<Convoy>().HasNoKey().ToSqlQuery("SELECT \"Home\" AS \"Harbour\", COUNT(*) AS \"Size\" FROM \"Ship\" GROUP BY \"Home\"");
            model.Entity<Berth>().Property(b => b.Id).HasConversion(id => id.Number, number => new BerthId(number)).ValueGeneratedOnAdd();
            model.Entity<Stamp>();
            model.Entity<Ribbon>();
            model.Entity<Seal>();
            model.Entity<Surety>();
            model.Entity<Deed>();
            model.Entity<Badge>().HasKey(b => b.Number);
            model.Entity<Badge>().HasIndex(b => b.Label).IsUnique();
            model.Entity<Building>().Ignore(b => b.Plans);
            model.Entity<Poster>().HasIndex(p => new { p.Motif, p.Sheet }).IsUnique();
            model.Entity<Poster>().HasOne<Printer>().WithMany().HasForeignKey(p => p.PrinterId);
            model.Entity<Edition>(edition =>
            {
                edition.HasKey(e => e.Number);
                edition.Property(e => e.Title).IsConcurrencyToken();
                edition.Property(e => e.Price).HasConversion(price => decimal.Round(price, 2), price => price);
                edition.HasOne(e => e.Publisher).WithMany(p => p.Editions).OnDelete(DeleteBehavior.Restrict);
                edition.HasQueryFilter(e => !e.IsWithdrawn);
            });
            model.Entity<Rack>(rack =>
            {
                rack.HasKey(r => r.Code);
                rack.HasOne<Leaflet>().WithMany().HasForeignKey(r => r.LeafletId).OnDelete(DeleteBehavior.SetNull);
                rack.HasQueryFilter(r => !r.IsHidden);
            });
        }
    }
}
