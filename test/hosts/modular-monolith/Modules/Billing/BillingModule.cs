using Microsoft.AspNetCore.Builder;
using Microsoft.EntityFrameworkCore;
using Microsoft.Extensions.DependencyInjection;

namespace Shop.Billing;

public static class BillingModule
{
    public static IServiceCollection AddBilling(this IServiceCollection services) =>
        services.AddDbContext<BillingDb>(options => options.UseSqlite("Data Source=billing.db"));

    public static WebApplication UseBilling(this WebApplication app)
    {
        using var scope = app.Services.CreateScope();
        scope.ServiceProvider.GetRequiredService<BillingDb>().Database.EnsureCreated();
        return app;
    }
}
