using Microsoft.AspNetCore.Builder;
using Microsoft.EntityFrameworkCore;
using Microsoft.Extensions.DependencyInjection;

namespace Shop.Stock;

public static class StockModule
{
    public static IServiceCollection AddStock(this IServiceCollection services) =>
        services.AddDbContext<StockDb>(options => options.UseSqlite("Data Source=stock.db"));

    public static WebApplication UseStock(this WebApplication app)
    {
        using var scope = app.Services.CreateScope();
        scope.ServiceProvider.GetRequiredService<StockDb>().Database.EnsureCreated();
        return app;
    }
}
