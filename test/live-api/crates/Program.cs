#pragma warning disable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Depots;
using Microsoft.AspNetCore.Builder;
using Microsoft.EntityFrameworkCore;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Modeler.Runtime;
using Shipping;
using Shipping.IntegrationEvents;

// Two contexts: crates are shipped in one, and policies and a process of the other follow them.
var builder = WebApplication.CreateBuilder(args);
var settings = builder.Configuration;
Action<DbContextOptionsBuilder> Database(string name) => settings["Postgres"] is { } connection
    ? options => options.UseNpgsql(connection.Replace("<name>", name.ToLowerInvariant()))
    : options => options.UseSqlite($"Data Source={settings["Folder"]}/{name}.db");
var isHosts = settings["Context"] == "host";
var services = builder.Services;
services.AddAuthorization();
services.AddShippingEndpoints();
services.AddDepotsEndpoints();
if (isHosts)
{
    services.AddDbContext<HostDb>(Database("host"));
    services.AddShippingInfrastructure<HostDb>();
    services.AddDepotsInfrastructure<HostDb>();
}
else
{
    services.AddShippingInfrastructure(Database("shipping"));
    services.AddDepotsInfrastructure(Database("depots"));
}

services.Configure<OutboxOptions>(settings.GetSection("Outbox"));
services.Configure<InboxOptions>(settings.GetSection("Inbox"));
services.AddSingleton<ConcurrentQueue<string>>();
ActivitySource.AddActivityListener(new()
{
    ShouldListenTo = source => source.Name == "Modeler.Events",
    Sample = (ref ActivityCreationOptions<ActivityContext> _) => ActivitySamplingResult.AllDataAndRecorded,
});

// Both come last, so that a kill finds their event handled and not yet removed.
services.AddTransient<IIntegrationEventHandler<CrateShipped>, SlowHandler>();
services.AddTransient<CloseBaysPolicy, OwnCloseBaysPolicy>();
services.AddTransient<IReceiver<DepotsStore, CrateShipped>, SlowReceiver>();

var app = builder.Build();
app.MapShippingEndpoints();
app.MapDepotsEndpoints();
if (isHosts)
{
    using var scope = app.Services.CreateScope();
    scope.ServiceProvider.GetRequiredService<HostDb>().Database.EnsureCreated();
}
else
{
    app.Services.CreateShippingSchema();
    app.Services.CreateDepotsSchema();
}

app.MapGet("/health", () => "up");
app.MapGet("/outbox", async (IServiceProvider provider) => (await Sender(provider).Set<OutboxMessage>("ShippingOutbox").OrderBy(one => one.Id).ToListAsync())
    .Concat(await Receiver(provider).Set<OutboxMessage>("DepotsOutbox").OrderBy(one => one.Id).ToListAsync()));
app.MapGet("/traces", (ConcurrentQueue<string> traces) => traces);
app.MapGet("/inbox", async (IServiceProvider provider) => await Receiver(provider).Set<ReceivedEvent>("DepotsInbox").ToListAsync());
app.MapGet("/bays/{id}", async (Depots.IUnitOfWork unit, int id) => await unit.Bays.GetByIdAsync(new(id)));
app.MapGet("/notes/{crate}", async (IServiceProvider provider, string crate) => await Receiver(provider).Set<Note>().Where(one => one.Crate == new CrateNumber(crate)).OrderBy(one => one.Id).Select(one => one.Step).ToListAsync());
app.MapGet("/journeys/{crate}", async (IServiceProvider provider, string crate) => await Receiver(provider).Set<Journey>().Where(one => one.Crate == new CrateNumber(crate)).Select(one => new { one.From, one.To }).ToListAsync());

// A consumer of a message bus that gets an event several times at once; without a name, it cannot tell.
app.MapPost("/deliveries", async (IServiceScopeFactory scopes, string crate, string name, int times) => await Task.WhenAll(Enumerable.Range(0, times).Select(async _ =>
{
    await using var scope = scopes.CreateAsyncScope();
    var delivery = scope.ServiceProvider.GetRequiredService<EventDelivery>();
    (delivery.Source, delivery.EventId) = ("Elsewhere", name);
    foreach (var handler in scope.ServiceProvider.GetServices<IIntegrationEventHandler<CrateShipped>>())
    {
        await handler.HandleAsync(new CrateShipped(new(crate), new(1), 1, []));
    }
})));
app.MapPost("/retry", async (IServiceProvider provider, long id) => await Receiver(provider).Set<OutboxMessage>("DepotsOutbox")
    .Where(one => one.Id == id)
    .ExecuteUpdateAsync(set => set.SetProperty(one => one.FailedAt, (DateTimeOffset?)null).SetProperty(one => one.Attempts, 0)));
app.Run();

DbContext Sender(IServiceProvider provider) => isHosts ? provider.GetRequiredService<HostDb>() : provider.GetRequiredService<ShippingDbContext>();

DbContext Receiver(IServiceProvider provider) => isHosts ? provider.GetRequiredService<HostDb>() : provider.GetRequiredService<DepotsDbContext>();

internal sealed class HostDb(DbContextOptions<HostDb> options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder) => modelBuilder.ApplyShipping().ApplyDepots();
}

internal sealed class SlowHandler(IConfiguration settings, ConcurrentQueue<string> traces) : IIntegrationEventHandler<CrateShipped>
{
    public Task HandleAsync(CrateShipped shipped, CancellationToken ct = default)
    {
        traces.Enqueue($"{shipped.Crate.Value} sent {Activity.Current?.TraceId}");
        return Pause.Of(settings["Sending"], shipped, ct);
    }
}

internal sealed class SlowReceiver(IConfiguration settings, ConcurrentQueue<string> traces) : IReceiver<DepotsStore, CrateShipped>
{
    public Task HandleAsync(CrateShipped shipped, CancellationToken ct)
    {
        traces.Enqueue($"{shipped.Crate.Value} received {Activity.Current?.TraceId}");
        return Pause.Of(settings["Receiving"], shipped, ct);
    }
}

internal sealed class OwnCloseBaysPolicy(Depots.IUnitOfWork unitOfWork, DepotsStore store) : CloseBaysPolicy(unitOfWork)
{
    protected override async Task<IReadOnlyList<BayNumber>> FindAsync(CrateArrived arrived, CancellationToken ct) =>
        [.. (await store.Bays.ToListAsync(ct)).Select(bay => bay.Id).Where(id => id.Value >= 90)];
}

internal static class Pause
{
    public static Task Of(string? seconds, CrateShipped shipped, CancellationToken ct) =>
        seconds is null || !shipped.Crate.Value.StartsWith("slow") ? Task.CompletedTask : Task.Delay(TimeSpan.FromSeconds(double.Parse(seconds)), ct);
}
