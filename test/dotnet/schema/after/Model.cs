using System.ComponentModel.DataAnnotations;
using Microsoft.EntityFrameworkCore;

namespace Schema;

public class Title { public int Id { get; set; } public string Words { get; set; } = ""; }
public class Item { public int Id { get; set; } [MaxLength(80)] public string Code { get; set; } = ""; }
public class Writer { public int Id { get; set; } public string Name { get; set; } = ""; public List<Book> Books { get; set; } = []; }
public class Book { public int Id { get; set; } public int WriterId { get; set; } public Writer Writer { get; set; } = null!; }
public class Badge { public int Id { get; set; } public string Code { get; set; } = ""; }
public class Label { public int Id { get; set; } [MaxLength(90)] public string Text { get; set; } = ""; }
public class Parcel { [Key] public int Number { get; set; } public int Weight { get; set; } }
public class Pair { public int Id { get; set; } public string Left { get; set; } = ""; public string Right { get; set; } = ""; }
public class Note { public int Id { get; set; } public string? Remark { get; set; } }
public class Setting { public int Id { get; set; } public int Level { get; set; } }
public class Ticket { public int Id { get; set; } public string Gate { get; set; } = ""; }
public class Letter { public int Id { get; set; } }
public class Alias { public int Id { get; set; } [MaxLength(60)] public string Name { get; set; } = ""; }
public class Member { public int Id { get; set; } public string Mail { get; set; } = ""; }
public class Voucher { public int Id { get; set; } public string Code { get; set; } = ""; }
public class Street { public int Id { get; set; } public string Name { get; set; } = ""; }
public class Basket { public int Id { get; set; } public int? ShelfId { get; set; } public Shelf? Shelf { get; set; } }
public class Counter { public int Id { get; set; } public long Total { get; set; } }
public class Shelf { public int Id { get; set; } }
public class Drawer { public int Id { get; set; } public int ShelfId { get; set; } public Shelf Shelf { get; set; } = null!; }

public abstract class Shop(DbContextOptions options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder model)
    {
        model.Entity<Title>(); model.Entity<Item>().ToTable("Items"); model.Entity<Writer>().ToTable("Writers");
        model.Entity<Book>(); model.Entity<Badge>().HasIndex(badge => badge.Code).IsUnique(); model.Entity<Label>();
        model.Entity<Parcel>(); model.Entity<Pair>(); model.Entity<Note>(); model.Entity<Setting>().Property(one => one.Level).HasDefaultValue(5);
        model.Entity<Ticket>(); model.Entity<Letter>(); model.Entity<Alias>(); model.Entity<Member>();
        model.Entity<Voucher>().HasIndex(voucher => voucher.Code).IsUnique(); model.Entity<Street>().HasIndex(street => street.Name);
        model.Entity<Basket>(); model.Entity<Counter>(); model.Entity<Shelf>(); model.Entity<Drawer>();
    }
}

public class SqliteShop(DbContextOptions<SqliteShop> options) : Shop(options);
public class PostgresShop(DbContextOptions<PostgresShop> options) : Shop(options);
