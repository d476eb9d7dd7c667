import type { KnownNames } from "../../render/link-names.ts";

/** The namespace of emitted types that every entity shares. */
export const SHARED = "";

/** Types by namespace. Those that templates only use with type arguments are marked, as no entity's class can be mistaken for them. */
const types: Readonly<Record<string, readonly string[]>> = {
  System: [
    "Array",
    "Attribute",
    "DBNull",
    "DateOnly",
    "DateTime",
    "DateTimeKind",
    "DateTimeOffset",
    "Enum",
    "Func<>",
    "Guid",
    "IServiceProvider",
    "NotSupportedException",
    "OperationCanceledException",
    "StringComparer",
    "StringComparison",
    "TimeOnly",
    "TimeSpan",
    "Type",
  ],
  "System.Collections.Frozen": ["FrozenDictionary<>"],
  "System.Collections.Generic": [
    "Dictionary<>",
    "ICollection<>",
    "IDictionary<>",
    "IEnumerable<>",
    "IList<>",
    "IReadOnlyList<>",
    "List<>",
  ],
  "System.ComponentModel": ["DefaultValueAttribute", "Description", "DescriptionAttribute"],
  "System.ComponentModel.DataAnnotations": [
    "MaxLength",
    "MinLength",
    "Range",
    "RangeAttribute",
    "RegularExpression",
    "Required",
    "StringLength",
  ],
  "System.Globalization": ["CultureInfo", "DateTimeStyles", "NumberStyles"],
  "System.Linq": ["IOrderedQueryable<>", "IQueryable<>"],
  "System.Linq.Expressions": ["Expression<>"],
  "System.Numerics": ["INumberBase<>"],
  "System.Reflection": ["CustomAttributeData", "ParameterInfo"],
  "System.Text.Json": ["JsonException", "JsonNamingPolicy"],
  "System.Text.Json.Serialization": ["JsonConverter", "JsonStringEnumConverter<>"],
  "System.Text.RegularExpressions": ["Regex", "RegexMatchTimeoutException", "RegexOptions"],
  "System.Threading": ["CancellationToken", "CancellationTokenSource"],
  "System.Threading.Tasks": ["Task<>", "ValueTask<>"],
  FluentValidation: ["AbstractValidator<>", "IRuleBuilder<>", "IRuleBuilderOptions<>", "IValidator<>"],
  "Microsoft.AspNetCore.Authorization": [
    "AllowAnonymousAttribute",
    "AuthorizationPolicy",
    "IAllowAnonymous",
    "IAuthorizeData",
  ],
  "Microsoft.AspNetCore.Builder": [
    "EndpointBuilder",
    "IApplicationBuilder",
    "IEndpointConventionBuilder",
    "RouteHandlerBuilder",
  ],
  "Microsoft.AspNetCore.Http": [
    "BadHttpRequestException",
    "EndpointFilterDelegate",
    "EndpointFilterInvocationContext",
    "HttpContext",
    "HttpRequest",
    "HttpResponse",
    "IEndpointFilter",
    "IQueryCollection",
    "IResult",
    "ProducesResponseTypeMetadata",
    "RequestDelegate",
    "StatusCodes",
    "TypedResults",
  ],
  "Microsoft.AspNetCore.Http.HttpResults": [
    "Created<>",
    "JsonHttpResult<>",
    "NoContent",
    "Ok<>",
    "ProblemHttpResult",
    "Results<>",
    "ValidationProblem",
  ],
  "Microsoft.AspNetCore.Http.Json": ["JsonOptions"],
  "Microsoft.AspNetCore.Http.Metadata": ["IParameterBindingMetadata"],
  "Microsoft.AspNetCore.Routing": [
    "EndpointDataSource",
    "IEndpointRouteBuilder",
    "LinkGenerator",
    "RouteHandlerOptions",
  ],
  "Microsoft.EntityFrameworkCore": [
    "DbUpdateConcurrencyException",
    "DbUpdateException",
    "DeleteBehavior",
    "EF",
    "EntityState",
    "IEntityTypeConfiguration<>",
    "ModelBuilder",
  ],
  "Microsoft.EntityFrameworkCore.Metadata.Builders": ["EntityTypeBuilder<>"],
  "Microsoft.EntityFrameworkCore.Storage.ValueConversion": ["ValueConverter<>"],
  "Microsoft.Extensions.DependencyInjection": ["IServiceCollection", "IServiceScopeFactory", "ServiceDescriptor"],
  "Microsoft.Extensions.Options": ["IOptions<>", "Options"],
  [SHARED]: [
    "CamelCaseEnumConverter<>",
    "Canonical",
    "CanonicalDecimalConverter",
    "EnumNameConverter<>",
    "HealthResponse",
    "IReference<>",
    "PageRequest",
    "PagedResponse<>",
    "QueryParameter",
    "QueryReader",
    "SortDirection",
    "SortRequest<>",
    "StrictRoutes",
    "UtcDateTimeConverter",
    "UtcDateTimeOffsetConverter",
    "ValidationFilter<>",
    "WriteOutcome",
    "WriteResult<>",
  ],
};

