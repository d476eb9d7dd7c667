using Microsoft.EntityFrameworkCore;

namespace Company.Data;

public abstract class CompanyDbContext<TContext>(DbContextOptions<TContext> options) : DbContext(options)
    where TContext : DbContext
{
    protected override void ConfigureConventions(ModelConfigurationBuilder configurationBuilder) =>
        configurationBuilder.Properties<string>().HaveMaxLength(400);
}
