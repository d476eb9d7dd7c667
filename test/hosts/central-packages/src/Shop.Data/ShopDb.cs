using Microsoft.EntityFrameworkCore;

namespace Acme.Shop.Data;

public sealed class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
        base.OnModelCreating(modelBuilder);
    }
}
