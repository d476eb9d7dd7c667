#if DEBUG
using System.Diagnostics;
#endif
using Microsoft.EntityFrameworkCore;
using Shop.Api;

var builder = WebApplication.CreateBuilder(args);

builder.Services.AddControllers();
builder.Services.AddAuthentication("Bearer").AddBearerToken("Bearer");
builder.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));

#if DEBUG
builder.Services.AddSingleton(Stopwatch.StartNew());
#endif

var app = builder.Build();

using (var scope = app.Services.CreateScope())
{
    scope.ServiceProvider.GetRequiredService<ShopDb>().Database.EnsureCreated();
}

#if !DEBUG
app.UseHttpsRedirection();
#endif
app.UseAuthentication();
app.UseAuthorization();
app.MapControllers();

app.Run();
