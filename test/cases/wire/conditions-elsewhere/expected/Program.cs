using Acme.Shop;
using Microsoft.EntityFrameworkCore;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));

#if DEBUG
builder.Services.AddOpenApi();
#else
builder.Services.AddHsts(o => { });
#endif
builder.Services.AddTenon();

// The application.
var app = builder.Build();

app.MapGet("/", () => "shop");

#if DEBUG
app.MapOpenApi();
#endif
app.MapTenon();
app.Run();
