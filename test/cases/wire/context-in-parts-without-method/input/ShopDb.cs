using Microsoft.EntityFrameworkCore;

namespace Acme.Shop;

public partial class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)
{
    public DbSet<Shelf> Shelves => Set<Shelf>();
}
