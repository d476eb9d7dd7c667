#pragma warning disable
using System;
using System.Data.Common;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Reminding;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Diagnostics;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Modeler.Runtime;

// A library whose policies wait. Its clock can be ahead, and it can end itself in the middle of its work.
var builder = WebApplication.CreateBuilder(args);
var settings = builder.Configuration;
var death = new Death(settings.GetValue<int?>("DieAt"));
Action<DbContextOptionsBuilder> database = options =>
{
    options.AddInterceptors(death, new DeathOfTransactions(death));
    _ = settings["Postgres"] is { } connection
        ? options.UseNpgsql(connection.Replace("<name>", "lending"))
        : options.UseSqlite($"Data Source={settings["Folder"]}/lending.db");
};
var isHosts = settings["Context"] == "host";
var services = builder.Services;
services.AddSingleton<TimeProvider>(new ClockAhead(settings.GetValue("Ahead", TimeSpan.Zero)));
services.AddAuthorization();
services.AddRemindingEndpoints();
services.AddDbContext<HostDb>(database);
if (isHosts)
{
    services.AddRemindingInfrastructure<HostDb>();
}
else
{
    services.AddRemindingInfrastructure(database);
}

services.Configure<OutboxOptions>(settings.GetSection("Outbox"));
var app = builder.Build();
app.MapRemindingEndpoints();
using (var scope = app.Services.CreateScope())
{
    Of(scope.ServiceProvider).Database.EnsureCreated();
}

app.MapGet("/health", () => "up");
app.MapGet("/host-context", (HostDb host) => new { host.GetType().Name });
app.MapGet("/late-loans/{id}", async (IUnitOfWork unit, string id) => await unit.Loans.GetByIdAsync(new(id)));
app.MapGet("/fines/{id}", async (IServiceProvider provider, string id) =>
    await Of(provider).Set<Fine>().Where(one => one.Loan == new LoanNumber(id)).OrderBy(one => one.Step).Select(one => new { one.Step, Id = one.Id.Value }).ToListAsync());
app.MapGet("/waiting", async (IServiceProvider provider) => await Of(provider).Set<WaitingEvent>("RemindingWaiting").OrderBy(one => one.Id).ToListAsync());
app.MapGet("/outbox", async (IServiceProvider provider) => await Of(provider).Set<OutboxMessage>("RemindingOutbox").OrderBy(one => one.Id).ToListAsync());
app.MapPost("/arm", death.Arm);
app.Run();

DbContext Of(IServiceProvider provider) => isHosts ? provider.GetRequiredService<HostDb>() : provider.GetRequiredService<RemindingDbContext>();

// Takes options without a type, as contexts of hosts with one context may.
internal sealed class HostDb(DbContextOptions options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder) => modelBuilder.ApplyReminding();
}

internal sealed class ClockAhead(TimeSpan ahead) : TimeProvider
{
    public override DateTimeOffset GetUtcNow() => base.GetUtcNow() + ahead;
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
