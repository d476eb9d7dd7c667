using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;
using Freight;
using Microsoft.Extensions.DependencyInjection;
using Modeler.Runtime;

namespace Cases;

internal static class ChildrenCase
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
        var order = Order.Open(new(7), "Ann", new(1), [new(1, 2)], Noon);
        Says("opened", () => $"{order.Id} {order.Lines.Single().Id} {order.Lines[0].Product} {order.Lines[0].Count} {order.Parcels.Count}");
        Says("its event", () => order.DomainEvents.Single() is OrderOpened { Order.Value: 7, Lines: 1 });
        Says("an order without lines", () => Order.Forget(new(8), "Bob"));
        Says("a rule of the first child", () => Order.Open(new(8), "Bob", new(1), [], Noon)?.Lines[0].Sizes.Count);
        Says("two lines at once", () => string.Join(", ", Order.Transfer(new(9), "Cid", new(1), new(2), []).Lines.Select(one => $"{one.Id} {one.Product} {one.Count}")));
        Says("two of one number", () => Order.Transfer(new(9), "Cid", new(1), new(1), []));

        Says("one more", () => order.Add(new(2), "pen", []));
        Says("a number that is taken", () => order.Add(new(2), "ink", []));
        Says("a rule of the child", () => order.Add(new(3), " ", []));
        Says("replaced", () =>
        {
            order.Replace(new(2), new(3), "ink", []);
            return string.Join(", ", order.Lines.Select(one => $"{one.Id} {one.Product} {one.Count}"));
        });
        Says("dropped", () =>
        {
            order.Drop(new(3));
            return $"{order.Lines.Count} {order.Count}";
        });
        Says("one that is not there", () => order.Drop(new(3)));

        order.Send(Carrier.Courier, [1, 5], Noon);
        Says("sent", () => string.Join(", ", order.Parcels.Select(one => $"{one.Carrier} {one.Weight} {one.Stamps.Single().Text}")));
        Says("its weight", () => order.DomainEvents.Last() is OrderSent { Weight: 11 });
        order.Parcels[0].Stamp("express");
        order.TakeBack(order.Parcels[1].Id);
        Says("taken back", () => $"{order.Parcels.Count} {order.Parcels[0].Stamps[1].Text} {order.Weight}");
        Says("a parcel of another order", () => order.TakeBack(ParcelId.New()));

        order.Lock(new("a", 1));
        Says("the same seal", () => order.Lock(new("a", 1)));
        order.Lock(new("a", 2));
        order.Unlock(new("a", 1));
        Says("sealed", () => string.Join(", ", order.Locks.Select(one => one.Id.Year)));
        Says("as JSON", () => JsonSerializer.Serialize(order.Lines, Json));

        var store = new Store();
        using var services = new ServiceCollection().AddSingleton<IUnitOfWork>(store).AddFreightApplication().BuildServiceProvider();
        var open = services.GetRequiredService<OrderOpenHandler>();
        Says("a number of the store", () => open.HandleAsync(new(null, "Ann", new(1), [])).Result.Id);
        Says("a given number", () => open.HandleAsync(new(new OrderId(70), "Ann", new(1), [])).Result.Id);
        Says("the next number", () => open.HandleAsync(new(null, "Ann", new(1), [])).Result.Id);
        Says("a known number", () => services.GetRequiredService<OrderTransferHandler>().HandleAsync(new(new OrderId(5), "Cid", new(1), new(2), [])).Result.Id);
        await services.GetRequiredService<OrderDropHandler>().HandleAsync(new(new OrderId(5), new(2)));
        Says("a line less", () => store.Rows.Single(one => one.Id.Value == 5).Lines.Count);
        Says("requests", () => string.Join(", ", typeof(OrderOpenRequest).GetProperties().Where(one => one.Name != "EqualityContract").Select(one => one.Name)));
        Says("handlers of children", () => typeof(Order).Assembly.GetTypes().Count(one => one.Namespace == "Freight" && one.Name.StartsWith("LineStart", StringComparison.Ordinal)));
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

    private sealed class Store : IUnitOfWork, IOrderRepository
    {
        private long _last;

        public List<Order> Rows { get; } = [];

        public IOrderRepository Orders => this;

        public Task<OrderId> NextIdAsync(CancellationToken ct = default) => Task.FromResult(new OrderId(++_last));

        public Task<Order?> GetByIdAsync(OrderId id, CancellationToken ct = default) => Task.FromResult(Rows.SingleOrDefault(one => one.Id == id));

        public Task AddAsync(Order aggregate, CancellationToken ct = default)
        {
            Rows.Add(aggregate);
            return Task.CompletedTask;
        }

        public Task<IReadOnlyList<Order>> OfCustomerAsync(string customer, CancellationToken ct = default) => Task.FromResult<IReadOnlyList<Order>>([]);

        public Task<int> SaveChangesAsync(CancellationToken ct = default) => Task.FromResult(1);
    }
}
