using Microsoft.EntityFrameworkCore;

namespace Acme.Shop;

internal static class HostingExtensions
{
    public static WebApplication ConfigureServices(this WebApplicationBuilder builder)
    {
        builder.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));
        builder.Services.AddTenon();

        return builder.Build();
    }

    public static WebApplication ConfigurePipeline(this WebApplication app)
    {
        app.UseHttpsRedirection();
        app.MapGet("/", () => "shop");
        app.MapTenon();

        return app;
    }
}
