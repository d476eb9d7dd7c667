#pragma warning disable
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;
using Depot;
using Depot.IntegrationEvents;
using Cashiers;
using MassTransit;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Diagnostics;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Modeler.Runtime;

// Delivers the events of a depot, and notes each delivery in a journal that outlives the process.
var builder = WebApplication.CreateBuilder(args);
var settings = builder.Configuration;
Action<DbContextOptionsBuilder> Database(string name) => settings["Postgres"] is { } connection
    ? options => options.UseNpgsql(connection.Replace("<name>", name.ToLowerInvariant()))
    : options => options.UseSqlite($"Data Source={settings["Folder"]}/{name}.db");
var isHosts = settings["Context"] == "host";
var services = builder.Services;
services.AddAuthorization();
services.AddDepotEndpoints();
services.AddCashiersEndpoints();
if (isHosts)
{
    services.AddDbContext<HostDb>(Database("host"));
    services.AddDepotInfrastructure<HostDb>();
    services.AddCashiersInfrastructure<HostDb>();
}
else
{
    services.AddDepotInfrastructure(Database("depot"));
    services.AddCashiersInfrastructure(Database("cashiers"));
}

services.Configure<OutboxOptions>(settings.GetSection("Outbox"));
services.AddSingleton<Journal>();
services.AddScoped<IDomainEventHandler<ParcelPacked>, PackedHandler>();
services.AddScoped<IDomainEventHandler<ParcelMoved>, MovedHandler>();
services.AddScoped<IIntegrationEventHandler<ParcelSent>, SentHandler>();
if (settings["Bus"] == "on")
{
    services.AddMassTransit(bus =>
    {
        bus.AddConsumer<SentConsumer>();
        bus.UsingInMemory((context, memory) =>
        {
            memory.ConfigureJsonSerializerOptions(options =>
            {
                DomainJsonConverter.AddTo(options);
                return options;
            });
            memory.ConfigureEndpoints(context);
        });
    });
    services.AddScoped<IIntegrationEventPublisher, BusPublisher>();
}

var app = builder.Build();
app.MapDepotEndpoints();
app.MapCashiersEndpoints();
if (isHosts)
{
    using var scope = app.Services.CreateScope();
    scope.ServiceProvider.GetRequiredService<HostDb>().Database.EnsureCreated();
}
else
{
    app.Services.CreateDepotSchema();
    app.Services.CreateCashiersSchema();
}

app.MapGet("/health", () => "up");
app.MapGet("/outbox", async (IServiceProvider provider) => await Of(provider).Set<OutboxMessage>("DepotOutbox").OrderBy(one => one.Id).ToListAsync());
app.MapGet("/parcels/{id}", async (Depot.IUnitOfWork unit, string id) => await unit.Parcels.GetByIdAsync(new(id)));
app.MapGet("/shelves/{id}", async (Depot.IUnitOfWork unit, int id) => await unit.Shelves.GetByIdAsync(new(id)));
app.MapGet("/bills/{id}", async (Cashiers.IUnitOfWork unit, string id) => await unit.Bills.GetByIdAsync(new(id)));
app.MapGet("/labels/{id}", async (IServiceProvider provider, string id) => await Of(provider).Set<Label>().Where(one => one.Parcel == new ParcelNumber(id)).Select(one => one.Step).OrderBy(step => step).ToListAsync());
app.MapGet("/receipts/{id}", async (IServiceProvider provider, string id) => await Of(provider).Set<Receipt>().Where(one => one.Parcel == new ParcelNumber(id)).Select(one => one.Grams).ToListAsync());
app.MapGet("/tables", (IServiceProvider provider) => provider.GetRequiredService<CashiersDbContext>().Model.GetEntityTypes().Select(one => one.GetTableName()));

// The host saves its own context: in a transaction of its own, and without waiting.
app.MapPost("/own-save", (IServiceProvider provider, string id) =>
{
    var context = Of(provider);
    using var transaction = context.Database.BeginTransaction();
    context.Set<Parcel>().Find(new ParcelNumber(id))!.Move(DateTimeOffset.UtcNow);
    context.SaveChanges();
    transaction.Commit();
});
app.MapPost("/rollback", (IServiceProvider provider, string id) =>
{
    var context = Of(provider);
    using var transaction = context.Database.BeginTransaction();
    context.Set<Parcel>().Find(new ParcelNumber(id))!.Move(DateTimeOffset.UtcNow);
    context.SaveChanges();
});

