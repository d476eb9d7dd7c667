using Bookshop.Newsletter;
using Microsoft.EntityFrameworkCore;

namespace Bookshop.Data;

public class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)
{
    public DbSet<Subscriber> Subscribers => Set<Subscriber>();

    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
        modelBuilder.Entity<Subscriber>(subscriber =>
        {
            subscriber.Property(s => s.Email).HasMaxLength(254);
            subscriber.HasIndex(s => s.Email).IsUnique();
        });
    }
}
