using Microsoft.EntityFrameworkCore;

namespace Shop.Sales;

internal sealed class SalesDb(DbContextOptions<SalesDb> options) : DbContext(options)
{
    public const string Schema = "sales";

    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
        modelBuilder.HasAnnotation("Module", Schema);
    }
}
