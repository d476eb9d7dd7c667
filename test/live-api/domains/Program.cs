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
var domain = settings["Domain"] ?? "";
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
app.MapPut("/clock/{at}", (DateTimeOffset at) => clock.Set(at));

// Waits until no event, schedule or policy has anything to do now. What is due later stays, and what was given up is a fault.
app.MapPost("/settled", async (IServiceProvider services, CancellationToken ct) =>
{
    for (var quiet = 0; quiet < 3; quiet++)
    {
        await Task.Delay(100, ct);
        foreach (var context in DomainContexts.In(domain, services))
        {
            foreach (var outbox in context.Model.GetEntityTypes().Where(type => type.ClrType == typeof(OutboxMessage)).Select(type => type.Name))
            {
                var now = clock.GetUtcNow();
                var open = await context.Set<OutboxMessage>(outbox).AsNoTracking().Where(message => message.FailedAt != null || message.DueAt <= now || message.Attempts > 0).ToListAsync(ct);
                if (open.Find(message => message.FailedAt != null) is { } failed)
                {
                    return Results.Text(failed.Error, statusCode: StatusCodes.Status500InternalServerError);
                }

                quiet = open.Count == 0 ? quiet : -1;
            }
        }
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
