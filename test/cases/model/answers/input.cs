using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using Kiosk;
using Modeler.Runtime;

namespace Cases;

internal static class AnswersCase
{
    internal static async Task Run()
    {
        var unit = new Memory();
        var (placed, _) = await new OrderPlaceHandler(unit).HandleAsync(new OrderPlaceRequest([new Line("tea", 2), new Line("cake", 3)]));
        Console.WriteLine($"a factory: {placed.State} {placed.Total}, saved {unit.Saved}");
        var (paid, _) = await new OrderPayHandler(unit, TimeProvider.System).HandleAsync(new OrderPayRequest(placed.Id));
        Console.WriteLine($"a command: {paid.State} {paid.Total} {paid.Id == placed.Id}, saved {unit.Saved}");
        await Fails("a broken rule", () => new OrderPayHandler(unit, TimeProvider.System).HandleAsync(new OrderPayRequest(placed.Id)));
        Console.WriteLine($"nothing saved: {unit.Saved}");
        await Fails("not found", () => new OrderPayHandler(unit, TimeProvider.System).HandleAsync(new OrderPayRequest(new OrderId(Guid.Empty))));
        var copy = await new OrderCopyHandler(unit).HandleAsync(new OrderCopyRequest([]));
        Console.WriteLine($"without a type: {copy.GetType().Name}");
        Console.WriteLine($"a result: {(await new OrderCountHandler(unit).HandleAsync(new OrderCountRequest(placed.Id))).Value}");
    }

    private static async Task Fails(string label, Func<Task> act)
    {
        try
        {
            await act();
            Console.WriteLine($"{label}: no exception");
        }
        catch (Exception exception)
        {
            Console.WriteLine($"{label}: {exception.GetType().Name} {exception.Message}");
        }
    }

    private sealed class Memory : IUnitOfWork, IOrderRepository
    {
        private readonly Dictionary<OrderId, Order> stored = [];

        public int Saved { get; private set; }

        public IOrderRepository Orders => this;

        public Task<int> SaveChangesAsync(CancellationToken ct = default) => Task.FromResult(++Saved);

        public Task<Order?> GetByIdAsync(OrderId id, CancellationToken ct = default) => Task.FromResult(stored.GetValueOrDefault(id));

        public Task AddAsync(Order aggregate, CancellationToken ct = default)
        {
            stored[aggregate.Id] = aggregate;
            return Task.CompletedTask;
        }

        public Task UpdateAsync(Order aggregate, CancellationToken ct = default) => Task.CompletedTask;

        public Task RemoveAsync(Order aggregate, CancellationToken ct = default) => Task.CompletedTask;
    }
}
