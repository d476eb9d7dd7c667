import { createNameTable, SHARED } from "../name-table.ts";

/** The namespace of the runtime files, which all contexts share. Spec: model, Emitted artifacts. */
export const runtimeNamespace = "Modeler.Runtime";

/** The names that the templates of models may mention as C# writes them. None is of ASP.NET or of a persistence framework. */
export const modelNames = createNameTable(
  {
    System: [
      "ArgumentException",
      "ArgumentOutOfRangeException",
      "DateTimeOffset",
      "Exception",
      "Func<>",
      "Guid",
      "HashCode",
      "IComparable<>",
      "Obsolete",
      "StringComparison",
      "TimeSpan",
      "Type",
    ],
    "System.Collections.Generic": [
      "Dictionary<>",
      "HashSet<>",
      "IReadOnlyDictionary<>",
      "IReadOnlyList<>",
      "IReadOnlySet<>",
      "List<>",
    ],
    "System.Diagnostics.CodeAnalysis": ["DoesNotReturnIf", "NotNullWhen"],
    "System.Globalization": ["CultureInfo", "NumberStyles"],
    "System.Text.Json": ["JsonException", "JsonSerializerOptions", "Utf8JsonReader", "Utf8JsonWriter"],
    "System.Text.Json.Serialization": ["JsonConverter", "JsonIgnore", "JsonPropertyOrder"],
    "System.Text.RegularExpressions": ["Regex", "RegexOptions"],
    "System.Threading": ["CancellationToken"],
    "System.Threading.Tasks": ["Task"],
    "Microsoft.Extensions.DependencyInjection": ["IServiceCollection"],
    [SHARED]: [
      "AggregateNotFoundException",
      "AggregateRoot<>",
      "ConcurrencyConflictException",
      "DomainInvariantViolationException",
      "Entity<>",
      "Enumeration<>",
      "EnumerationConverter<>",
      "IAggregateRoot",
      "IDomainEvent",
      "IEnumeration<>",
      "IIdentity<>",
      "IQueryHandler<>",
      "IdentityConverter<>",
      "Range<>",
    ],
  },
  {
    "System.Linq": [
      "Aggregate",
      "All",
      "Any",
      "Contains",
      "DistinctBy",
      "FirstOrDefault",
      "Max",
      "Min",
      "Select",
      "SequenceEqual",
      "Sum",
      "Zip",
    ],
    "Microsoft.Extensions.DependencyInjection.Extensions": ["TryAddTransient"],
  },
);
