using Microsoft.EntityFrameworkCore;

namespace Shop;

internal static class HostingExtensions
{
    public static WebApplication ConfigureServices(this WebApplicationBuilder builder)
    {
        builder.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));

        return builder.Build();
    }

    public static WebApplication ConfigurePipeline(this WebApplication app)
    {
        using (var scope = app.Services.CreateScope())
        {
            scope.ServiceProvider.GetRequiredService<ShopDb>().Database.EnsureCreated();
        }

        app.MapGet("/", () => "The shop.");

        return app;
    }
}
