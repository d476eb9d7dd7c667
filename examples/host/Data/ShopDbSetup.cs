using Microsoft.EntityFrameworkCore;

namespace Bookshop.Data;

public static class ShopDbSetup
{
    /// <summary>SQLite, unless the setting Database:Provider asks for PostgreSQL.</summary>
    public static IServiceCollection AddShopDb(this IServiceCollection services, IConfiguration configuration)
    {
        var connection = configuration.GetConnectionString("Shop");
        return services.AddDbContext<ShopDb>(options => _ = configuration["Database:Provider"] switch
        {
            "postgres" => options.UseNpgsql(connection),
            null or "sqlite" => options.UseSqlite(connection),
            var other => throw new InvalidOperationException($"Database:Provider is '{other}'; it can be 'sqlite' or 'postgres'."),
        });
    }
}
