using Microsoft.EntityFrameworkCore;

namespace Acme.Shop;

public class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder model)
    {
        model.ApplyConfigurationsFromAssembly(typeof(ShopDb).Assembly);
        model.ApplyTenon();
    }
}
