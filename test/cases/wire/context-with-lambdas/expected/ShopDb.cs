using Microsoft.EntityFrameworkCore;

namespace Acme.Shop;

public class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
        modelBuilder.ApplyTenon();
        foreach (var type in modelBuilder.Model.GetEntityTypes().Where(type => { return true; }))
        {
            type.SetTableName(type.GetTableName()?.ToLower());
        }
        modelBuilder.HasDefaultSchema("shop");
    }
}
