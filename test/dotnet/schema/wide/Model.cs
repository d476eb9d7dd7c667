using System.ComponentModel.DataAnnotations;
using Microsoft.EntityFrameworkCore;

namespace Schema;

public class Maker { public int Id { get; set; } public string Name { get; set; } = ""; }
public class Product
{
    public int Id { get; set; }
    [MaxLength(80)] public string Title { get; set; } = "";
    [MaxLength(80)] public string Code { get; set; } = "";
    public string? Hint { get; set; }
    public int MakerId { get; set; }
    public Maker Maker { get; set; } = null!;
}
public class Note { public int Id { get; set; } public int ProductId { get; set; } public Product Product { get; set; } = null!; }

public abstract class Shop(DbContextOptions options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder model)
    {
        model.Entity<Product>().HasIndex(product => product.Code).IsUnique();
        model.Entity<Note>();
    }
}

public class SqliteShop(DbContextOptions<SqliteShop> options) : Shop(options);
public class PostgresShop(DbContextOptions<PostgresShop> options) : Shop(options);
