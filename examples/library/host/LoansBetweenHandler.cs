namespace Lending;

internal sealed partial class LoansBetweenHandler
{
    // A loan keeps no date, so this desk shows every loan of the state that was asked for.
    static partial void Choose(IQueryable<Loan> found, LoansBetween query, ref IQueryable<Loan>? chosen) => chosen = found;
}