// A save that is lost, one that is cancelled and one that another interceptor ends, then one that succeeds.
app.MapPost("/failed-saves", async (IServiceProvider provider, string id) =>
{
    using var other = provider.CreateScope();
    var context = Of(provider);
    var parcel = context.Set<Parcel>().Find(new ParcelNumber(id))!;
    Of(other.ServiceProvider).Set<Parcel>().Find(new ParcelNumber(id))!.Move(DateTimeOffset.UtcNow);
    Of(other.ServiceProvider).SaveChanges();
    parcel.Move(DateTimeOffset.UtcNow);
    var seen = new List<string>();
    void See(string save) => seen.Add($"{save}: {parcel.DomainEvents.Count} raised, {context.ChangeTracker.Entries<OutboxMessage>().Count()} rows");
    try
    {
        await context.SaveChangesAsync();
    }
    catch (DbUpdateConcurrencyException)
    {
        See("lost");
    }

    try
    {
        await context.SaveChangesAsync(new CancellationToken(true));
    }
    catch (OperationCanceledException)
    {
        See("cancelled");
    }

    await context.Entry(parcel).ReloadAsync();
    context.SaveChanges(acceptAllChangesOnSuccess: false);
    See("saved");
    context.SaveChanges();
    See("saved again");
    return seen;
});
app.MapPost("/removed", async (Depot.IUnitOfWork unit, string id) =>
{
    var parcel = (await unit.Parcels.GetByIdAsync(new(id)))!;
    parcel.Move(DateTimeOffset.UtcNow);
    await unit.Parcels.RemoveAsync(parcel);
    await unit.SaveChangesAsync();
    return parcel.DomainEvents.Count;
});
app.MapPost("/retry", async (IServiceProvider provider, long id) => await Of(provider).Set<OutboxMessage>("DepotOutbox")
    .Where(one => one.Id == id)
    .ExecuteUpdateAsync(set => set.SetProperty(one => one.FailedAt, (DateTimeOffset?)null).SetProperty(one => one.Attempts, 0)));
app.Run();

DbContext Of(IServiceProvider provider) => isHosts ? provider.GetRequiredService<HostDb>() : provider.GetRequiredService<DepotDbContext>();

internal sealed class HostDb(DbContextOptions<HostDb> options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder) => modelBuilder.ApplyDepot().ApplyCashiers();
}

internal sealed class Journal(IConfiguration settings)
{
    private readonly object _gate = new();

    public void Note(params object[] words)
    {
        lock (_gate)
        {
            File.AppendAllText(settings["Journal"]!, string.Join(' ', words) + "\n");
        }
    }
}

internal sealed class PackedHandler(Journal journal) : IDomainEventHandler<ParcelPacked>
{
    private static readonly JsonSerializerOptions Json = new() { Converters = { new DomainJsonConverter() } };

    public Task HandleAsync(ParcelPacked packed, CancellationToken ct = default)
    {
        journal.Note("packed", packed.Parcel, JsonSerializer.Serialize(packed, Json));
        return Task.CompletedTask;
    }
}

// The name of a parcel says what happens to its events.
internal sealed class MovedHandler(Journal journal, EventDelivery delivery, IConfiguration settings, Depot.IUnitOfWork unit) : IDomainEventHandler<ParcelMoved>
{
    public async Task HandleAsync(ParcelMoved moved, CancellationToken ct = default)
    {
        var name = moved.Parcel.Value;
        if (name.StartsWith("dirty"))
        {
            (await unit.Shelves.GetByIdAsync(moved.Shelf, ct))!.Fill(DateTimeOffset.UtcNow);
        }

        journal.Note("moved", name, moved.Step, delivery.Attempt, delivery.Id, Environment.TickCount64);
        if (name.StartsWith("twice") && delivery.Attempt < 3 || name.StartsWith("poison") && moved.Step == 2 || name.StartsWith("dirty"))
        {
            throw new InvalidOperationException($"{name} is refused.\0");
        }

        if (name.StartsWith("deadly") && moved.Step == 2)
        {
            Environment.FailFast("A handler that ends its process.");
        }

        if (name.StartsWith("slow") && settings["Patience"] is { } patience)
        {
            await Task.Delay(TimeSpan.FromSeconds(double.Parse(patience)), ct);
        }
    }
}

internal sealed class SentHandler(Journal journal, Cashiers.IUnitOfWork unit) : IIntegrationEventHandler<ParcelSent>
{
    public async Task HandleAsync(ParcelSent sent, CancellationToken ct = default)
    {
        journal.Note("sent", sent.Parcel, string.Join(',', sent.Labels));
        var number = new BillNumber(sent.Parcel.Value);
        if (await unit.Bills.GetByIdAsync(number, ct) is null)
        {
            await unit.Bills.AddAsync(Bill.Write(number, sent.Weight.Grams), ct);
            await unit.SaveChangesAsync(ct);
        }
    }
}

// Sends integration events over MassTransit.
internal sealed class BusPublisher(IPublishEndpoint bus) : IIntegrationEventPublisher
{
    public Task PublishAsync<TEvent>(TEvent integrationEvent, CancellationToken ct = default)
        where TEvent : class, IIntegrationEvent =>
        bus.Publish(integrationEvent, ct);
}

// The subscriber, which can be another host.
internal sealed class SentConsumer(Journal journal, IIntegrationEventHandler<ParcelSent> handler) : IConsumer<ParcelSent>
{
    public Task Consume(ConsumeContext<ParcelSent> context)
    {
        journal.Note("consumed", context.Message.Parcel);
        return handler.HandleAsync(context.Message, context.CancellationToken);
    }
}
