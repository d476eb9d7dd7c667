using Acme.Shop;
using Microsoft.EntityFrameworkCore;

namespace Acme.Web;

public class Startup
{
    public void ConfigureServices(IServiceCollection services)
    {
        services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));
        services.AddControllers();
    }

    public void Configure(IApplicationBuilder app)
    {
        app.Map("/shop", shop =>
        {
            shop.UseRouting();
            shop.UseAuthorization();
            shop.UseEndpoints(endpoints =>
            {
                endpoints.MapControllers();
            });
        });
        app.Map("/stock", stock =>
        {
            stock.UseRouting();
            stock.UseAuthorization();
            stock.UseEndpoints(endpoints =>
            {
                endpoints.MapControllers();
            });
        });
    }
}
