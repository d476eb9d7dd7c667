namespace Shop;

public class Startup(IConfiguration configuration)
{
    public void ConfigureServices(IServiceCollection services)
    {
        services.AddDbContext<ShopDb>(options => options.UseSqlite(configuration.GetConnectionString("Shop") ?? "Data Source=shop.db"));
    }

    public void Configure(WebApplication app, IWebHostEnvironment environment)
    {
        using var scope = app.Services.CreateScope();
        scope.ServiceProvider.GetRequiredService<ShopDb>().Database.EnsureCreated();
        app.MapGet("/", () => $"The shop in {environment.EnvironmentName}.");
    }
}
