using Microsoft.EntityFrameworkCore;

namespace Acme.Shop;

public class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
        modelBuilder.HasDefaultSchema("shop");
    }
}
