#pragma warning disable
using System;
using System.Data.Common;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Fulfilling;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Diagnostics;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Modeler.Runtime;

// A shop with processes. Its clock can be set, events can come twice, and it can end itself in the middle of its work.
var builder = WebApplication.CreateBuilder(args);
var settings = builder.Configuration;
var clock = new SetClock(settings.GetValue<DateTimeOffset>("Now"));
var death = new Death(settings.GetValue<int?>("DieAt"));
Action<DbContextOptionsBuilder> database = options =>
{
    options.AddInterceptors(death, new DeathOfTransactions(death));
    _ = settings["Postgres"] is { } connection
        ? options.UseNpgsql(connection.Replace("<name>", "fulfilling"))
        : options.UseSqlite($"Data Source={settings["Folder"]}/fulfilling.db");
};
var isHosts = settings["Context"] == "host";
var services = builder.Services;
services.AddSingleton<TimeProvider>(clock);
services.AddAuthorization();
services.AddFulfillingEndpoints();
if (isHosts)
{
    services.AddDbContext<HostDb>(database);
    services.AddFulfillingInfrastructure<HostDb>();
}
else
{
    services.AddFulfillingInfrastructure(database);
}

services.Configure<OutboxOptions>(settings.GetSection("Outbox"));
var app = builder.Build();
app.MapFulfillingEndpoints();
using (var scope = app.Services.CreateScope())
{
    Of(scope.ServiceProvider).Database.EnsureCreated();
}

app.MapGet("/health", () => "up");
app.MapPut("/clock/{at}", (DateTimeOffset at) => clock.Set(at));
app.MapGet("/state/{id}", async (string id, IServiceProvider provider) =>
{
    var store = Of(provider);
    var number = new OrderNumber(id);
    var order = await store.Set<Order>().SingleOrDefaultAsync(one => one.Id == number);
    return order is null ? null : new
    {
        Order = $"{order.State} {order.Changes}",
        Payments = await store.Set<Payment>().Where(one => one.Order == number).Select(one => new { Id = one.Id.Value, Text = $"{one.State} {one.Refunds}" }).ToListAsync(),
        Parcels = await store.Set<Parcel>().Where(one => one.Order == number).Select(one => one.Id.Value).ToListAsync(),
        Steps = (await store.Set<ProcessState>("FulfillingProcesses").ToListAsync()).Where(one => one.Id == $"\"{id}\"").ToDictionary(one => one.Process.Split('.')[1], one => $"{one.Step} {one.Visit}"),
    };
});
app.MapPost("/doubled/{type}", async (string type, IServiceProvider provider) =>
{
    // The same event again, in a row of its own, as a host that ends at the wrong moment may store it.
    var store = Of(provider);
    var (last, now) = (await store.Set<OutboxMessage>("FulfillingOutbox").Where(one => one.Type.EndsWith(type)).OrderBy(one => one.Id).LastAsync(), clock.GetUtcNow());
    store.Set<OutboxMessage>("FulfillingOutbox").Add(new() { Stream = last.Stream, Type = last.Type, Payload = last.Payload, StoredAt = now, DueAt = now });
    await store.SaveChangesAsync();
});
app.MapGet("/waiting", async (IServiceProvider provider) => await Of(provider).Set<WaitingEvent>("FulfillingWaiting").CountAsync());
app.MapGet("/outbox", async (IServiceProvider provider) => await Of(provider).Set<OutboxMessage>("FulfillingOutbox").OrderBy(one => one.Id).ToListAsync());
app.MapPost("/arm", death.Arm);
app.Run();

DbContext Of(IServiceProvider provider) => isHosts ? provider.GetRequiredService<HostDb>() : provider.GetRequiredService<FulfillingDbContext>();

internal sealed class HostDb(DbContextOptions<HostDb> options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder) => modelBuilder.ApplyFulfilling();
}

// A clock that goes on from the time that it is set to.
internal sealed class SetClock(DateTimeOffset start) : TimeProvider
{
    private long _ahead = (start - DateTimeOffset.UtcNow).Ticks;

    public void Set(DateTimeOffset at) => Interlocked.Exchange(ref _ahead, (at - base.GetUtcNow()).Ticks);

    public override DateTimeOffset GetUtcNow() => base.GetUtcNow() + TimeSpan.FromTicks(Interlocked.Read(ref _ahead));
}

// Kills the process before the write or after the commit of a number, counted from the moment when it is armed.
internal sealed class Death(int? at) : DbCommandInterceptor
{
    private int _moments = int.MinValue;

    public void Arm() => Interlocked.Exchange(ref _moments, 0);

    public void Pass()
    {
        if (Interlocked.Increment(ref _moments) == at)
        {
            Process.GetCurrentProcess().Kill();
            Thread.Sleep(Timeout.Infinite);
        }
    }

    public override ValueTask<InterceptionResult<int>> NonQueryExecutingAsync(DbCommand command, CommandEventData data, InterceptionResult<int> result, CancellationToken ct = default)
    {
        Pass();
        return new(result);
    }

    public override ValueTask<InterceptionResult<DbDataReader>> ReaderExecutingAsync(DbCommand command, CommandEventData data, InterceptionResult<DbDataReader> result, CancellationToken ct = default)
    {
        if (!command.CommandText.StartsWith("SELECT"))
        {
            Pass();
        }

        return new(result);
    }
}

internal sealed class DeathOfTransactions(Death death) : DbTransactionInterceptor
{
    public override Task TransactionCommittedAsync(DbTransaction transaction, TransactionEndEventData data, CancellationToken ct = default)
    {
        death.Pass();
        return Task.CompletedTask;
    }
}
