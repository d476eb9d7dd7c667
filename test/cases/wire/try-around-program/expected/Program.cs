using Acme.Shop;
using Microsoft.EntityFrameworkCore;

try
{
    var builder = WebApplication.CreateBuilder(args);
    builder.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));
    builder.Services.AddTenon();

    var app = builder.Build();

    app.MapGet("/", () => "shop");
    app.MapTenon();

    app.Run();
}
catch (Exception error)
{
    Console.Error.WriteLine(error.Message);
}
