using System;
using System.Collections.Generic;
using System.Reflection;
using System.Threading;
using System.Threading.Tasks;
using Fleet;
using Microsoft.Extensions.DependencyInjection;
using Modeler.Runtime;

namespace Cases;

internal static class FleetCase
{
    public static async Task Run()
    {
        var store = new Store();
        var services = new ServiceCollection().AddSingleton<IUnitOfWork>(store).AddFleetApplication().BuildServiceProvider();

        var register = services.GetRequiredService<VehicleRegisterHandler>();
        var made = await register.HandleAsync(new VehicleRegisterRequest(new("B-X 1"), Grade.Large, new Price(12.5m), [3, 9]));
        Console.WriteLine($"registered {made.Id}, saved {store.Saved}");

        var rent = services.GetRequiredService<VehicleRentHandler>();
        var renter = RenterId.New();
        await rent.HandleAsync(new VehicleRentRequest(made.Id, renter, "please"));
        Console.WriteLine($"rented {made.Renter == renter}, saved {store.Saved}");
        Console.WriteLine(await Outcome(() => rent.HandleAsync(new VehicleRentRequest(made.Id, renter, "again"))));
        Console.WriteLine(await Outcome(() => rent.HandleAsync(new VehicleRentRequest(new("none"), renter, "where"))));
        Console.WriteLine($"saved {store.Saved}");

        var byId = services.GetRequiredService<IQueryHandler<VehicleById, VehicleRow>>();
        Console.WriteLine(await byId.HandleAsync(new VehicleById(made.Id)));
        Console.WriteLine(await Outcome(() => byId.HandleAsync(new VehicleById(new("none")))));
        var byPlate = services.GetRequiredService<IQueryHandler<VehicleByPlate, VehicleRow>>();
        Console.WriteLine((await byPlate.HandleAsync(new VehicleByPlate(made.Id, null))).IsFree);
        Console.WriteLine(typeof(VehicleByPlate).GetCustomAttribute<ObsoleteAttribute>()?.Message);
        Console.WriteLine(services.GetService<IQueryHandler<Search, IReadOnlyList<VehicleRow>>>() is null);

        var ask = services.GetRequiredService<RequestAskHandler>();
        var request = await ask.HandleAsync(new RequestAskRequest(new(7), "why", new HashSet<string> { "a", "b" }));
        Console.WriteLine(await services.GetRequiredService<RequestAnswerHandler>().HandleAsync(new RequestAnswerRequest(request.Id, "so")));
        Console.WriteLine($"{request.Id} {request.Text}, saved {store.Saved}");

        var own = new ServiceCollection().AddTransient(_ => register).AddFleetApplication();
        Console.WriteLine(System.Linq.Enumerable.Count(own, service => service.ServiceType == typeof(VehicleRegisterHandler)));
        Console.WriteLine(await Outcome(() => { _ = new Range<int>(2, 1); return Task.CompletedTask; }));
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
            return $"{exception.GetType().Name}: {exception.Message}";
        }
    }

    private sealed class Store : IUnitOfWork, IVehicleRepository, IRequestRepository
    {
        private readonly Dictionary<object, object> _rows = [];

        public int Saved { get; private set; }

        public IVehicleRepository Vehicles => this;

        public IRequestRepository Requests => this;

        public Task<int> SaveChangesAsync(CancellationToken ct = default) => Task.FromResult(++Saved);

        public Task<Vehicle?> GetByIdAsync(VehicleId id, CancellationToken ct = default) => Task.FromResult(_rows.GetValueOrDefault(id) as Vehicle);

        public Task AddAsync(Vehicle aggregate, CancellationToken ct = default) => Added(aggregate.Id, aggregate);

        public Task<Vehicle?> CheapestAsync(Grade grade, CancellationToken ct = default) => throw new NotSupportedException();

        public Task<IReadOnlyList<Vehicle>> InUseAsync(Grade? grade, int limit, CancellationToken ct = default) => throw new NotSupportedException();

        public Task<Request?> GetByIdAsync(RequestId id, CancellationToken ct = default) => Task.FromResult(_rows.GetValueOrDefault(id) as Request);

        public Task AddAsync(Request aggregate, CancellationToken ct = default) => Added(aggregate.Id, aggregate);

        public Task UpdateAsync(Request aggregate, CancellationToken ct = default) => throw new NotSupportedException();

        public Task RemoveAsync(Request aggregate, CancellationToken ct = default) => throw new NotSupportedException();

        private Task Added(object id, object aggregate)
        {
            _rows.Add(id, aggregate);
            return Task.CompletedTask;
        }
    }
}
