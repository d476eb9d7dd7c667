using System.ComponentModel.DataAnnotations;
using Microsoft.EntityFrameworkCore;

namespace Schema;

public class Maker { public int Id { get; set; } public string Name { get; set; } = ""; }
public class Product
{
    public int Id { get; set; }
    [MaxLength(20)] public string Title { get; set; } = "";
    public double Stars { get; set; }
    public DateTime Since { get; set; }
}

public abstract class Shop(DbContextOptions options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder model)
    {
        model.Entity<Maker>();
        model.Entity<Product>().HasIndex(product => product.Title).IsUnique();
    }
}

public class SqliteShop(DbContextOptions<SqliteShop> options) : Shop(options);
public class PostgresShop(DbContextOptions<PostgresShop> options) : Shop(options);
