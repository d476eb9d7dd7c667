using Acme.Shop;
using Microsoft.EntityFrameworkCore;

var web = WebApplication.CreateSlimBuilder(args);
web.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));

var site = web.Build();

site.MapGet("/", () => "shop");

site.Run();
