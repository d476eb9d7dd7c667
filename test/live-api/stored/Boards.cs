#pragma warning disable
using System;
using System.Collections.Generic;
using System.Data.Common;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Boards;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Diagnostics;
using Microsoft.Extensions.DependencyInjection;
using Modeler.Runtime;

// Boards with many children, and requests that overlap.
internal static class BoardsHost
{
    public static DbContextOptionsBuilder WatchBoards(this DbContextOptionsBuilder options) =>
        options.AddInterceptors(Rows.Instance, Overlap.Instance, TornRead.Instance)
            .LogTo((id, _) => id == CoreEventId.DetectChangesStarting, _ => Rows.CountDetection());

    public static void Map(WebApplication app)
    {
        app.Use(async (context, next) =>
        {
            var counters = Rows.Begin(context.Request.Headers["Count"] == "rows");
            Overlap.Begin(context.Request.Headers["Overlap"].ToString());
            TornRead.Begin(context.Request.Headers["Torn"].ToString());
            context.Response.OnStarting(() =>
            {
                context.Response.Headers["Rows"] = counters[0].ToString();
                context.Response.Headers["Detections"] = counters[1].ToString();
                return Task.CompletedTask;
            });
            await next();
        });
        app.MapPost("/boards/{id}/fill", async (Guid id, int notes, int links, int marks, Boards.IUnitOfWork unit) =>
        {
            var board = (await unit.Boards.GetByIdAsync(new(id)))!;
            for (var note = 0; note < notes; note++)
            {
                board.Jot($"note {note}");
            }

            for (var link = 0; link < links; link++)
            {
                board.Link($"link {link}");
            }

            for (var mark = 0; mark < marks; mark++)
            {
                board.Mark(new(mark + 1), $"mark {mark}");
            }

            return await unit.SaveChangesAsync();
        });
        // One scope saves a board that another has loaded, before or after somebody else changes it.
        app.MapPost("/boards/{id}/give-back", async (Guid id, int tally, bool isLate, Boards.IUnitOfWork unit, IServiceScopeFactory scopes) =>
        {
            var board = (await unit.Boards.GetByIdAsync(new(id)))!;
            if (isLate)
            {
                await StepElsewhereAsync(id, tally, scopes);
            }

            using var other = scopes.CreateScope();
            var again = other.ServiceProvider.GetRequiredService<Boards.IUnitOfWork>();
            board.Retitle("given back");
            await again.Boards.UpdateAsync(board);
            return await OutcomeAsync(() => again.SaveChangesAsync());
        });
        app.MapPost("/policies", async (int tally, int count, IServiceScopeFactory scopes) =>
        {
            var stepped = new Stepped(BoardId.New(), new(tally), 1) { OccurredOn = DateTimeOffset.UtcNow };
            Overlap.Begin($"{tally} {count}");
            var done = await Task.WhenAll(Enumerable.Range(0, count).Select(async _ =>
            {
                using var scope = scopes.CreateScope();
                Overlap.Join();
                return await OutcomeAsync(() => scope.ServiceProvider.GetServices<IDomainEventHandler<Stepped>>().Single().HandleAsync(stepped));
            }));
            return done.Count(outcome => outcome == "saved");
        });
        // A use case of the host has loaded a board before the command begins: only the host can begin again.
        app.MapPost("/boards/{id}/step-in-use-case", async (Guid id, int tally, Boards.IUnitOfWork unit, BoardStepHandler handler, IServiceScopeFactory scopes) =>
        {
            await unit.Boards.GetByIdAsync(new(id));
            await StepElsewhereAsync(id, tally, scopes);
            return await OutcomeAsync(() => handler.HandleAsync(new(new(id), 1, new(tally))));
        });
    }

    private static async Task StepElsewhereAsync(Guid id, int tally, IServiceScopeFactory scopes)
    {
        using var other = scopes.CreateScope();
        await other.ServiceProvider.GetRequiredService<BoardStepHandler>().HandleAsync(new(new(id), 1, new(tally)));
    }

    private static async Task<string> OutcomeAsync(Func<Task> save)
    {
        try
        {
            await save();
            return "saved";
        }
        catch (ConcurrencyConflictException)
        {
            return "lost";
        }
    }
}

// Counts the rows that a request has read, and the searches for changes.
internal sealed class Rows : DbCommandInterceptor
{
    public static readonly Rows Instance = new();
    private static readonly AsyncLocal<int[]> Counters = new();

