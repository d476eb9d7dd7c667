using System;
using System.Collections.Generic;
using System.Linq;
using System.Linq.Expressions;
using System.Threading;
using System.Threading.Tasks;
using Branches;
using Microsoft.Extensions.DependencyInjection;
using Modeler.Runtime;

namespace Cases;

internal static class RulesAndPoliciesCase
{
    private static readonly DateTimeOffset Past = DateTimeOffset.UnixEpoch;
    private static readonly DateTimeOffset Future = DateTimeOffset.MaxValue;

    public static async Task Run()
    {
        Says("a value that a specification refuses", () => new Debt(1000000));
        Says("a computed field of a specification", () => $"{new Debt(11).IsSerious} {new Debt(1).IsSerious} {new Debt(1, "waived today").IsSerious}");
        Says("in an operation", () => $"{new Desk().IsBad(new Debt(11), 10)} {new Desk().IsBad(new Debt(11), 12)}");
        Says("in a factory", () => Ask(Future, [new Debt(11)], null));

        Loan[] loans =
        [
            Ask(Past, [], null),
            Ask(Past, [], "ok"),
            Ask(Past, [new Debt(0.5m)], "exact"),
            Ask(Future, [new Debt(11)], "x11"),
            Ask(Future, [new Debt(11), new Debt(1, "waived")], "  a  "),
            Ask(Future, [new Debt(1), new Debt(1), new Debt(1)], "abc"),
        ];
        loans[2].Note("abc", [9]);
        loans[3].Note(null, []);
        loans[4].Note("ABC", [1, 2, 3, 4]);
        Compare("Overdue", loans, OverdueSpecification.Expression, OverdueSpecification.IsSatisfiedBy);
        Compare("HasDebts", loans, HasDebtsSpecification.Expression, HasDebtsSpecification.IsSatisfiedBy);
        Compare("NeedsCare", loans, NeedsCareSpecification.Expression, NeedsCareSpecification.IsSatisfiedBy);
        Compare("Settled", loans, SettledSpecification.Expression, SettledSpecification.IsSatisfiedBy);
        Compare("Named", loans, NamedSpecification.Expression, NamedSpecification.IsSatisfiedBy);
        Compare("Twin", loans, TwinSpecification.Expression, TwinSpecification.IsSatisfiedBy);

        var copies = new Store();
        copies.Rows.AddRange([Copy.Buy(new("c1")), Copy.Buy(new("c2")), Reader.Join(new("r1"))]);
        using var services = new ServiceCollection().AddSingleton<IUnitOfWork>(copies).AddBranchesApplication().BuildServiceProvider();
        var loan = loans[1];
        Says("not lent yet", () => loan.Chase(DateTimeOffset.UtcNow));
        loan.Prepare();
        Says("a guard that refuses", () => Prepared(loans[3]).Status);
        Says("a step with a guard", () => Prepared(loans[0]).Status);
        loan.Lend(Past);
        Says("chased", () => $"{loan.Chase(DateTimeOffset.UtcNow)} {loan.Late} {loan.ToLoanRow() with { Id = null! }}");
        Says("a rule of a command", () => loans[5].Lend(Past));
        Compare("Overdue once lent", loans, OverdueSpecification.Expression, OverdueSpecification.IsSatisfiedBy);
        Compare("NeedsCare once lent", loans, NeedsCareSpecification.Expression, NeedsCareSpecification.IsSatisfiedBy);

        await Handle(services, (Lent)loan.DomainEvents.Single());
        Says("after the event", () => $"{CopyOf("c1").IsOut} {CopyOf("c1").Until == loan.Due} {ReaderOf("r1").Loans} {ReaderOf("r1").Last} {copies.Saves}");
        Says("a second time", () => Handle(services, (Lent)loan.DomainEvents.Single()).Wait());
        loan.Swap(new("c2"), Past);
        await Handle(services, (Swapped)loan.DomainEvents.Last());
        Says("after another event", () => $"{CopyOf("c1").IsOut} {CopyOf("c2").IsOut}");
        loan.Swap(new("c9"), Past);
        Says("an aggregate that is gone", () => Handle(services, (Swapped)loan.DomainEvents.Last()).Wait());
        Says("handlers", () => string.Join(", ", services.GetServices<IDomainEventHandler<Lent>>().Select(one => one.GetType().Name)));

        Copy CopyOf(string id) => copies.Rows.OfType<Copy>().Single(one => one.Id.Value == id);
        Reader ReaderOf(string id) => copies.Rows.OfType<Reader>().Single(one => one.Id.Value == id);
    }

    private static Loan Ask(DateTimeOffset due, IReadOnlyList<Debt> debts, string? remark) =>
        Loan.Ask(new("c1"), new("r1"), due, debts, remark);

    private static Loan Prepared(Loan loan)
    {
        loan.Prepare();
        loan.Lend(Past);
        return loan;
    }

    private static async Task Handle<TEvent>(IServiceProvider services, TEvent domainEvent)
        where TEvent : IDomainEvent
    {
        foreach (var handler in services.GetServices<IDomainEventHandler<TEvent>>())
        {
            await handler.HandleAsync(domainEvent);
        }
    }

    private static void Compare(string name, IReadOnlyList<Loan> loans, Expression<Func<Loan, bool>> tree, Func<Loan, bool> test)
    {
        var compiled = tree.Compile();
        var answers = loans.Select(test).ToList();
        Console.WriteLine($"{name}: {string.Join(" ", answers)}; as a tree the same: {loans.Select(compiled).SequenceEqual(answers)}");
    }

    private static void Says<T>(string what, Func<T> value)
    {
        try
        {
            Console.WriteLine($"{what}: {value()}");
        }
        catch (AggregateException exception)
        {
            Console.WriteLine($"{what}: {exception.InnerException!.Message}");
        }
        catch (DomainInvariantViolationException exception)
        {
            Console.WriteLine($"{what}: {exception.Message}");
        }
    }

    private static void Says(string what, Action action) =>
        Says(what, () =>
        {
            action();
            return "done";
        });

    private sealed class Store : IUnitOfWork, ICopyRepository, IReaderRepository
    {
        public List<object> Rows { get; } = [];

        public int Saves { get; private set; }

        public ILoanRepository Loans => throw new NotSupportedException();

        public ICopyRepository Copies => this;

        public IReaderRepository Readers => this;

        public IShelfRepository Shelves => throw new NotSupportedException();

        public Task<Copy?> GetByIdAsync(CopyId id, CancellationToken ct = default) => Task.FromResult(Rows.OfType<Copy>().SingleOrDefault(one => one.Id == id));

        public Task AddAsync(Copy aggregate, CancellationToken ct = default) => throw new NotSupportedException();

        public Task<Reader?> GetByIdAsync(ReaderId id, CancellationToken ct = default) => Task.FromResult(Rows.OfType<Reader>().SingleOrDefault(one => one.Id == id));

        public Task AddAsync(Reader aggregate, CancellationToken ct = default) => throw new NotSupportedException();

        public Task UpdateAsync(Reader aggregate, CancellationToken ct = default) => throw new NotSupportedException();

        public Task RemoveAsync(Reader aggregate, CancellationToken ct = default) => throw new NotSupportedException();

        public Task<int> SaveChangesAsync(CancellationToken ct = default) => Task.FromResult(++Saves);
    }
}
