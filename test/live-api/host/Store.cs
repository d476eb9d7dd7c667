#pragma warning disable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Json;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using Modeler.Runtime;

namespace TestHost;

/// <summary>All aggregates in memory, in the order of their creation.</summary>
internal sealed class Store
{
    private readonly List<object> _rows = [];
    private readonly ConcurrentDictionary<string, (string Fingerprint, Task Answer)> _answers = [];
    private long _lastNumber = 1000;

    public long NextNumber() => Interlocked.Increment(ref _lastNumber);

    public IReadOnlyList<object> Rows
    {
        get
        {
            lock (_rows)
            {
                return [.. _rows];
            }
        }
    }

    public object? Find(Type type, object id) => Rows.FirstOrDefault(row => row.GetType() == type && IdOf(row).Equals(id));

    /// <summary>Returns the fields of a row that a behaviour of another aggregate reads.</summary>
    public object? FieldsOf(Type type, object id, Type fields) =>
        Find(type, id) is { } row
            ? Activator.CreateInstance(fields, [.. fields.GetConstructors()[0].GetParameters().Select(field => type.GetProperty(field.Name!)!.GetValue(row))])
            : null;

    public void Add(object row)
    {
        lock (_rows)
        {
            _rows.Add(row);
        }
    }

    /// <summary>Returns the first answer to a request with a key. Emitted only if a factory is idempotent.</summary>
    public object Once(dynamic key, Delegate create)
    {
        if (_answers.TryGetValue((string)key.Id, out var first))
        {
            return first.Fingerprint == (string)key.Fingerprint ? first.Answer : throw (Exception)Activator.CreateInstance(
                typeof(Proxy).Assembly.GetType("Modeler.Runtime.IdempotencyKeyException")!, [false])!;
        }

        // Nothing in memory takes time.
        var answer = (Task)create.DynamicInvoke()!;
        if (answer.IsCompletedSuccessfully)
        {
            _answers[(string)key.Id] = ((string)key.Fingerprint, answer);
        }

        return answer;
    }

    private static object IdOf(object row) => row.GetType().GetProperty("Id")!.GetValue(row)!;
}

internal static class UnitsOfWork
{
    /// <summary>Registers the unit of work of the context of a surface, if it has one.</summary>
    public static void AddUnitOfWork(this IServiceCollection services, Type surface)
    {
        if (surface.Assembly.GetType($"{surface.Namespace}.IUnitOfWork") is { } contract)
        {
            services.AddScoped(contract, provider => Proxy.Create(contract, provider));
        }
    }
}

/// <summary>A fake of a unit of work and its repositories.</summary>
internal class Proxy : DispatchProxy
{
    private IServiceProvider _provider = null!;

    public static object Create(Type contract, IServiceProvider provider)
    {
        var proxy = DispatchProxy.Create(contract, typeof(Proxy));
        ((Proxy)proxy)._provider = provider;
        return proxy;
    }

    protected override object? Invoke(MethodInfo? method, object?[]? args)
    {
        var store = _provider.GetRequiredService<Store>();
        var result = method!.ReturnType.GenericTypeArguments.FirstOrDefault();
        switch (method.Name)
        {
            case var name when name.StartsWith("get_", StringComparison.Ordinal):
                return Create(method.ReturnType, _provider);

            case "SaveChangesAsync":
                var headers = _provider.GetRequiredService<IHttpContextAccessor>().HttpContext!.Request.Headers;
                return headers.ContainsKey("X-Conflict") ? throw ConflictOf() : Task.FromResult(1);

            case "GetByIdAsync":
                return Completed(result!, store.Find(result!, args![0]!));

            case "ExistsAsync":
                return Task.FromResult(store.Find(RootOf(method), args![0]!) is not null);

            case "FindFieldsAsync":
                return Completed(result!, store.FieldsOf(RootOf(method), args![0]!, result!));

            case "NextIdAsync":
                return Completed(result!, Activator.CreateInstance(result!, store.NextNumber()));

            case "OnceAsync":
                return store.Once(args![0]!, (Delegate)args[1]!);

            case "AddAsync":
                store.Add(args![0]!);
                return Task.CompletedTask;

            default:
                throw new NotSupportedException(method.Name);
        }
    }

