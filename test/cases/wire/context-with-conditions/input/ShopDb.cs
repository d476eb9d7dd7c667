using Microsoft.EntityFrameworkCore;

namespace Acme.Shop;

public class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
#if POSTGRES
        if (true) {
            modelBuilder.UseIdentityColumns();
#endif
        modelBuilder.HasDefaultSchema("shop");
#if POSTGRES
        }
#endif
    }
}
