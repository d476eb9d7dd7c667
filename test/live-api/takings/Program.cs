#pragma warning disable
using System;
using System.Data.Common;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Diagnostics;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Modeler.Runtime;
using Takings;

// A shop whose totals are kept by events. It can end itself in the middle of its work.
var builder = WebApplication.CreateBuilder(args);
var settings = builder.Configuration;
var death = new Death(settings.GetValue<int?>("DieAt"));
Action<DbContextOptionsBuilder> database = options =>
{
    options.AddInterceptors(death, new DeathOfTransactions(death));
    _ = settings["Postgres"] is { } connection
        ? options.UseNpgsql(connection.Replace("<name>", "takings"))
        : options.UseSqlite($"Data Source={settings["Folder"]}/takings.db");
};
var isHosts = settings["Context"] == "host";
var services = builder.Services;
services.AddAuthorization();
services.AddTakingsEndpoints();
services.AddScoped<IDomainEventHandler<PurchaseMade>, Refusal>();
if (isHosts)
{
    services.AddDbContext<HostDb>(database);
    services.AddTakingsInfrastructure<HostDb>();
}
else
{
    services.AddTakingsInfrastructure(database);
}

services.Configure<OutboxOptions>(settings.GetSection("Outbox"));
var app = builder.Build();
app.MapTakingsEndpoints();
using (var scope = app.Services.CreateScope())
{
    Of(scope.ServiceProvider).Database.EnsureCreated();
}

app.MapGet("/health", () => "up");
app.MapGet("/outbox", async (IServiceProvider provider) => await Outbox(provider).OrderBy(one => one.Id).ToListAsync());
app.MapPut("/refuse/{isOn}", (bool isOn) => Refusal.IsOn = isOn);

// Forgets which handlers are done, as a host does that ends before it has noted them.
app.MapPut("/forget-handled", async (IServiceProvider provider) =>
    await Outbox(provider).ExecuteUpdateAsync(set => set.SetProperty(one => one.Handled, (string?)null)));
app.MapGet("/fed", async (IServiceProvider provider) =>
{
    var last = await Kept(provider).OrderByDescending(one => one.Id).Select(one => one.Id).FirstOrDefaultAsync();
    var states = await States(provider).Where(one => one.ReadModel != "").ToListAsync();
    return new { Events = await Kept(provider).CountAsync(), IsWhole = states.Count == 1 && states[0].Position == last };
});
app.MapPost("/keep/{count}", async (int count, IServiceProvider provider) =>
{
    var context = Of(provider);
    for (var index = 0; index < count; index++)
    {
        var (type, payload) = EventOf(index);
        context.Set<KeptEvent>("TakingsEvents").Add(new() { Type = type, Payload = payload });
        if (index % 1000 == 999)
        {
            await context.SaveChangesAsync();
            context.ChangeTracker.Clear();
        }
    }
});
app.MapPost("/rebuild", async (IProjections projections) =>
{
    var watch = Stopwatch.StartNew();
    await projections.RebuildAsync<BuyerTotals>();
    return watch.Elapsed.TotalSeconds;
});

// Lets the rows be those of an earlier version of the model.
app.MapPost("/redefine", async (IServiceProvider provider) =>
    await States(provider).Where(one => one.ReadModel != "").ExecuteUpdateAsync(set => set.SetProperty(one => one.Definition, "earlier")));
app.MapPost("/arm", death.Arm);
app.Run();

DbContext Of(IServiceProvider provider) => isHosts ? provider.GetRequiredService<HostDb>() : provider.GetRequiredService<TakingsDbContext>();
IQueryable<OutboxMessage> Outbox(IServiceProvider provider) => Of(provider).Set<OutboxMessage>("TakingsOutbox");
IQueryable<KeptEvent> Kept(IServiceProvider provider) => Of(provider).Set<KeptEvent>("TakingsEvents");
IQueryable<ProjectionState> States(IServiceProvider provider) => Of(provider).Set<ProjectionState>("TakingsProjections");

// Many events of a thousand buyers, some of whom are forgotten and come back.
static (string Type, string Payload) EventOf(int index)
{
    var buyer = $"b{index * 7919 % 1000}";
    var total = index % 97 + 0.25m;
    var occurred = $"\"OccurredOn\":\"2026-01-01T00:{index / 60 % 60:00}:{index % 60:00}+00:00\"";
    return (index % 50) switch
    {
        0 => ("Takings.BuyerEnrolled", $"{{\"Buyer\":\"{buyer}\",\"Name\":\"Name {index}\",{occurred}}}"),
        1 => ("Takings.PurchaseCancelled", $"{{\"Buyer\":\"{buyer}\",\"Total\":{total},{occurred}}}"),
        2 => ("Takings.PurchaseHandedOn", $"{{\"Seller\":\"{buyer}\",\"Buyer\":\"b0\",\"Total\":{total},{occurred}}}"),
        3 when index % 7 == 0 => ("Takings.BuyerForgotten", $"{{\"Buyer\":\"{buyer}\",{occurred}}}"),
        _ => ("Takings.PurchaseMade", $"{{\"Buyer\":\"{buyer}\",\"Total\":{total},\"Weight\":{{\"Grams\":{index}}},{occurred}}}"),
    };
}

internal sealed class HostDb(DbContextOptions<HostDb> options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder) => modelBuilder.ApplyTakings();
}

internal sealed class Refusal : IDomainEventHandler<PurchaseMade>
{
    public static volatile bool IsOn;

    public Task HandleAsync(PurchaseMade domainEvent, CancellationToken ct = default) =>
        IsOn ? throw new InvalidOperationException("Not now.") : Task.CompletedTask;
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
