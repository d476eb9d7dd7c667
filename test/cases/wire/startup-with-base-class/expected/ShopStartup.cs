using Acme.Shop;
using Microsoft.EntityFrameworkCore;

namespace Acme.Web;

public abstract class ShopStartup(IConfiguration configuration)
{
    public void ConfigureServices(IServiceCollection services)
    {
        services.AddDbContext<ShopDb>(options => options.UseSqlite(configuration["Shop"]));
        services.AddControllers();
        services.AddTenon();
    }

    public virtual void Configure(IApplicationBuilder app)
    {
        app.UseRouting();
        app.UseAuthorization();
        app.UseEndpoints(endpoints =>
        {
            endpoints.MapControllers();
            endpoints.MapTenon();
        });
    }
}
