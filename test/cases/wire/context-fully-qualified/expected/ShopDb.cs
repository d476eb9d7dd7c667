using Microsoft.EntityFrameworkCore;
namespace Acme.Shop;

public class ShopDb(Microsoft.EntityFrameworkCore.DbContextOptions<ShopDb> options)
    : Microsoft.EntityFrameworkCore.DbContext(options)
{
    protected override void OnModelCreating(Microsoft.EntityFrameworkCore.ModelBuilder builder)
    {
        builder.ApplyTenon();
    }
}
