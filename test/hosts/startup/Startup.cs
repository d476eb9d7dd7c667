using Microsoft.EntityFrameworkCore;
using Shop.Data;

namespace Shop;

public class Startup
{
    public Startup(IConfiguration configuration) => Configuration = configuration;

    public IConfiguration Configuration { get; }

    // This method gets called by the runtime.
    public void ConfigureServices(IServiceCollection services)
    {
        services.AddControllers();
        services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));
    }

    public void Configure(IApplicationBuilder app, IWebHostEnvironment env)
    {
        if (env.IsDevelopment())
        {
            app.UseDeveloperExceptionPage();
            using var scope = app.ApplicationServices.CreateScope();
            scope.ServiceProvider.GetRequiredService<ShopDb>().Database.EnsureCreated();
        }

        app.UseRouting();

        app.UseEndpoints(endpoints =>
        {
            endpoints.MapControllers();
        });
    }
}
