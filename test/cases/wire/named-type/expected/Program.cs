using Acme.Shop;
using Microsoft.EntityFrameworkCore;

WebApplicationBuilder builder = WebApplication.CreateBuilder(args);
builder.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));
builder.Services.AddTenon();

WebApplication app = builder.Build();

app.MapGet("/", () => "shop");
app.MapTenon();

app.Run();
