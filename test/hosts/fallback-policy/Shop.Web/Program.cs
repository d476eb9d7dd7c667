using Microsoft.EntityFrameworkCore;
using Shop.Security;
using Shop.Web;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddShopSecurity();
builder.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));

var app = builder.Build();

using (var scope = app.Services.CreateScope())
{
    scope.ServiceProvider.GetRequiredService<ShopDb>().Database.EnsureCreated();
}

app.UseAuthentication();
app.UseAuthorization();

app.Run();
