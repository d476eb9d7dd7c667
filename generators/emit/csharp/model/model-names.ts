import { createNameTable, standIn } from "../spell.ts";

/** The namespace of the runtime files, which all contexts share. Spec: model-csharp, Runtime files. */
export const runtimeNamespace = "Modeler.Runtime";

/** The names that the templates of models may mention as C# writes them; only those of the api layer mention ASP.NET, and none a persistence framework. */
export const modelNames = createNameTable(
  {
    System: `
      Activator ArgumentException ArgumentOutOfRangeException ArithmeticException Array DateTimeOffset Exception Func<>
      Guid HashCode IComparable<> IFormatProvider InvalidOperationException Math Nullable Obsolete ReadOnlySpan<> Span<>
      StringComparer StringComparison TimeSpan Type`,
    "System.Collections.Generic": `
      Dictionary<> HashSet<> IEnumerable<> IReadOnlyDictionary<> IReadOnlyList<> IReadOnlySet<> List<>`,
    "System.Diagnostics.CodeAnalysis": "DoesNotReturnIf NotNullWhen",
    "System.Globalization": "CultureInfo NumberStyles",
    "System.Linq.Expressions": "Expression<>",
    "System.Text.Json": `
      JsonException JsonNamingPolicy JsonReaderOptions JsonSerializer JsonSerializerOptions JsonTokenType Utf8JsonReader
      Utf8JsonWriter`,
    "System.Text.Json.Serialization": "JsonConverter JsonConverterFactory JsonIgnore JsonPropertyOrder",
    "System.Text.RegularExpressions": "Regex RegexMatchTimeoutException RegexOptions",
    "System.Threading": "CancellationToken",
    "System.Threading.Tasks": "Task ValueTask<>",
    "Microsoft.Extensions.DependencyInjection": "IServiceCollection ServiceDescriptor",
    "System.IO": "MemoryStream",
    "System.Net.Mime": "MediaTypeNames",
    "System.Reflection": "BindingFlags NullabilityInfo NullabilityInfoContext NullabilityState ParameterInfo",
    "System.Runtime.CompilerServices": "ConditionalWeakTable<>",
    "System.Text": "Encoding",
    "System.Text.Json.Serialization.Metadata": "JsonPropertyInfo JsonTypeInfo JsonTypeInfoKind",
    "Microsoft.AspNetCore.Authorization": "AuthorizationOptions",
    "Microsoft.AspNetCore.Builder": "IEndpointConventionBuilder RouteHandlerBuilder",
    "Microsoft.AspNetCore.Http": `
      AsParameters BadHttpRequestException HttpContext HttpRequest IResult RequestDelegate Results StatusCodes
      TypedResults`,
    "Microsoft.AspNetCore.Http.Features": "IHttpRequestBodyDetectionFeature",
    "Microsoft.AspNetCore.Http.HttpResults": "ProblemHttpResult",
    "Microsoft.AspNetCore.Http.Json": "JsonOptions",
    "Microsoft.AspNetCore.Http.Metadata": "IAcceptsMetadata IFromRouteMetadata IParameterBindingMetadata",
    "Microsoft.AspNetCore.Routing": "IEndpointRouteBuilder",
    "Microsoft.Extensions.Options": "IOptions<>",
    "Microsoft.Extensions.Primitives": "StringValues",
    [standIn("runtime")]: `
      AggregateNotFoundException AggregateRoot<> BodyCheck BodyContract BodyErrors BodyShape
      ConcurrencyConflictException DomainInvariantViolationException Entity<> Enumeration<> EnumerationConverter<>
      IAggregateRoot IDomainEvent IDomainEventHandler<> IEnumeration<> IIdentity<> IQueryHandler<> IdentityConverter<> InvalidRequestException
      JsonCriterion<> Range<> RequestBody UrlBoundConverter<> UrlValues`,
  },
  {
    System: "AsSpan",
    "System.Buffers": "ToArray",
    "System.Linq": `
      Aggregate All Any Contains Distinct DistinctBy FirstOrDefault LastOrDefault Max Min OfType Select SequenceEqual
      Sum ToDictionary Where Zip`,
    "Microsoft.AspNetCore.Builder": "MapGroup RequireAuthorization",
    "Microsoft.AspNetCore.Http": "GetEndpoint HasJsonContentType",
    "Microsoft.Extensions.DependencyInjection": "AddAuthorization GetRequiredService PostConfigure",
    "Microsoft.Extensions.DependencyInjection.Extensions": "TryAddEnumerable TryAddTransient",
    "System.Text.Json.Serialization.Metadata": "WithAddedModifier",
    [standIn("runtime")]: "AddBody AddReadOnlySets AddRolePolicies WithModelConvention",
  },
);
