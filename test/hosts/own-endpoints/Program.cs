using Microsoft.EntityFrameworkCore;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));

var app = builder.Build();

using (var scope = app.Services.CreateScope())
{
    scope.ServiceProvider.GetRequiredService<ShopDb>().Database.EnsureCreated();
}

var items = app.MapGroup("/items");
items.MapGet("/{id}", (int id) => id).WithName("GetArticle");

var create = Items.CreateArticle;
items.MapPost("/", create).WithName(create.Method.Name);
app.MapGet("/articles/{code:guid}", Items.FindByCode).WithName(nameof(Items.FindByCode));

app.MapGet("/", () => new Shop("Lamps"));

app.Run();

internal static class Items
{
    public static int CreateArticle() => 1;

    public static string FindByCode(Guid code) => code.ToString();
}
