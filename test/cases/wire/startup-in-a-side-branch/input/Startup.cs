using Acme.Shop;
using Microsoft.EntityFrameworkCore;

namespace Acme.Web;

public class Startup
{
    public void ConfigureServices(IServiceCollection services)
    {
        services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));
        services.AddMvc(options => options.EnableEndpointRouting = false);
    }

    public void Configure(IApplicationBuilder app)
    {
        app.UseMvc();
        app.Map("/status", status =>
        {
            status.UseRouting();
            status.UseAuthorization();
            status.UseEndpoints(endpoints =>
            {
                endpoints.MapControllers();
            });
        });
    }
}