    private static Type RootOf(MethodInfo method) => method.DeclaringType!.GetMethod("AddAsync")!.GetParameters()[0].ParameterType;

    private static object Completed(Type type, object? value) =>
        typeof(Task).GetMethod(nameof(Task.FromResult))!.MakeGenericMethod(type).Invoke(null, [value])!;

    // Emitted only if an aggregate is versioned.
    private static Exception ConflictOf() =>
        (Exception)Activator.CreateInstance(typeof(Proxy).Assembly.GetType("Modeler.Runtime.ConcurrencyConflictException")!, "Row", 1, 2)!;
}

/// <summary>Handles any query with the stored rows of its read model, and returns the query in a header.</summary>
internal sealed class StoreHandler<TQuery, TResult>(Store store, IHttpContextAccessor accessor, IOptions<JsonOptions> json) : IQueryHandler<TQuery, TResult>
{
    public Task<TResult> HandleAsync(TQuery query, CancellationToken ct = default)
    {
        if (accessor.HttpContext!.Request.Headers.ContainsKey("X-Fault"))
        {
            throw new DivideByZeroException();
        }

        // A header holds ASCII only.
        var ascii = new JsonSerializerOptions(json.Value.SerializerOptions) { Encoder = JavaScriptEncoder.Default };
        accessor.HttpContext.Response.Headers["X-Query"] = JsonSerializer.Serialize(query, ascii);
        var isList = typeof(TResult).IsGenericType;
        var readModel = isList ? typeof(TResult).GenericTypeArguments[0] : typeof(TResult);
        var projection = readModel.Assembly.GetType($"{readModel.FullName}Projection")!.GetMethod($"To{readModel.Name}")!;
        var rows = store.Rows.Where(row => row.GetType() == projection.GetParameters()[0].ParameterType).Select(row => projection.Invoke(null, [row]));
        if (!isList)
        {
            return Task.FromResult((TResult)(rows.FirstOrDefault() ?? throw new AggregateNotFoundException(readModel.Name, query!)));
        }

        var list = (System.Collections.IList)Activator.CreateInstance(typeof(List<>).MakeGenericType(readModel))!;
        foreach (var row in rows)
        {
            list.Add(row);
        }

        // Emitted only if a query is paged.
        if (typeof(TQuery).GetMethod("ToPageRequest") is { } paged)
        {
            dynamic page = paged.Invoke(query, null)!;
            int before = page.IsBeyond(list.Count) ? list.Count : page.Offset;
            int size = page.Size;
            return Task.FromResult((TResult)Activator.CreateInstance(typeof(TResult), Part(list, before, size), (long)page.Number, size, list.Count)!);
        }

        // Emitted only if a query is paged by cursor, which is the number of a row here.
        if (typeof(TQuery).GetMethod("ToCursorRequest") is { } continued)
        {
            dynamic request = continued.Invoke(query, null)!;
            string after = string.IsNullOrEmpty(request.After) ? "0" : request.After;
            if (!int.TryParse(after, out var before))
            {
                throw (Exception)Activator.CreateInstance(request.GetType().Assembly.GetType("Modeler.Runtime.CursorException"))!;
            }

            int size = request.Size;
            var next = before + size < list.Count ? $"{before + size}" : null;
            int? total = request.IsCounted ? list.Count : null;
            return Task.FromResult((TResult)Activator.CreateInstance(typeof(TResult), Part(list, before, size), size, next, total)!);
        }

        return Task.FromResult((TResult)list);
    }

    private static System.Collections.IList Part(System.Collections.IList list, int before, int size)
    {
        var items = (System.Collections.IList)Activator.CreateInstance(list.GetType())!;
        foreach (var row in list.Cast<object>().Skip(before).Take(size))
        {
            items.Add(row);
        }

        return items;
    }
}
