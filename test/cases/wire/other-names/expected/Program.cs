using Acme.Shop;
using Microsoft.EntityFrameworkCore;

var web = WebApplication.CreateSlimBuilder(args);
web.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));
web.Services.AddTenon();

var site = web.Build();

site.MapGet("/", () => "shop");
site.MapTenon();

site.Run();
