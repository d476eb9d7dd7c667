#pragma warning disable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Data.Common;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;
using Archives;
using Bazaar;
using Boards;
using Caterers;
using Clubs;
using Enrolling;
using Galleries;
using Kiosks;
using Freight;
using Harbour;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Diagnostics;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Ledgers;
using Gauging;
using Modeler.Runtime;
using Notebooks;
using Picking;
using Printers;
using Shelves;
using Stays;
using Tills;
using Trains;
using Workshops;

// Stores each context in its own DbContext, or all of them in one of the host's.
var builder = WebApplication.CreateBuilder(args);
var settings = builder.Configuration;
Action<DbContextOptionsBuilder> Database(string name) => settings["Postgres"] is { } connection
    ? options => options.UseNpgsql(connection.Replace("<name>", name.ToLowerInvariant())).AddInterceptors(Statements.Instance).WatchBoards()
    : options => options.UseSqlite($"Data Source={settings["Folder"]}/{name}.db").AddInterceptors(Statements.Instance).WatchBoards();
var isOwn = settings["Context"] == "host";
var services = builder.Services;
ClaimsInHeader.AddTo(services);
services.AddArchivesEndpoints();
services.AddHarbourEndpoints();
services.AddFreightEndpoints();
services.AddBazaarEndpoints();
services.AddBoardsEndpoints();
services.AddShelvesEndpoints();
services.AddTillsEndpoints();
services.AddClubsEndpoints();
services.AddKiosksEndpoints();
services.AddNotebooksEndpoints();
services.AddPickingEndpoints();
services.AddStaysEndpoints();
services.AddTrainsEndpoints();
services.AddCaterersEndpoints();
services.AddWorkshopsEndpoints();
services.AddLedgersEndpoints();
services.AddGaugingEndpoints();
services.AddPrintersEndpoints();
services.AddGalleriesEndpoints();
services.AddEnrollingEndpoints();
services.AddScoped<IQueryHandler<PriceTags, IReadOnlyList<PriceTag>>, TagsHandler>();
services.AddScoped<IQueryHandler<CustomerById, CustomerRow>, OwnCustomerHandler>();
if (isOwn)
{
    services.AddDbContext<HostDb>(Database("host"));
    services.AddArchivesInfrastructure<HostDb>();
    services.AddHarbourInfrastructure<HostDb>();
    services.AddFreightInfrastructure<HostDb>();
    services.AddBazaarInfrastructure<HostDb>();
    services.AddBoardsInfrastructure<HostDb>();
    services.AddShelvesInfrastructure<HostDb>();
    services.AddTillsInfrastructure<HostDb>();
    services.AddClubsInfrastructure<HostDb>();
    services.AddKiosksInfrastructure<HostDb>();
    services.AddNotebooksInfrastructure<HostDb>();
    services.AddPickingInfrastructure<HostDb>();
    services.AddStaysInfrastructure<HostDb>();
    services.AddTrainsInfrastructure<HostDb>();
    services.AddCaterersInfrastructure<HostDb>();
    services.AddWorkshopsInfrastructure<HostDb>();
    services.AddLedgersInfrastructure<HostDb>();
    services.AddGaugingInfrastructure<HostDb>();
    services.AddPrintersInfrastructure<HostDb>();
    services.AddGalleriesInfrastructure<HostDb>();
    services.AddEnrollingInfrastructure<HostDb>();
}
else
{
    services.AddArchivesInfrastructure(Database("archives"));
    services.AddHarbourInfrastructure(Database("harbour"));
    services.AddFreightInfrastructure(Database("freight"));
    services.AddBazaarInfrastructure(Database("bazaar"));
    services.AddBoardsInfrastructure(Database("boards"));
    services.AddShelvesInfrastructure(Database("shelves"));
    services.AddTillsInfrastructure(Database("tills"));
    services.AddClubsInfrastructure(Database("clubs"));
    services.AddKiosksInfrastructure(Database("kiosks"));
    services.AddNotebooksInfrastructure(Database("notebooks"));
    services.AddPickingInfrastructure(Database("picking"));
    services.AddStaysInfrastructure(Database("stays"));
    services.AddTrainsInfrastructure(Database("trains"));
    services.AddCaterersInfrastructure(Database("caterers"));
    services.AddWorkshopsInfrastructure(Database("workshops"));
    services.AddLedgersInfrastructure(Database("ledgers"));
    services.AddGaugingInfrastructure(Database("gauging"));
    services.AddPrintersInfrastructure(Database("printers"));
    services.AddGalleriesInfrastructure(Database("galleries"));
    services.AddEnrollingInfrastructure(Database("enrolling"));
}

