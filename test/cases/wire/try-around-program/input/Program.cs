using Acme.Shop;
using Microsoft.EntityFrameworkCore;

try
{
    var builder = WebApplication.CreateBuilder(args);
    builder.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));

    var app = builder.Build();

    app.MapGet("/", () => "shop");

    app.Run();
}
catch (Exception error)
{
    Console.Error.WriteLine(error.Message);
}
