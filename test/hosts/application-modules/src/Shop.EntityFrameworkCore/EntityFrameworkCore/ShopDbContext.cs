using Framework;
using Microsoft.EntityFrameworkCore;

namespace Shop.EntityFrameworkCore;

public class ShopDbContext : FrameworkDbContext<ShopDbContext>
{
    public ShopDbContext(DbContextOptions<ShopDbContext> options)
        : base(options)
    {

    }

    protected override void OnModelCreating(ModelBuilder builder)
    {
        base.OnModelCreating(builder);

        /* Configure your own tables/entities inside here */

        //builder.Entity<YourEntity>(b =>
        //{
        //    b.ToTable("YourEntities");
        //});
    }
}