var app = builder.Build();
app.Use(async (context, next) =>
{
    Statements.Begin();
    context.Response.OnStarting(() =>
    {
        context.Response.Headers["Statements"] = Statements.Count.ToString();
        return Task.CompletedTask;
    });
    await next();
});
BoardsHost.Map(app);
TillsHost.Map(app);
app.MapArchivesEndpoints();
app.MapHarbourEndpoints();
app.MapFreightEndpoints();
app.MapBazaarEndpoints();
app.MapBoardsEndpoints();
app.MapShelvesEndpoints();
app.MapTillsEndpoints();
app.MapClubsEndpoints();
app.MapKiosksEndpoints();
app.MapNotebooksEndpoints();
app.MapPickingEndpoints();
app.MapStaysEndpoints();
app.MapTrainsEndpoints();
app.MapCaterersEndpoints();
app.MapWorkshopsEndpoints();
app.MapLedgersEndpoints();
app.MapGaugingEndpoints();
app.MapPrintersEndpoints();
app.MapGalleriesEndpoints();
app.MapEnrollingEndpoints();
if (isOwn)
{
    using var scope = app.Services.CreateScope();
    scope.ServiceProvider.GetRequiredService<HostDb>().Database.EnsureCreated();
}
else
{
    app.Services.CreateHarbourSchema();
    app.Services.CreateFreightSchema();
    app.Services.CreateBazaarSchema();
    app.Services.CreateBoardsSchema();
    app.Services.CreateShelvesSchema();
    app.Services.CreateTillsSchema();
    app.Services.CreateClubsSchema();
    app.Services.CreateKiosksSchema();
    app.Services.CreateNotebooksSchema();
    app.Services.CreatePickingSchema();
    app.Services.CreateStaysSchema();
    app.Services.CreateTrainsSchema();
    app.Services.CreateCaterersSchema();
    app.Services.CreateArchivesSchema();
    app.Services.CreateWorkshopsSchema();
    app.Services.CreateLedgersSchema();
    app.Services.CreateGaugingSchema();
    app.Services.CreatePrintersSchema();
    app.Services.CreateGalleriesSchema();
    app.Services.CreateEnrollingSchema();
}

app.MapGet("/health", () => "up");

// EF Core finds the mistakes of a mapping when it builds the model.
app.MapGet("/models", () => typeof(Program).Assembly.GetTypes()
    .Where(type => type.Name == $"{type.Namespace}DbContext")
    .Select(type =>
    {
        var options = (DbContextOptionsBuilder)Activator.CreateInstance(typeof(DbContextOptionsBuilder<>).MakeGenericType(type))!;
        Database(type.Name)(options);
        using var context = (DbContext)Activator.CreateInstance(type, options.Options)!;
        return $"{type.Namespace}: {context.Database.GenerateCreateScript().Split("CREATE TABLE").Length - 1}";
    }));
