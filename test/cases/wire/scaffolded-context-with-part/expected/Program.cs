using Acme.Data;
using Microsoft.EntityFrameworkCore;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));
builder.Services.AddTenon();
var app = builder.Build();
app.MapTenon();
app.Run();
