using Company.Data;
using Microsoft.EntityFrameworkCore;

namespace Shop.Data;

public class ShopDb(DbContextOptions<ShopDb> options) : CompanyDbContext<ShopDb>(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
        base.OnModelCreating(modelBuilder);
    }
}