app.MapGet("/stored/{context}/{set}", async (string context, string set, string id, IServiceProvider provider) =>
{
    var type = typeof(Program).Assembly.GetType($"{context}.IUnitOfWork")!;
    var repository = type.GetProperty(set)!.GetValue(provider.GetRequiredService(type))!;
    var find = repository.GetType().GetMethod("GetByIdAsync")!;
    var key = JsonSerializer.Deserialize(id, find.GetParameters()[0].ParameterType, provider.GetRequiredService<Microsoft.Extensions.Options.IOptions<Microsoft.AspNetCore.Http.Json.JsonOptions>>().Value.SerializerOptions);
    var task = (Task)find.Invoke(repository, [key, default(System.Threading.CancellationToken)])!;
    await task;
    return ((dynamic)task).Result is { } found ? Results.Ok((object)found) : Results.NotFound();
});
app.MapGet("/found", async (Harbour.IUnitOfWork unit, string finder, string? captain, string? flag) => finder switch
{
    "ofCaptain" => Ids(await unit.Ships.OfCaptainAsync(new(Guid.Parse(captain!)), flag is null ? null : Flag.FromName(flag))),
    "named" => Ids(await unit.Ships.NamedAsync(captain!) is { } one ? [one] : []),
    "among" => Ids(await unit.Ships.AmongAsync([.. flag!.Split(',').Select(Flag.FromName)])),
    "within" => Ids(await unit.Ships.WithinAsync(new(DateTimeOffset.Parse(captain!), DateTimeOffset.Parse(flag!)), new(0, 1000))),
    "largest" => Ids(await unit.Ships.LargestAsync(3, Flag.Red)),
    _ => throw new NotSupportedException(finder),
});
app.MapPost("/sql", async (IServiceProvider provider, string sql) =>
    await ((DbContext)(isOwn ? provider.GetRequiredService<HostDb>() : provider.GetRequiredService<HarbourDbContext>())).Database.ExecuteSqlRawAsync(sql));
// Locks the tables against writes from a connection of its own, and answers once they are locked.
app.MapPost("/lock", async (IServiceScopeFactory scopes, int seconds) =>
{
    var scope = scopes.CreateScope();
    var db = ((DbContext)(isOwn ? scope.ServiceProvider.GetRequiredService<HostDb>() : scope.ServiceProvider.GetRequiredService<HarbourDbContext>())).Database;
    await db.OpenConnectionAsync();
    await db.ExecuteSqlRawAsync(settings["Postgres"] is null
        ? "BEGIN IMMEDIATE"
        : """BEGIN; LOCK TABLE "Captains", "Journals", "IdentitySequences" IN EXCLUSIVE MODE""");
    _ = Task.Delay(TimeSpan.FromSeconds(seconds)).ContinueWith(async _ =>
    {
        await db.ExecuteSqlRawAsync("ROLLBACK");
        scope.Dispose();
    });
});
app.MapPost("/removed", async (Harbour.IUnitOfWork unit, string id) =>
{
    await unit.Ships.RemoveAsync((await unit.Ships.GetByIdAsync(new(id)))!);
    return await unit.SaveChangesAsync();
});
app.MapPost("/removed-diary", async (Notebooks.IUnitOfWork unit, Guid id) =>
{
    await unit.Diaries.RemoveAsync((await unit.Diaries.GetByIdAsync(new(id)))!);
    return await unit.SaveChangesAsync();
});
app.MapPost("/removed-guest", async (Caterers.IUnitOfWork unit, int id) =>
{
    await unit.Guests.RemoveAsync((await unit.Guests.GetByIdAsync(new(id)))!);
    return await unit.SaveChangesAsync();
});
app.MapPost("/removed-trainer", async (Workshops.IUnitOfWork unit, Guid id) =>
{
    await unit.Trainers.RemoveAsync((await unit.Trainers.GetByIdAsync(new(id)))!);
    return await unit.SaveChangesAsync();
});
app.MapGet("/removed-diaries", (Notebooks.NotebooksStore store) =>
    store.Context.Set<Notebooks.Page>().IgnoreQueryFilters(["SoftDelete"]).CountAsync());
