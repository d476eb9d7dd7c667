using System.Collections.Concurrent;
using Modeler.Runtime;

namespace Lending;

/// <summary>The store of a host that writes its own, in memory: the unit of work with its repositories, and a handler for each query.</summary>
public sealed class InMemoryLending :
    IUnitOfWork,
    ILoanRepository,
    IQueryHandler<LoansOfReader, IReadOnlyList<LoanRow>>,
    IQueryHandler<LoansByState, IReadOnlyList<LoanRow>>,
    IQueryHandler<LoansBetween, IReadOnlyList<LoanRow>>
{
    private readonly ConcurrentDictionary<LoanId, Loan> _loans = new();

    public ILoanRepository Loans => this;

    public Task<int> SaveChangesAsync(CancellationToken ct = default) => Task.FromResult(_loans.Count);

    public Task<Loan?> GetByIdAsync(LoanId id, CancellationToken ct = default) => Task.FromResult(_loans.GetValueOrDefault(id));

    public Task AddAsync(Loan aggregate, CancellationToken ct = default)
    {
        _loans[aggregate.Id] = aggregate;
        return Task.CompletedTask;
    }

    public Task UpdateAsync(Loan aggregate, CancellationToken ct = default) => AddAsync(aggregate, ct);

    public Task<IReadOnlyList<Loan>> ByBorrowerAsync(BorrowerId borrower, CancellationToken ct = default) =>
        Task.FromResult<IReadOnlyList<Loan>>([.. _loans.Values.Where(loan => loan.Borrower == borrower)]);

    public Task<IReadOnlyList<Loan>> ByStateAsync(LoanState state, CancellationToken ct = default) =>
        Task.FromResult<IReadOnlyList<Loan>>([.. _loans.Values.Where(loan => loan.State == state)]);

    public Task<IReadOnlyList<LoanRow>> HandleAsync(LoansOfReader query, CancellationToken ct = default) =>
        RowsOf(loan => loan.Borrower == query.Borrower);

    public Task<IReadOnlyList<LoanRow>> HandleAsync(LoansByState query, CancellationToken ct = default) =>
        RowsOf(loan => loan.State == query.State);

    public Task<IReadOnlyList<LoanRow>> HandleAsync(LoansBetween query, CancellationToken ct = default) =>
        RowsOf(loan => IsOpenedIn(loan, query.Period) && (query.State is null || loan.State == query.State));

    private static bool IsOpenedIn(Loan loan, Period period) =>
        loan.DomainEvents.OfType<LoanOpened>().Any(opened => opened.OccurredOn >= period.Start && opened.OccurredOn < period.End);

    private Task<IReadOnlyList<LoanRow>> RowsOf(Func<Loan, bool> isWanted) =>
        Task.FromResult<IReadOnlyList<LoanRow>>([.. _loans.Values.Where(isWanted).Select(loan => loan.ToLoanRow())]);
}
