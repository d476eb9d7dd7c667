#pragma warning disable
using System;
using System.Data.Common;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Dunning;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Diagnostics;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Modeler.Runtime;

// A collector of debts with schedules. Its clock can be set, and it can end itself in the middle of its work.
var builder = WebApplication.CreateBuilder(args);
var settings = builder.Configuration;
var clock = new SetClock(settings.GetValue<DateTimeOffset>("Now"));
var death = new Death(settings.GetValue<int?>("DieAt"));
Action<DbContextOptionsBuilder> database = options =>
{
    options.AddInterceptors(death, new DeathOfTransactions(death));
    _ = settings["Postgres"] is { } connection
        ? options.UseNpgsql(connection.Replace("<name>", "dunning"))
        : options.UseSqlite($"Data Source={settings["Folder"]}/dunning.db");
};
var isHosts = settings["Context"] == "host";
var services = builder.Services;
services.AddSingleton<TimeProvider>(clock);
services.AddAuthorization();
services.AddDunningEndpoints();
if (isHosts)
{
    services.AddDbContext<HostDb>(database);
    services.AddDunningInfrastructure<HostDb>();
}
else
{
    services.AddDunningInfrastructure(database);
}

services.Configure<OutboxOptions>(settings.GetSection("Outbox"));
var app = builder.Build();
app.MapDunningEndpoints();
using (var scope = app.Services.CreateScope())
{
    Of(scope.ServiceProvider).Database.EnsureCreated();
}

app.MapGet("/health", () => "up");
app.MapPut("/clock/{at}", (DateTimeOffset at) => clock.Set(at));
app.MapGet("/notices", async (IServiceProvider provider) =>
    await Of(provider).Set<Debt>().OrderBy(debt => debt.Id).Select(debt => new { Id = debt.Id.Value, debt.Notices.Count }).ToDictionaryAsync(one => one.Id, one => one.Count));
app.MapGet("/held", async (IServiceProvider provider) =>
    await Of(provider).Set<Debt>().Where(debt => debt.HeldUntil != null).OrderBy(debt => debt.Id).Select(debt => debt.Id.Value).ToListAsync());
app.MapGet("/rounds", async (IServiceProvider provider) => await Of(provider).Set<Round>().OrderBy(round => round.Day).Select(round => round.Day).ToListAsync());
app.MapGet("/schedules", async (IServiceProvider provider) =>
    await Of(provider).Set<ScheduleState>("DunningSchedules").ToDictionaryAsync(one => one.Schedule, one => one.RanAt));
app.MapGet("/outbox", async (IServiceProvider provider) => await Of(provider).Set<OutboxMessage>("DunningOutbox").OrderBy(one => one.Id).ToListAsync());
app.MapPost("/arm", death.Arm);
app.Run();

DbContext Of(IServiceProvider provider) => isHosts ? provider.GetRequiredService<HostDb>() : provider.GetRequiredService<DunningDbContext>();

internal sealed class HostDb(DbContextOptions<HostDb> options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder) => modelBuilder.ApplyDunning();
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
