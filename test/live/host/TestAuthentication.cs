using System.Security.Claims;
using System.Text.Encodings.Web;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Authorization;
using Microsoft.Extensions.Options;

namespace Bookshop.Testing;

/// <summary>Trusts the headers X-User, whose value is also the role of the user, and X-Claims.</summary>
internal sealed class TestAuthentication(IOptionsMonitor<AuthenticationSchemeOptions> options, ILoggerFactory logger, UrlEncoder encoder)
    : AuthenticationHandler<AuthenticationSchemeOptions>(options, logger, encoder)
{
    protected override Task<AuthenticateResult> HandleAuthenticateAsync()
    {
        if (Request.Headers["X-User"].ToString() is not { Length: > 0 } user)
        {
            return Task.FromResult(AuthenticateResult.NoResult());
        }

        var claims = Request.Headers["X-Claims"].ToString().Split(';', StringSplitOptions.RemoveEmptyEntries).Select(claim => claim.Split('=', 2));
        var identity = new ClaimsIdentity([new(ClaimTypes.Name, user), new(ClaimTypes.Role, user), .. claims.Select(claim => new Claim(claim[0], claim[1]))], Scheme.Name);
        return Task.FromResult(AuthenticateResult.Success(new(new(identity), Scheme.Name)));
    }
}

public static class TestAuthenticationSetup
{
    public static void AddTestAuthentication(this IServiceCollection services)
    {
        services.AddAuthentication("Test").AddScheme<AuthenticationSchemeOptions, TestAuthentication>("Test", null);

        // AddTenon adds authorization itself, as generated endpoints require it.
        services.AddOptions<AuthorizationOptions>().Configure<IConfiguration>((options, configuration) =>
        {
            options.AddPolicy("admin", policy => policy.RequireRole("admin"));
            options.AddPolicy("member", policy => policy.RequireRole("member", "admin"));
            if (configuration["Testing:Fallback"] == "authorized")
            {
                options.FallbackPolicy = options.DefaultPolicy;
            }
        });

        // Attributes on generated requests only describe: validation by attributes must not change any response.
        services.AddValidation();
    }
}
