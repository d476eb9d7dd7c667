using Microsoft.EntityFrameworkCore;

namespace Acme.Shop;

public class ShopDb(DbContextOptions<ShopDb> options) : AuditedDbContext(options)
{
    public DbSet<Shelf> Shelves => Set<Shelf>();
}
