using System.Security.Claims;
using System.Text.Encodings.Web;
using Microsoft.AspNetCore.Authentication;
using Microsoft.EntityFrameworkCore;
using Microsoft.Extensions.Options;
using Modeler.Runtime;
using Domains.Api;

// The host of one domain at a time, on either database, with a clock that can be set.
var builder = WebApplication.CreateBuilder(args);
var settings = builder.Configuration;
var domain = settings["Domain"]!;
var clock = new SetClock(new DateTimeOffset(2026, 3, 10, 9, 0, 0, TimeSpan.Zero));
builder.Services.AddSingleton<TimeProvider>(clock);
builder.Services.AddAuthentication("Header").AddScheme<AuthenticationSchemeOptions, HeaderIsCaller>("Header", null);
builder.Services.AddAuthorization();
builder.Services.Configure<OutboxOptions>(settings.GetSection("Outbox"));
DomainContexts.Add(domain, builder.Services, name => options => _ = settings["Postgres"] is { } connection
    ? options.UseNpgsql(connection.Replace("<name>", name, StringComparison.Ordinal))
    : options.UseSqlite($"Data Source={settings["Folder"]}/{name}.db"));
Library.Add(builder.Services, domain);

var app = builder.Build();
using (var scope = app.Services.CreateScope())
{
    foreach (var context in DomainContexts.In(domain, scope.ServiceProvider))
    {
        await context.Database.EnsureCreatedAsync();
    }
}

app.UseAuthentication();
app.UseAuthorization();
Library.Map(app, domain);
// Delivers first what happened before, at the time that it had: an event begins the time limits of a process.
app.MapPut("/clock/{at}", async (DateTimeOffset at, IServiceProvider services, CancellationToken ct) =>
{
    if (await Waiting.UntilQuietAsync(DomainContexts.In(domain, services), clock, looks: 1, ct) is { } failure)
    {
        return Results.Text(failure, statusCode: StatusCodes.Status500InternalServerError);
    }

    clock.Set(at);
    return Results.Ok();
});

// A schedule looks at the clock ten times a second.
app.MapPost("/settled", async (IServiceProvider services, CancellationToken ct) =>
    await Waiting.UntilQuietAsync(DomainContexts.In(domain, services), clock, looks: 4, ct) is { } failure
        ? Results.Text(failure, statusCode: StatusCodes.Status500InternalServerError)
        : Results.NoContent());
// Makes the rows of all fed read models again.
app.MapPost("/rebuilt", async (IEnumerable<ProjectionFeed> feeds, CancellationToken ct) =>
{
    foreach (var feed in feeds)
    {
        await feed.RestartAsync(ct);
    }

    return Results.NoContent();
});
await app.RunAsync();

/// <summary>A clock that goes on from the time that it is set to.</summary>
internal sealed class SetClock(DateTimeOffset start) : TimeProvider
{
    private long _ahead = (start - DateTimeOffset.UtcNow).Ticks;

    public void Set(DateTimeOffset at) => Interlocked.Exchange(ref _ahead, (at - base.GetUtcNow()).Ticks);

    public override DateTimeOffset GetUtcNow() => base.GetUtcNow() + TimeSpan.FromTicks(Interlocked.Read(ref _ahead));
}

/// <summary>Trusts the header X-User: `ann@acme+clerk` is the caller `ann` of the tenant `acme` in the role `clerk`.</summary>
internal sealed class HeaderIsCaller(IOptionsMonitor<AuthenticationSchemeOptions> options, ILoggerFactory logger, UrlEncoder encoder)
    : AuthenticationHandler<AuthenticationSchemeOptions>(options, logger, encoder)
{
    protected override Task<AuthenticateResult> HandleAuthenticateAsync()
    {
        if (Request.Headers["X-User"].ToString() is not { Length: > 0 } user)
        {
            return Task.FromResult(AuthenticateResult.NoResult());
        }

        var parts = user.Split('+');
        var of = parts[0].Split('@');
        var identity = new ClaimsIdentity(parts[1..].Select(role => new Claim(ClaimTypes.Role, role)), Scheme.Name);
        identity.AddClaim(new(ClaimTypes.NameIdentifier, of[0]));
        if (of.Length > 1)
        {
            identity.AddClaim(new("tenant_id", of[1]));
        }

        return Task.FromResult(AuthenticateResult.Success(new(new(identity), Scheme.Name)));
    }
}

/// <summary>Tells what waits in the store of a context.</summary>
internal static class Waiting
{
    /// <summary>
    /// Waits until so many looks, a quarter of a second apart, find no event, schedule or policy that has anything to do now, and all read models fed.
    /// What is due later stays. Returns the error of what was given up.
    /// </summary>
    public static async Task<string?> UntilQuietAsync(IEnumerable<DbContext> contexts, TimeProvider clock, int looks, CancellationToken ct)
    {
        var all = contexts.ToList();
        for (var quiet = 0; quiet < looks; quiet++)
        {
            await Task.Delay(250, ct);
            foreach (var context in all)
            {
                if (await FailureAsync(context, ct) is { } failure)
                {
                    return failure;
                }

                quiet = await IsAnyAsync(context, clock.GetUtcNow(), ct) ? -1 : quiet;
            }
        }

        return null;
    }

    private static async Task<string?> FailureAsync(DbContext context, CancellationToken ct)
    {
        foreach (var outbox in SetsOf<OutboxMessage>(context))
        {
            if (await outbox.FirstOrDefaultAsync(message => message.FailedAt != null, ct) is { } failed)
            {
                return failed.Error;
            }
        }

        return null;
    }

    private static async Task<bool> IsAnyAsync(DbContext context, DateTimeOffset now, CancellationToken ct)
    {
        foreach (var outbox in SetsOf<OutboxMessage>(context))
        {
            if (await outbox.AnyAsync(message => message.DueAt <= now || message.Attempts > 0, ct))
            {
                return true;
            }
        }

        foreach (var waiting in SetsOf<WaitingEvent>(context))
        {
            if (await waiting.AnyAsync(one => one.DueAt <= now, ct))
            {
                return true;
            }
        }

        foreach (var events in SetsOf<KeptEvent>(context))
        {
            var last = await events.OrderByDescending(one => one.Id).Select(one => one.Id).FirstOrDefaultAsync(ct);
            if (await SetsOf<ProjectionState>(context).Single().AnyAsync(state => state.ReadModel != "" && state.Position < last, ct))
            {
                return true;
            }
        }

        return false;
    }

    private static IEnumerable<IQueryable<T>> SetsOf<T>(DbContext context)
        where T : class =>
        context.Model.GetEntityTypes().Where(type => type.ClrType == typeof(T)).Select(type => context.Set<T>(type.Name).AsNoTracking());
}
