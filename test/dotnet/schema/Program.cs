using System.Text.Json;
using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Infrastructure;
using Microsoft.EntityFrameworkCore.Migrations;
using Schema;

// The databases as the host of a user has them: a context for each, with the same model. The endpoints use the first, on the database to serve.
var builder = WebApplication.CreateBuilder(args);
builder.Logging.ClearProviders();
var served = builder.Configuration["Serve"];
builder.Services.AddDbContext<SqliteShop>(options => _ = served == "postgres"
    ? options.UseNpgsql(builder.Configuration.GetConnectionString("Postgres"))
    : options.UseSqlite(builder.Configuration.GetConnectionString("Sqlite")));
builder.Services.AddDbContext<PostgresShop>(options => options.UseNpgsql(builder.Configuration.GetConnectionString("Postgres")));
var app = builder.Build();
if (served is null)
{
    Steps.Take(app, args[0], args[1]);
    return;
}

app.Run();

internal static class Steps
{
    public static void Take(WebApplication app, string name, string steps)
    {
        using var scope = app.Services.CreateScope();
        Shop shop = name == "sqlite" ? scope.ServiceProvider.GetRequiredService<SqliteShop>() : scope.ServiceProvider.GetRequiredService<PostgresShop>();
        var database = shop.Database;
        var answers = new List<string>();
        foreach (var step in JsonSerializer.Deserialize<string[][]>(steps)!)
        {
            switch (step[0])
            {
                case "migrate":
                    database.GetService<IMigrator>().Migrate(step[1]);
                    break;
                case "run":
                    database.ExecuteSqlRaw(step[1]);
                    break;
                case "ask":
                    answers.Add(database.SqlQueryRaw<string>(step[1]).AsEnumerable().Single());
                    break;
            }
        }

        Console.WriteLine(JsonSerializer.Serialize(answers));
    }
}
