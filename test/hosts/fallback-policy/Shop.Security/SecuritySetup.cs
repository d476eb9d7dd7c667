using Microsoft.AspNetCore.Authorization;
using Microsoft.Extensions.DependencyInjection;

namespace Shop.Security;

public static class SecuritySetup
{
    public static IServiceCollection AddShopSecurity(this IServiceCollection services)
    {
        services.AddAuthentication("Bearer").AddBearerToken("Bearer");
        services.AddAuthorizationBuilder()
            .SetFallbackPolicy(new AuthorizationPolicyBuilder().RequireAuthenticatedUser().Build());
        return services;
    }
}
