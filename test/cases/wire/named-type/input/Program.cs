using Acme.Shop;
using Microsoft.EntityFrameworkCore;

WebApplicationBuilder builder = WebApplication.CreateBuilder(args);
builder.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));

WebApplication app = builder.Build();

app.MapGet("/", () => "shop");

app.Run();
