using System.ComponentModel.DataAnnotations;
using Microsoft.EntityFrameworkCore;

namespace Schema;

public class Title { public int Id { get; set; } public string Text { get; set; } = ""; }
public class Product { public int Id { get; set; } [MaxLength(80)] public string Code { get; set; } = ""; }
public class Author { public int Id { get; set; } public string Surname { get; set; } = ""; public List<Book> Books { get; set; } = []; }
public class Book { public int Id { get; set; } public int AuthorId { get; set; } public Author Author { get; set; } = null!; }
public class Badge { public int Id { get; set; } public string Number { get; set; } = ""; }
public class Label { public int Id { get; set; } [MaxLength(40)] public string Words { get; set; } = ""; }
public class Parcel { [Key] public int ParcelId { get; set; } public int Weight { get; set; } }
public class Pair { public int Id { get; set; } public string First { get; set; } = ""; public string Second { get; set; } = ""; }
public class Note { public int Id { get; set; } }
public class Setting { public int Id { get; set; } }
public class Ticket { public int Id { get; set; } }
public class Letter { public int Id { get; set; } public string Draft { get; set; } = ""; }
public class Scrap { public int Id { get; set; } public string Text { get; set; } = ""; }
public class Alias { public int Id { get; set; } [MaxLength(80)] public string Name { get; set; } = ""; }
public class Member { public int Id { get; set; } public string? Mail { get; set; } }
public class Voucher { public int Id { get; set; } public string Code { get; set; } = ""; }
public class Street { public int Id { get; set; } public string Name { get; set; } = ""; }
public class Basket { public int Id { get; set; } }
public class Counter { public int Id { get; set; } public int Total { get; set; } }
public class Shelf { public int Id { get; set; } }

public abstract class Shop(DbContextOptions options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder model)
    {
        model.Entity<Title>(); model.Entity<Product>().ToTable("Products"); model.Entity<Author>().ToTable("Authors");
        model.Entity<Book>(); model.Entity<Badge>().HasIndex(badge => badge.Number).IsUnique(); model.Entity<Label>();
        model.Entity<Parcel>(); model.Entity<Pair>(); model.Entity<Note>(); model.Entity<Setting>(); model.Entity<Ticket>();
        model.Entity<Letter>(); model.Entity<Scrap>(); model.Entity<Alias>(); model.Entity<Member>(); model.Entity<Voucher>();
        model.Entity<Street>(); model.Entity<Basket>(); model.Entity<Counter>(); model.Entity<Shelf>();
    }
}

public class SqliteShop(DbContextOptions<SqliteShop> options) : Shop(options);
public class PostgresShop(DbContextOptions<PostgresShop> options) : Shop(options);
