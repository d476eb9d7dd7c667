using System.Security.Claims;
using System.Text.Encodings.Web;
using Bookshop.Data;
using Bookshop.Tenon.LiveMemos;
using Bookshop.Tenon.Memos;
using Bookshop.Tenon.TenantLiveMemos;
using Bookshop.Tenon.TenantMemos;
using Microsoft.AspNetCore.Authentication;
using Microsoft.Extensions.Options;

namespace Bookshop.Bench;

/// <summary>A host whose every request comes from one caller, with as many rows in each table: those of ten tenants where there are tenants, and a tenth deleted where rows stay.</summary>
internal static class RowsBench
{
    public static void Add(IServiceCollection services)
    {
        services.AddAuthorization();
        services.AddAuthentication("Bench").AddScheme<AuthenticationSchemeOptions, BenchAuthentication>("Bench", null);
    }

    public static void Map(WebApplication app)
    {
        using var scope = app.Services.CreateScope();
        var db = scope.ServiceProvider.GetRequiredService<ShopDb>();
        db.Database.EnsureDeleted();
        db.Database.EnsureCreated();
        var body = new string('x', 200);
        foreach (var number in Enumerable.Range(1, 3000))
        {
            var title = $"Memo {number}";
            var tenantId = number % 10 == 0 ? BenchAuthentication.TenantId : $"other {number % 10}";
            DateTimeOffset? deletedAt = number % 10 == 5 ? DateTimeOffset.UnixEpoch : null;
            db.Add(new Memo { Title = title, Body = body });
            db.Add(new TenantMemo { Title = title, Body = body, TenantId = tenantId });
            db.Add(new LiveMemo { Title = title, Body = body, DeletedAt = deletedAt });
            db.Add(new TenantLiveMemo { Title = title, Body = body, TenantId = tenantId, DeletedAt = deletedAt });
        }

        db.SaveChanges();
        app.MapGet("/bench/spent", () => new RowsSpent(GC.GetTotalAllocatedBytes(), (long)Environment.CpuUsage.TotalTime.TotalMicroseconds)).AllowAnonymous();
    }
}

internal sealed record RowsSpent(long Bytes, long Microseconds);

/// <summary>The caller of every request.</summary>
internal sealed class BenchAuthentication(IOptionsMonitor<AuthenticationSchemeOptions> options, ILoggerFactory logger, UrlEncoder encoder)
    : AuthenticationHandler<AuthenticationSchemeOptions>(options, logger, encoder)
{
    public const string TenantId = "bench";

    protected override Task<AuthenticateResult> HandleAuthenticateAsync()
    {
        var identity = new ClaimsIdentity([new Claim("sub", "ada"), new Claim("tenant_id", TenantId)], Scheme.Name);
        return Task.FromResult(AuthenticateResult.Success(new AuthenticationTicket(new ClaimsPrincipal(identity), Scheme.Name)));
    }
}
