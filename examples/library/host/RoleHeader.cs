using System.Security.Claims;
using System.Text.Encodings.Web;
using Microsoft.AspNetCore.Authentication;
using Microsoft.Extensions.Options;

namespace Lending;

public static class RoleHeaderSetup
{
    /// <summary>Believes whatever role the header X-Role claims: enough to try the desk, and nothing for a real host.</summary>
    public static IServiceCollection AddRoleHeader(this IServiceCollection services)
    {
        services.AddAuthentication("Role").AddScheme<AuthenticationSchemeOptions, RoleHeader>("Role", null);
        return services;
    }

    private sealed class RoleHeader(IOptionsMonitor<AuthenticationSchemeOptions> options, ILoggerFactory logger, UrlEncoder encoder)
        : AuthenticationHandler<AuthenticationSchemeOptions>(options, logger, encoder)
    {
        protected override Task<AuthenticateResult> HandleAuthenticateAsync()
        {
            var role = Request.Headers["X-Role"].ToString();
            var identity = new ClaimsIdentity([new(ClaimTypes.Role, role)], Scheme.Name);
            return Task.FromResult(role.Length == 0 ? AuthenticateResult.NoResult() : AuthenticateResult.Success(new(new(identity), Scheme.Name)));
        }
    }
}
