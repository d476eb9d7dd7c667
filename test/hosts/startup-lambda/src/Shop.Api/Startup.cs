using Microsoft.EntityFrameworkCore;

namespace Shop.Api;

internal sealed class Startup
{
    public static void ConfigureServices(IServiceCollection services) =>
        services
            .AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"))
            .AddRouting();

    public static void Configure(IApplicationBuilder app)
    {
        app.UseRouting();
        app.UseEndpoints(routes => routes.MapGet("/", () => "The shop."));
    }
}