app.MapPost("/conflict", async (IServiceProvider provider, string id) =>
{
    using var one = provider.CreateScope();
    using var other = provider.CreateScope();
    var units = new[] { one, other }.Select(scope => scope.ServiceProvider.GetRequiredService<Harbour.IUnitOfWork>()).ToList();
    foreach (var unit in units)
    {
        (await unit.Ships.GetByIdAsync(new(id)))!.Rename($"twice {Guid.NewGuid()}");
    }

    await units[0].SaveChangesAsync();
    try
    {
        await units[1].SaveChangesAsync();
        return Results.Ok("saved");
    }
    catch (ConcurrencyConflictException conflict)
    {
        var loser = await units[1].Ships.GetByIdAsync(new(id));
        return Results.Ok($"{conflict.Message} In memory it is at version {loser!.Version}.");
    }
});
// The read models that C# makes of a loaded aggregate.
app.MapGet("/made/{readModel}", async (Bazaar.IUnitOfWork unit, string readModel, string id) =>
{
    var deal = (await unit.Deals.GetByIdAsync(new(id)))!;
    return readModel switch
    {
        "DealRow" => Results.Ok(deal.ToDealRow()),
        "DealSheet" => Results.Ok(deal.ToDealSheet()),
        _ => Results.Ok(deal.ToDealCosts()),
    };
});
app.MapGet("/made-depot", async (Bazaar.IUnitOfWork unit, int id) => (await unit.Depots.GetByIdAsync(new(id)))!.ToDepotRow());
app.MapGet("/hook", async (IQueryHandler<DealsNear, IReadOnlyList<DealRow>> handler) =>
{
    try
    {
        await handler.HandleAsync(new("here"));
        return "answered";
    }
    catch (NotSupportedException exception)
    {
        return exception.Message;
    }
});
app.MapGet("/crewed", async (Bazaar.IUnitOfWork unit, int crew) => (await unit.Deals.CrewedAsync([crew])).Select(deal => deal.Id.Value));
app.MapGet("/tagged", async (Bazaar.IUnitOfWork unit, string tags) => (await unit.Deals.TaggedAsync(tags, null)).Select(deal => deal.Id.Value));
app.MapGet("/oldest", async (Bazaar.IUnitOfWork unit, int howMany) => (await unit.Deals.OldestAsync(howMany, null)).Select(deal => deal.Id.Value));
app.Run();

static IReadOnlyList<string> Ids(IReadOnlyList<Ship> ships) => [.. ships.Select(ship => ship.Id.Value)];

internal sealed class HostDb(DbContextOptions<HostDb> options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder) => modelBuilder
        .ApplyArchives().ApplyHarbour().ApplyFreight().ApplyBazaar().ApplyBoards().ApplyShelves().ApplyTills().ApplyClubs().ApplyKiosks()
        .ApplyNotebooks().ApplyPicking().ApplyStays().ApplyTrains().ApplyCaterers().ApplyWorkshops().ApplyLedgers().ApplyGauging().ApplyEnrolling()
        .ApplyGalleries().ApplyPrinters();
}

// Counts the statements of a request.
internal sealed class Statements : DbCommandInterceptor
{
    public static readonly Statements Instance = new();
    private static readonly AsyncLocal<int[]> Counter = new();

    public static int Count => Counter.Value?[0] ?? 0;

    public static void Begin() => Counter.Value = [0];

    public override ValueTask<InterceptionResult<DbDataReader>> ReaderExecutingAsync(DbCommand command, CommandEventData eventData, InterceptionResult<DbDataReader> result, CancellationToken ct = default)
    {
        if (Counter.Value is { } counter)
        {
            counter[0]++;
        }

        return new(result);
    }
}

// A read model of a value has no table.
internal sealed class TagsHandler : IQueryHandler<PriceTags, IReadOnlyList<PriceTag>>
{
    public Task<IReadOnlyList<PriceTag>> HandleAsync(PriceTags query, CancellationToken ct = default) =>
        Task.FromResult<IReadOnlyList<PriceTag>>([new PriceTag(1, "EUR")]);
}

internal sealed class OwnCustomerHandler : IQueryHandler<CustomerById, CustomerRow>
{
    public Task<CustomerRow> HandleAsync(CustomerById query, CancellationToken ct = default) =>
        Task.FromResult(new CustomerRow(query.Customer, "of the host"));
}

namespace Bazaar
{
    internal sealed partial class DealsWithinHandler
    {
        static partial void Choose(IQueryable<Deal> found, DealsWithin query, ref IQueryable<Deal>? chosen) =>
            chosen = found.Where(deal => deal.Lines.Sum(line => line.Quantity) >= query.Span.First && deal.Lines.Sum(line => line.Quantity) <= query.Span.Last);
    }

    internal sealed partial class DealRepository
    {
        static partial void Oldest(IQueryable<Deal> found, int howMany, Status? status, ref IQueryable<Deal>? chosen) =>
            chosen = found.OrderByDescending(deal => deal.PlacedAt).Take(howMany);
    }
}
