using Microsoft.AspNetCore.Builder;
using Microsoft.EntityFrameworkCore;
using Microsoft.Extensions.DependencyInjection;

namespace Shop.Sales;

public static class SalesModule
{
    public static IServiceCollection AddSales(this IServiceCollection services) =>
        services.AddDbContext<SalesDb>(options => options.UseSqlite("Data Source=sales.db"));

    public static WebApplication UseSales(this WebApplication app)
    {
        using var scope = app.Services.CreateScope();
        scope.ServiceProvider.GetRequiredService<SalesDb>().Database.EnsureCreated();
        return app;
    }
}
