using Acme.Shop;
using Microsoft.EntityFrameworkCore;

namespace Acme.Web;

public class Startup(IConfiguration configuration)
{
    public void ConfigureServices(IServiceCollection services)
    {
        services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));
        services.AddControllers();
        services.AddTenon();
    }

    public void Configure(IApplicationBuilder app)
    {
        app.UseForwardedHeaders();
        app.Map(configuration["BasePath"], shop =>
        {
            shop.UseRouting();
            shop.UseAuthorization();
            shop.UseEndpoints(endpoints =>
            {
                endpoints.MapControllers();
                endpoints.MapTenon();
            });
        });
    }
}
