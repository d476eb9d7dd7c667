using Microsoft.EntityFrameworkCore;
using Microsoft.Extensions.DependencyInjection;

namespace Shop.Data;

public static class DataSetup
{
    public static IServiceCollection AddData(this IServiceCollection services) =>
        services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));

    public static void CreateTables(this IServiceProvider services)
    {
        using var scope = services.CreateScope();
        scope.ServiceProvider.GetRequiredService<ShopDb>().Database.EnsureCreated();
    }
}
