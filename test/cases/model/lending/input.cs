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
    private static readonly JsonSerializerOptions Json = Options();

    private static JsonSerializerOptions Options()
    {
        var options = new JsonSerializerOptions();
        DomainJsonConverter.AddTo(options);
        return options;
    }

    private static readonly DateTimeOffset Noon = new(2030, 1, 1, 12, 0, 0, TimeSpan.Zero);

    public static async Task Run()
    {
        var store = new Store();
        IUnitOfWork work = store;
        var borrower = BorrowerId.New();
        var loan = Loan.Open(borrower, [new(CopyId.New(), new Fine(1.5m)), new(CopyId.New(), new Fine(2))], Noon);
        await work.Loans.AddAsync(loan);
        Console.WriteLine($"properties of the unit of work: {string.Join(", ", typeof(IUnitOfWork).GetProperties().Select(one => $"{one.PropertyType.Name} {one.Name}"))}");
        Console.WriteLine($"saved: {await work.SaveChangesAsync()} {await work.SaveChangesAsync(CancellationToken.None)}");
        Console.WriteLine($"operations: {string.Join(", ", typeof(ILoanRepository).GetMethods().Select(one => one.Name))}");
        Console.WriteLine($"found by a finder: {(await work.Loans.ByBorrowerAsync(borrower)).Count} {(await work.Loans.ByStateAsync(LoanState.Returned)).Count}");
        Console.WriteLine($"found by identity: {(await work.Loans.GetByIdAsync(loan.Id))?.Equals(loan)} {await work.Loans.GetByIdAsync(LoanId.New()) is null}");

        ILendingDesk desk = store;
        Console.WriteLine($"a usecase with a result: {await desk.CheckOut(borrower, [CopyId.New()]) is LoanId}");
        await desk.RemindAll(before: Noon);
        Console.WriteLine($"a usecase without: {store.Reminded == Noon}");
        Console.WriteLine($"signatures of usecases: {string.Join("; ", typeof(ILendingDesk).GetMethods().Select(one => $"{one.Name}({string.Join(", ", one.GetParameters().Select(given => given.Name))})"))}");
        Console.WriteLine($"an operation: {new LendingDesk().CountOf(loan.Lines)}");

        var row = loan.ToLoanRow();
        Console.WriteLine($"projection: {row.Id == loan.Id} {row.Borrower == borrower} {row.State} {row.Copies} {row.Owed}");
        Console.WriteLine($"a row is plain: {!typeof(IAggregateRoot).IsAssignableFrom(typeof(LoanRow))} {row == loan.ToLoanRow()} {row with { Copies = 0 } == row}");
        Console.WriteLine($"members of the row: {string.Join(", ", typeof(LoanRow).GetConstructors().Single().GetParameters().Select(one => one.Name))}");

        var asked = new LoansBetween(new(Noon, Noon.AddDays(1)), null);
        Console.WriteLine($"a query: {asked.State is null} {asked == new LoansBetween(new(Noon, Noon.AddDays(1)), null)} {asked with { State = LoanState.Active } == asked}");
        IQueryHandler<LoansByState, IReadOnlyList<LoanRow>> handler = store;
        Console.WriteLine($"a handler of the host: {(await handler.HandleAsync(new(LoanState.Requested))).Count} {(await handler.HandleAsync(new(LoanState.Active), CancellationToken.None)).Count}");

        loan.Activate("mind the rain");
        Console.WriteLine($"a command: {loan.State} {loan.Note}");
        Console.WriteLine($"a broken rule: {Refusal(() => loan.Activate("again"))}");
        Console.WriteLine($"a result: {loan.Close(Noon)} {loan.State}");
        Console.WriteLine($"an end: {Refusal(() => loan.Close(Noon))}");
        Console.WriteLine($"events: {string.Join(", ", loan.DomainEvents.Select(one => one.GetType().Name))} {loan.DomainEvents.All(one => one.OccurredOn == Noon)}");
        Console.WriteLine($"an empty factory: {Refusal(() => Loan.Open(borrower, [], Noon))}");
        Console.WriteLine($"a rule of a value: {Refusal(() => new Fine(-1))} {Refusal(() => new Fine(1, "euro"))} {Refusal(() => new Period(Noon, Noon))}");
        Console.WriteLine($"a derived member: {new Fine(0).Waived} {new Fine(1).Waived} {new Fine(1).Currency}");

        Console.WriteLine($"an identity as text: {LoanId.TryParse(loan.Id.ToString(), out var id)} {id == loan.Id} {LoanId.TryParse("x", out _)} {LoanId.TryParse(null, out _)}");
        Console.WriteLine($"a member as text: {LoanState.TryParse("oVeRdUe", out var state)} {state} {LoanState.TryParse("Lost", out _)} {LoanState.TryParse("1", out _)}");
        Console.WriteLine($"data of members: {string.Join(", ", Condition.All.Select(one => $"{one} {one.Surcharge}"))}");
        await ThroughHandlers();
        Console.WriteLine($"a row in JSON: {JsonSerializer.Serialize(row with { Id = new(Guid.Empty), Borrower = new(Guid.Empty) }, Json)}");
        Console.WriteLine($"a query from JSON: {JsonSerializer.Deserialize<LoansByState>("{\"State\":\"returned\"}", Json)}");
        Console.WriteLine($"versions: {loan.Version} {Refusal(() => throw new ConcurrencyConflictException("Loan", 1, 2))}");
    }

    private static async Task ThroughHandlers()
    {
        var store = new Store();
        var services = new ServiceCollection().AddSingleton<IUnitOfWork>(store).AddLendingApplication().BuildServiceProvider();
        var open = services.GetRequiredService<LoanOpenHandler>();
        var loan = await open.HandleAsync(new(BorrowerId.New(), [new(CopyId.New(), new Fine(2.5m))]));
        Console.WriteLine($"a factory's handler: {(await store.GetByIdAsync(loan.Id))!.State}, saved {store.Saved}");
        Console.WriteLine($"a refused factory: {await Refused(() => open.HandleAsync(new(BorrowerId.New(), [])))}, saved {store.Saved}");
        var activate = services.GetRequiredService<LoanActivateHandler>();
        await activate.HandleAsync(new(loan.Id, "handed over"));
        Console.WriteLine($"a command's handler: {loan.State} {loan.Note}, saved {store.Saved}");
        Console.WriteLine($"a refused command: {await Refused(() => activate.HandleAsync(new(loan.Id, "twice")))}, saved {store.Saved}");
        Console.WriteLine($"a command on nothing: {await Refused(() => activate.HandleAsync(new(new(Guid.Empty), "x")))}, saved {store.Saved}");
        Console.WriteLine($"a handler's result: {(await services.GetRequiredService<LoanCloseHandler>().HandleAsync(new(loan.Id))).Value}, saved {store.Saved}");
        var byId = services.GetRequiredService<IQueryHandler<LoanById, LoanRow>>();
        Console.WriteLine($"a query by identity: {await byId.HandleAsync(new(loan.Id)) == loan.ToLoanRow()}");
    }

    private static async Task<string> Refused(Func<Task> act)
    {
        try
        {
            await act();
            return "nothing";
        }
        catch (Exception exception)
        {
            return $"{exception.GetType().Name}: {exception.Message}";
        }
    }

    private static string Refusal(Action act)
    {
        try
        {
            act();
            return "nothing";
        }
        catch (Exception exception)
        {
            return $"{exception.GetType().Name}: {exception.Message}";
        }
    }

    private sealed class Store : IUnitOfWork, ILoanRepository, ILendingDesk, IQueryHandler<LoansByState, IReadOnlyList<LoanRow>>
    {
        private readonly List<Loan> _loans = [];

        public int Saved { get; private set; }

        public DateTimeOffset Reminded { get; private set; }

        public ILoanRepository Loans => this;

        public Task<int> SaveChangesAsync(CancellationToken ct = default) => Task.FromResult(++Saved);

        public Task<Loan?> GetByIdAsync(LoanId id, CancellationToken ct = default) => Task.FromResult(_loans.Find(one => one.Id == id));

        public Task AddAsync(Loan aggregate, CancellationToken ct = default)
        {
            _loans.Add(aggregate);
            return Task.CompletedTask;
        }

        public Task UpdateAsync(Loan aggregate, CancellationToken ct = default) => Task.CompletedTask;

        public Task<IReadOnlyList<Loan>> ByBorrowerAsync(BorrowerId borrower, CancellationToken ct = default) => Found(one => one.Borrower == borrower);

        public Task<IReadOnlyList<Loan>> ByStateAsync(LoanState state, CancellationToken ct = default) => Found(one => one.State == state);

        public Task<LoanId> CheckOut(BorrowerId borrower, IReadOnlyList<CopyId> copies) => Task.FromResult(LoanId.New());

        public Task RemindAll(DateTimeOffset before)
        {
            Reminded = before;
            return Task.CompletedTask;
        }

        public async Task<IReadOnlyList<LoanRow>> HandleAsync(LoansByState query, CancellationToken ct = default) =>
            (await ByStateAsync(query.State, ct)).Select(one => one.ToLoanRow()).ToList();

        private Task<IReadOnlyList<Loan>> Found(Predicate<Loan> isOne) => Task.FromResult<IReadOnlyList<Loan>>(_loans.FindAll(isOne));
    }
}
