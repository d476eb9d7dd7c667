using Acme.Shop;
using Microsoft.EntityFrameworkCore;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));
builder.Services.AddTenon();

await using var app = builder.Build();

app.MapGet("/", () => "shop");
app.MapTenon();

await app.RunAsync();
