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
}
