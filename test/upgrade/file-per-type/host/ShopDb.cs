using Microsoft.EntityFrameworkCore;

namespace Shop;

public sealed class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder) => modelBuilder.ApplyTenon();
}
