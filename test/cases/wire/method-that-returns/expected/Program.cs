using Acme.Shop;
using Microsoft.EntityFrameworkCore;

Create(args).Run();

static WebApplication Create(string[] args)
{
    var builder = WebApplication.CreateBuilder(args);
    builder.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));
    builder.Services.AddTenon();

    var app = builder.Build();

    app.MapGet("/", () => "shop");
    app.MapTenon();

    return app;
}
