using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;
using Lending;
using Microsoft.Extensions.DependencyInjection;
using Modeler.Runtime;

namespace Cases;

internal static class LendingCase
{
    public static async Task Run()
    {
        var desk = new Desk();
        var services = new ServiceCollection().AddSingleton<IUnitOfWork>(desk).AddLendingApplication().BuildServiceProvider();

        Line[] lines = [new(CopyId.New(), new Fine(2.5m)), new(CopyId.New(), new Fine(0, "USD"))];
        var open = services.GetRequiredService<LoanOpenHandler>();
        Console.WriteLine(await Outcome(() => open.HandleAsync(new LoanOpenRequest(BorrowerId.New(), []))));
        var loan = await open.HandleAsync(new LoanOpenRequest(BorrowerId.New(), lines));
        Console.WriteLine($"{loan.State}, {string.Join(", ", loan.DomainEvents.Select(raised => raised.GetType().Name))}");

        var close = services.GetRequiredService<LoanCloseHandler>();
        Console.WriteLine(await Outcome(() => close.HandleAsync(new LoanCloseRequest(loan.Id))));
        var activate = services.GetRequiredService<LoanActivateHandler>();
        await activate.HandleAsync(new LoanActivateRequest(loan.Id, "handed over"));
        Console.WriteLine($"{loan.State}, {loan.Note}");
        Console.WriteLine(await Outcome(() => activate.HandleAsync(new LoanActivateRequest(loan.Id, "twice"))));
        Console.WriteLine(await close.HandleAsync(new LoanCloseRequest(loan.Id)));
        Console.WriteLine($"{loan.State}, {string.Join(", ", loan.DomainEvents.Select(raised => raised.GetType().Name))}, saved {desk.Saved}");

        var row = await services.GetRequiredService<IQueryHandler<LoanById, LoanRow>>().HandleAsync(new LoanById(loan.Id));
        Console.WriteLine(JsonSerializer.Serialize(row with { Id = new(Guid.Empty), Borrower = new(Guid.Empty) }));
        Console.WriteLine(new LendingDesk().CountOf(lines));
        Console.WriteLine(JsonSerializer.Deserialize<LoansByState>("{\"State\":\"returned\"}"));
        Console.WriteLine($"{LoanState.TryParse("2", out _)} {LoanId.TryParse("x", out _)} {LoanId.TryParse(loan.Id.ToString(), out var same) && same == loan.Id}");
        Console.WriteLine(await Outcome(() => Task.FromResult(new Fine(-1))));
        Console.WriteLine(await Outcome(() => Task.FromResult(new Fine(1, "euro"))));
    }

    private static async Task<string> Outcome(Func<Task> action)
    {
        try
        {
            await action();
            return "done";
        }
        catch (Exception exception)
        {
            return exception.Message;
        }
    }

    private sealed class Desk : IUnitOfWork, ILoanRepository
    {
        private readonly Dictionary<LoanId, Loan> _loans = [];

        public int Saved { get; private set; }

        public ILoanRepository Loans => this;

        public Task<int> SaveChangesAsync(CancellationToken ct = default) => Task.FromResult(++Saved);

        public Task<Loan?> GetByIdAsync(LoanId id, CancellationToken ct = default) => Task.FromResult(_loans.GetValueOrDefault(id));

        public Task AddAsync(Loan aggregate, CancellationToken ct = default)
        {
            _loans.Add(aggregate.Id, aggregate);
            return Task.CompletedTask;
        }

        public Task UpdateAsync(Loan aggregate, CancellationToken ct = default) => Task.CompletedTask;

        public Task<IReadOnlyList<Loan>> ByBorrowerAsync(BorrowerId borrower, CancellationToken ct = default) => throw new NotSupportedException();

        public Task<IReadOnlyList<Loan>> ByStateAsync(LoanState state, CancellationToken ct = default) => throw new NotSupportedException();
    }
}
