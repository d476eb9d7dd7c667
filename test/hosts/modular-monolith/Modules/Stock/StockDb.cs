using Microsoft.EntityFrameworkCore;

namespace Shop.Stock;

internal sealed class StockDb(DbContextOptions<StockDb> options) : DbContext(options)
{
    public const string Schema = "stock";

    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
        modelBuilder.HasAnnotation("Module", Schema);
    }
}
