using System.Security.Claims;
using System.Text.Encodings.Web;
using Microsoft.AspNetCore.Authentication;
using Microsoft.Extensions.Options;
using Modeler.Runtime;

namespace Lending;

public static class LendingSetup
{
    /// <summary>Registers the store as everything that the lending desk asks its host for.</summary>
    public static IServiceCollection AddInMemoryLending(this IServiceCollection services)
    {
        services.AddSingleton<InMemoryLending>();
        services.AddTransient<IUnitOfWork>(provider => provider.GetRequiredService<InMemoryLending>());
        services.AddTransient<IQueryHandler<LoansOfReader, IReadOnlyList<LoanRow>>>(provider => provider.GetRequiredService<InMemoryLending>());
        services.AddTransient<IQueryHandler<LoansByState, IReadOnlyList<LoanRow>>>(provider => provider.GetRequiredService<InMemoryLending>());
        services.AddTransient<IQueryHandler<LoansBetween, IReadOnlyList<LoanRow>>>(provider => provider.GetRequiredService<InMemoryLending>());
        return services;
    }

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
