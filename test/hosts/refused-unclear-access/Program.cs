using Microsoft.EntityFrameworkCore;
using Shop;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));
Company.Security.Setup.Configure(builder);

var app = builder.Build();

app.Run();
