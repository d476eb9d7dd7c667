using Microsoft.EntityFrameworkCore;

namespace Shop.Billing;

internal sealed class BillingDb(DbContextOptions<BillingDb> options) : DbContext(options)
{
    public const string Schema = "billing";

    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
        modelBuilder.HasAnnotation("Module", Schema);
    }
}
