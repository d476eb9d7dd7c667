#pragma warning disable
using System;
using System.Linq;
using System.Security.Claims;
using System.Text.Encodings.Web;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Authentication;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;

namespace Notebooks;

/// <summary>Callers by a header with their claims: tenant_id=a;sub=ann.</summary>
internal sealed class ClaimsInHeader(IOptionsMonitor<AuthenticationSchemeOptions> options, ILoggerFactory logger, UrlEncoder encoder)
    : AuthenticationHandler<AuthenticationSchemeOptions>(options, logger, encoder)
{
    public static void AddTo(IServiceCollection services)
    {
        services.AddAuthentication("Header").AddScheme<AuthenticationSchemeOptions, ClaimsInHeader>("Header", null);
        services.AddAuthorization(options => options.AddPolicy("librarian", policy => policy.RequireClaim("job", "librarian")));
    }

    protected override Task<AuthenticateResult> HandleAuthenticateAsync()
    {
        if (Request.Headers["X-Claims"].ToString() is not { Length: > 0 } claims)
        {
            return Task.FromResult(AuthenticateResult.NoResult());
        }

        var identity = new ClaimsIdentity(claims.Split(';').Select(claim => claim.Split('=')).Select(claim => new Claim(claim[0], claim[1])), "Header");
        return Task.FromResult(AuthenticateResult.Success(new(new(identity), "Header")));
    }
}
