using System.Security.Claims;
using System.Text.Encodings.Web;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Authorization;
using Microsoft.Extensions.Options;

namespace Bookshop.Testing;

/// <summary>Believes the header X-User; its value is also the user's role.</summary>
internal sealed class TestAuthentication(IOptionsMonitor<AuthenticationSchemeOptions> options, ILoggerFactory logger, UrlEncoder encoder)
    : AuthenticationHandler<AuthenticationSchemeOptions>(options, logger, encoder)
{
    protected override Task<AuthenticateResult> HandleAuthenticateAsync()
    {
        if (Request.Headers["X-User"].ToString() is not { Length: > 0 } user)
        {
            return Task.FromResult(AuthenticateResult.NoResult());
        }

        var identity = new ClaimsIdentity([new(ClaimTypes.Name, user), new(ClaimTypes.Role, user)], Scheme.Name);
        return Task.FromResult(AuthenticateResult.Success(new(new(identity), Scheme.Name)));
    }
}

public static class TestAuthenticationSetup
{
    public static void AddTestAuthentication(this IServiceCollection services)
    {
        services.AddAuthentication("Test").AddScheme<AuthenticationSchemeOptions, TestAuthentication>("Test", null);

        // Authorization itself comes with AddTenon, as our endpoints ask for it.
        services.AddOptions<AuthorizationOptions>().Configure<IConfiguration>((options, configuration) =>
        {
            options.AddPolicy("admin", policy => policy.RequireRole("admin"));
            options.AddPolicy("member", policy => policy.RequireRole("member", "admin"));
            if (configuration["Testing:Fallback"] == "authorized")
            {
                options.FallbackPolicy = options.DefaultPolicy;
            }
        });

        // The attributes of our requests describe; a host that validates by attributes gets the same answers.
        services.AddValidation();
    }
}
