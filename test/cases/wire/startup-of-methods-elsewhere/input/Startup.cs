using Acme.Shop;
using Microsoft.EntityFrameworkCore;

namespace Acme.Web
{
    public class Startup
    {
        public void ConfigureServices(IServiceCollection services)
        {
            services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));
            services.AddControllers();
        }

        public void Configure(IApplicationBuilder app)
        {
            app.UseRouting();
            app.UseAuthorization();
            app.UseEndpoints(Routes.MapAll);
        }
    }
}
