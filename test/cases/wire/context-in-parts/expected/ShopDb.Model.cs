using Microsoft.EntityFrameworkCore;

namespace Acme.Shop;

public partial class ShopDb
{
    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
        modelBuilder.HasDefaultSchema("shop");
        modelBuilder.ApplyTenon();
    }
}
