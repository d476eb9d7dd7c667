using Acme.Shop;
using Microsoft.EntityFrameworkCore;

namespace Acme.Web;

public class Startup(IConfiguration configuration) : ShopStartup(configuration)
{
    public override void Configure(IApplicationBuilder app)
    {
        app.UseExceptionHandler("/error");
        base.Configure(app);
    }
}
