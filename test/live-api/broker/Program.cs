#pragma warning disable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using Billing;
using Dispatch;
using Dispatch.IntegrationEvents;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Diagnostics.HealthChecks;
using Microsoft.AspNetCore.Http;
using Microsoft.EntityFrameworkCore;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Modeler.Runtime;
using RabbitMQ.Client;
using Tracking;

// One program for three services: the publisher, the subscriber, and one that is both.
var builder = WebApplication.CreateBuilder(args);
var settings = builder.Configuration;
var role = settings["Role"];
var services = builder.Services;
var spans = new ConcurrentQueue<Span>();
ActivitySource.AddActivityListener(new()
{
    ShouldListenTo = source => source.Name == "Modeler.Events",
    Sample = (ref ActivityCreationOptions<ActivityContext> _) => ActivitySamplingResult.AllDataAndRecorded,
    ActivityStopped = activity => spans.Enqueue(new(activity.DisplayName, activity.Id, activity.ParentId, activity.TraceId.ToString(), activity.Status.ToString())),
});
if (role is "publisher" or "both")
{
    services.AddAuthorization();
    services.AddDispatchEndpoints();
    services.AddDispatchInfrastructure(options => options.UseSqlite($"Data Source={settings["Folder"]}/dispatch.db"));
    builder.Services.AddDispatchMessaging(builder.Configuration.GetConnectionString("RabbitMQ"));
}

if (role is "subscriber" or "both")
{
    services.AddTrackingInfrastructure(options => options.UseSqlite($"Data Source={settings["Folder"]}/tracking.db"));
    services.AddTrackingApplication();
    builder.Services.AddTrackingMessaging(builder.Configuration.GetConnectionString("RabbitMQ"));
    services.AddDbContext<Notes>(options => options.UseSqlite($"Data Source={settings["Folder"]}/{settings["Name"] ?? "notes"}.db"));
    services.AddScoped<IIntegrationEventHandler<ParcelMoved>, MovedHandler>();
}

// The same host has a second context that hears of the same events.
if (role is "both")
{
    services.AddBillingMessaging(settings.GetConnectionString("RabbitMQ"));
}

services.Configure<OutboxOptions>(settings.GetSection("Outbox"));
services.Configure<RabbitMqOptions>(settings.GetSection("RabbitMq"));
var app = builder.Build();
if (role is "publisher" or "both")
{
    app.MapDispatchEndpoints();
    app.Services.CreateDispatchSchema();
    app.MapGet("/outbox", async (DispatchDbContext context) => await context.Set<OutboxMessage>("DispatchOutbox").OrderBy(one => one.Id).ToListAsync());
}

if (role is "subscriber" or "both")
{
    app.Services.CreateTrackingSchema();
    using var scope = app.Services.CreateScope();
    scope.ServiceProvider.GetRequiredService<Notes>().Database.EnsureCreated();
    app.MapGet("/tracks", async (TrackingDbContext context) => await context.Set<Track>().OrderBy(one => one.Id).Select(one => new { Parcel = one.Parcel.Value, one.Step }).ToListAsync());
    app.MapGet("/notes", async (Notes notes) => await notes.Set<Note>().OrderBy(one => one.Number).ToListAsync());
}

app.MapGet("/health", () => "up");
app.MapHealthChecks("/ready", new() { Predicate = check => check.Tags.Contains("ready") });
app.MapGet("/spans", () => spans);

// Requests that stand for other programs at the broker.
app.MapPost("/raw", async (string? type, string? id, string body) =>
{
    await using var connection = await new ConnectionFactory { Uri = new(settings.GetConnectionString("RabbitMQ")!) }.CreateConnectionAsync();
    await using var channel = await connection.CreateChannelAsync(new(true, true));
    var headers = new Dictionary<string, object?>();
    if (type is not null)
    {
        headers["cloudEvents:type"] = type;
    }

    if (id is not null)
    {
        headers["cloudEvents:id"] = id;
    }

    await channel.BasicPublishAsync("Dispatch", "Dispatch.ParcelMoved", false, new BasicProperties { Persistent = true, Headers = headers }, Encoding.UTF8.GetBytes(body));
});
app.MapPost("/taken", async (string queue) =>
{
    await using var connection = await new ConnectionFactory { Uri = new(settings.GetConnectionString("RabbitMQ")!) }.CreateConnectionAsync();
    await using var channel = await connection.CreateChannelAsync();
    var taken = new List<object>();
    while (await channel.BasicGetAsync(queue, autoAck: true) is { } one)
    {
        var headers = one.BasicProperties.Headers!.ToDictionary(pair => pair.Key, pair => pair.Value is byte[] bytes ? Encoding.UTF8.GetString(bytes) : pair.Value);
        taken.Add(new { one.RoutingKey, one.BasicProperties.ContentType, one.BasicProperties.Persistent, Headers = headers, Body = Encoding.UTF8.GetString(one.Body.Span) });
    }

    return taken;
});
app.MapPost("/bind", async (string queue, string key) =>
{
    await using var connection = await new ConnectionFactory { Uri = new(settings.GetConnectionString("RabbitMQ")!) }.CreateConnectionAsync();
    await using var channel = await connection.CreateChannelAsync();
    await channel.QueueDeclareAsync(queue, durable: true, exclusive: false, autoDelete: false);
    await channel.QueueBindAsync(queue, "Dispatch", key);
});
app.Run();

internal sealed record Span(string Name, string Id, string? Parent, string Trace, string Status);

// The number tells the order of the effects.
internal sealed class Note
{
    public int Number { get; set; }
    public string Source { get; set; } = "";
    public string EventId { get; set; } = "";
    public string Stream { get; set; } = "";
    public long Id { get; set; }
    public int Attempt { get; set; }
    public string Parcel { get; set; } = "";
    public int Step { get; set; }
    public string Text { get; set; } = "";
    public string? Span { get; set; }
    public string? Trace { get; set; }
}

internal sealed class Notes(DbContextOptions<Notes> options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder) =>
        modelBuilder.Entity<Note>(note =>
        {
            note.HasKey(one => one.Number);
            note.HasIndex(one => new { one.Source, one.EventId }).IsUnique();
        });
}

// The name of a parcel says what happens to its events.
internal sealed class MovedHandler(Notes notes, EventDelivery delivery) : IIntegrationEventHandler<ParcelMoved>
{
    public async Task HandleAsync(ParcelMoved moved, CancellationToken ct = default)
    {
        var name = moved.Parcel.Value;
        if (name.StartsWith("twice") && delivery.Attempt < 3 || name.StartsWith("poison") && moved.Step == 2)
        {
            throw new InvalidOperationException($"{name} is refused.");
        }

        if (name.StartsWith("deadly") && moved.Step == 2)
        {
            Environment.FailFast("A handler that ends its process.");
        }

        if (await notes.Set<Note>().AnyAsync(one => one.Source == delivery.Source && one.EventId == delivery.EventId, ct))
        {
            return;
        }

        notes.Add(new Note
        {
            Source = delivery.Source,
            EventId = delivery.EventId,
            Stream = delivery.Stream,
            Id = delivery.Id,
            Attempt = delivery.Attempt,
            Parcel = name,
            Step = moved.Step,
            Text = $"{moved.Urgency} {moved.Place.Name} {moved.Carrier} {moved.Seen.Count}",
            Span = Activity.Current?.ParentId,
            Trace = Activity.Current?.TraceId.ToString(),
        });
        await notes.SaveChangesAsync(ct);
    }
}
