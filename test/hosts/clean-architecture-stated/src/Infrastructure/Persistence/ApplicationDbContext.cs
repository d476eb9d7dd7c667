using System.Reflection;
using Microsoft.EntityFrameworkCore;

namespace Shop.Infrastructure.Persistence;

public class ApplicationDbContext : DbContext
{
    public ApplicationDbContext(DbContextOptions<ApplicationDbContext> options) : base(options) { }

    protected override void OnModelCreating(ModelBuilder builder)
    {
        base.OnModelCreating(builder);
        builder.ApplyConfigurationsFromAssembly(Assembly.GetExecutingAssembly(), type => !type.FullName!.Contains("Tenon", StringComparison.Ordinal));
    }
}