const members: Readonly<Record<string, readonly string[]>> = {
  "System.Collections.Frozen": ["ToFrozenDictionary"],
  "System.Reflection": ["GetCustomAttributes"],
  "System.Linq": [
    "All",
    "Any",
    "OfType",
    "OrderBy",
    "OrderByDescending",
    "Select",
    "Single",
    "Skip",
    "Take",
    "ThenBy",
    "ThenByDescending",
    "ToDictionary",
    "Where",
  ],
  FluentValidation: ["Must", "WithMessage"],
  "Microsoft.AspNetCore.Builder": [
    "AllowAnonymous",
    "DisableValidation",
    "MapDelete",
    "MapGet",
    "MapGroup",
    "MapPost",
    "MapPut",
    "RequireAuthorization",
    "WithMetadata",
    "WithName",
  ],
  "Microsoft.AspNetCore.Http": [
    "AddEndpointFilter",
    "Produces",
    "ProducesProblem",
    "ProducesValidationProblem",
    "WithSummary",
    "WithTags",
  ],
  "Microsoft.AspNetCore.Routing": ["GetPathByName"],
  "Microsoft.EntityFrameworkCore": [
    "AnyAsync",
    "AsNoTracking",
    "CountAsync",
    "SingleOrDefaultAsync",
    "ToListAsync",
    "ToTable",
  ],
  "Microsoft.Extensions.DependencyInjection": ["CreateAsyncScope", "GetRequiredService"],
  "Microsoft.Extensions.DependencyInjection.Extensions": ["TryAddEnumerable", "TryAddScoped", "TryAddSingleton"],
  [SHARED]: [
    "AllowAnonymousByDefault",
    "Finite",
    "MatchesPattern",
    "PathSegment",
    "ToPageAsync",
    "WithAccessResponses",
    "WithFilters",
    "WithoutNul",
    "WithPaging",
    "WithProblems",
    "WithSorting",
  ],
};

const namespaceOfType = new Map([...invert(types)].map(([name, namespace]) => [name.replace("<>", ""), namespace]));
const genericTypes: ReadonlySet<string> = new Set(
  Object.values(types)
    .flat()
    .filter((name) => name.endsWith("<>"))
    .map((name) => name.replace("<>", "")),
);
const namespaceOfMember = invert(members);

/** The names that templates may mention as C# writes them. */
export const knownNames: KnownNames = {
  isType: (name) => namespaceOfType.has(name),
  isMember: (name) => namespaceOfMember.has(name),
};

/** The namespace of a known type, `SHARED` for our own. */
export function namespaceOf(type: string): string | undefined {
  return namespaceOfType.get(type);
}

/** Whether a known type always has type arguments where a template uses it. */
export function isGeneric(type: string): boolean {
  return genericTypes.has(type);
}

/** The namespace of a known extension method, `SHARED` for our own. */
export function namespaceOfExtension(member: string): string | undefined {
  return namespaceOfMember.get(member);
}

function invert(names: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(names).flatMap(([namespace, list]) => list.map((name) => [name, namespace] as const)));
}
