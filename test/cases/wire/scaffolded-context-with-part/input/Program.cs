using Acme.Data;
using Microsoft.EntityFrameworkCore;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));
var app = builder.Build();
app.Run();
