using Framework;
using Microsoft.EntityFrameworkCore;
using Shop.EntityFrameworkCore;

namespace Shop;

public class ShopHttpApiHostModule : FrameworkModule
{
    public override void ConfigureServices(IServiceCollection services) =>
        services.AddDbContext<ShopDbContext>(options => options.UseSqlite("Data Source=shop.db"));

    public override void OnApplicationInitialization(WebApplication app)
    {
        using var scope = app.Services.CreateScope();
        scope.ServiceProvider.GetRequiredService<ShopDbContext>().Database.EnsureCreated();
    }
}