    private static readonly AsyncLocal<bool> IsCounting = new();

    public static int[] Begin(bool isCounting)
    {
        IsCounting.Value = isCounting;
        return Counters.Value = [0, 0];
    }

    public static void CountDetection()
    {
        if (Counters.Value is { } counters)
        {
            Interlocked.Increment(ref counters[1]);
        }
    }

    // EF Core itself does not count all rows of a statement.
    public override async ValueTask<DbDataReader> ReaderExecutedAsync(DbCommand command, CommandExecutedEventData eventData, DbDataReader result, CancellationToken ct = default)
    {
        if (IsCounting.Value && Counters.Value is { } counters && command.CommandText.StartsWith("SELECT", StringComparison.Ordinal))
        {
            await using var other = await Elsewhere.OpenAsync(eventData, ct);
            await using var count = other.CreateCommand();
            count.CommandText = $"SELECT COUNT(*) FROM ({command.CommandText}) AS found";
            foreach (DbParameter parameter in command.Parameters)
            {
                var copy = count.CreateParameter();
                (copy.ParameterName, copy.Value) = (parameter.ParameterName, parameter.Value);
                count.Parameters.Add(copy);
            }

            Interlocked.Add(ref counters[0], Convert.ToInt32(await count.ExecuteScalarAsync(ct)));
        }

        return result;
    }
}

// A connection of its own to the same database.
internal static class Elsewhere
{
    public static async Task<DbConnection> OpenAsync(CommandEventData eventData, CancellationToken ct)
    {
        var connection = (DbConnection)Activator.CreateInstance(eventData.Connection.GetType())!;
        connection.ConnectionString = eventData.Context!.Database.GetConnectionString();
        await connection.OpenAsync(ct);
        return connection;
    }
}

// Lets the first saves of several requests begin only when all of them have loaded.
internal sealed class Overlap : SaveChangesInterceptor
{
    public static readonly Overlap Instance = new();
    private static readonly System.Collections.Concurrent.ConcurrentDictionary<string, Meeting> Meetings = new();
    private static readonly AsyncLocal<Meeting?> Joined = new();
    private static readonly AsyncLocal<bool[]> Waited = new();

    // "name 60": a meeting of 60 requests.
    public static void Begin(string words)
    {
        Joined.Value = words.Length == 0 ? null : Meetings.GetOrAdd(words, static words => new(int.Parse(words.Split(' ')[1])));
        Join();
    }

    public static void Join() => Waited.Value = [false];

    public override async ValueTask<InterceptionResult<int>> SavingChangesAsync(DbContextEventData eventData, InterceptionResult<int> result, CancellationToken ct = default)
    {
        if (Joined.Value is { } meeting && Waited.Value is [false] waited)
        {
            waited[0] = true;
            await meeting.ArriveAsync();
        }

        return result;
    }

    private sealed class Meeting(int size)
    {
        private readonly TaskCompletionSource _all = new(TaskCreationOptions.RunContinuationsAsynchronously);
        private int _arrived;

        public Task ArriveAsync()
        {
            if (Interlocked.Increment(ref _arrived) == size)
            {
                _all.SetResult();
            }

            return _all.Task;
        }
    }
}

// Changes an aggregate between the statements that read it.
internal sealed class TornRead : DbCommandInterceptor
{
    public static readonly TornRead Instance = new();
    private static readonly AsyncLocal<Tear?> Torn = new();

    private sealed class Tear(int times, string sql)
    {
        public int Times = times;
        public string Sql = sql;
    }

    // "2 UPDATE …": twice, behind the statement that reads the row of the root.
    public static void Begin(string words) =>
        Torn.Value = words.Length == 0 ? null : new(int.Parse(words.Split(' ')[0]), words[(words.IndexOf(' ') + 1)..]);

    public override async ValueTask<DbDataReader> ReaderExecutedAsync(DbCommand command, CommandExecutedEventData eventData, DbDataReader result, CancellationToken ct = default)
    {
        if (Torn.Value is { Times: > 0 } tear && command.CommandText.Contains("\"Title\"") && !command.CommandText.Contains("\"Text\""))
        {
            tear.Times--;
            await using var other = await Elsewhere.OpenAsync(eventData, ct);
            await using var change = other.CreateCommand();
            change.CommandText = tear.Sql;
            await change.ExecuteNonQueryAsync(ct);
        }

        return result;
    }
}
