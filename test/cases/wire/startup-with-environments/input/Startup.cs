using Acme.Shop;
using Microsoft.EntityFrameworkCore;

namespace Acme.Web;

public class Startup
{
    public void ConfigureServices(IServiceCollection services)
    {
        services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));
        ConfigureMvcServices(services);
    }

    public void ConfigureDevelopmentServices(IServiceCollection services)
    {
        services.AddDbContext<ShopDb>(options => options.UseInMemoryDatabase("shop"));
        ConfigureMvcServices(services);
    }

    public void ConfigureStagingServices(IServiceCollection services) => ConfigureDevelopmentServices(services);

    public void ConfigureMvcServices(IServiceCollection services)
    {
        services.AddControllers();
    }

    public void Configure(IApplicationBuilder app)
    {
        app.UseExceptionHandler("/error");
        app.UseRouting();
        app.UseAuthorization();
        app.UseEndpoints(endpoints =>
        {
            endpoints.MapControllers();
        });
    }

    public void ConfigureDevelopment(IApplicationBuilder app)
    {
        app.UseDeveloperExceptionPage();
        app.UseRouting();
        app.UseAuthorization();
        app.UseEndpoints(endpoints =>
        {
            endpoints.MapControllers();
        });
    }
}
