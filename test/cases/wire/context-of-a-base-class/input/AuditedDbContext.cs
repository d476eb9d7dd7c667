using Microsoft.EntityFrameworkCore;

namespace Acme.Shop;

public abstract class AuditedDbContext(DbContextOptions options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
        modelBuilder.HasDefaultSchema("shop");
    }
}
