using Microsoft.EntityFrameworkCore;

namespace Shop;

public sealed class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)
{
    public DbSet<Article> Articles => Set<Article>();
}
