import type { Part } from "../../entity/placement.ts";
import { createNameTable, type NamesByNamespace, standIn } from "./spell.ts";

/** Types by namespace. Those that templates only use with type arguments are marked, as no entity's class can be mistaken for them. */
const types: NamesByNamespace = {
  System: `
    Action<> Array Attribute AttributeTargets AttributeUsage Convert DBNull DateOnly DateTime DateTimeKind DateTimeOffset Enum Exception Func<> Guid IServiceProvider InvalidOperationException
    Math NotSupportedException Nullable OperationCanceledException StringComparer StringComparison TimeOnly TimeSpan Type`,
  "System.Collections.Frozen": "FrozenDictionary<>",
  "System.Collections.Generic": "Dictionary<> ICollection<> IDictionary<> IEnumerable<> IList<> IReadOnlyList<> List<>",
  "System.ComponentModel": "DefaultValueAttribute Description DescriptionAttribute",
  "System.ComponentModel.DataAnnotations": `
    MaxLength MinLength Range RangeAttribute RegularExpression Required RequiredAttribute StringLength`,
  "System.Data.Common": "DbException",
  "System.Diagnostics": "Stopwatch",
  "System.Diagnostics.CodeAnalysis": "DynamicallyAccessedMemberTypes DynamicallyAccessedMembers",
  "System.Globalization": "CultureInfo DateTimeStyles NumberStyles",
  "System.Linq": "IOrderedQueryable<> IQueryable<>",
  "System.Linq.Expressions": "Expression<>",
  "System.Numerics": "INumberBase<>",
  "System.Reflection": "CustomAttributeData ParameterInfo",
  "System.Text.Json": `
    JsonException JsonNamingPolicy JsonSerializerOptions JsonTokenType Utf8JsonReader Utf8JsonWriter`,
  "System.Text.Json.Nodes": "JsonValue",
  "System.Text.Json.Serialization": "JsonConverter JsonIgnore JsonNumberHandling JsonStringEnumConverter<>",
  "System.Text.RegularExpressions": "Regex RegexMatchTimeoutException RegexOptions",
  "System.Threading": "CancellationToken CancellationTokenSource",
  "System.Threading.Tasks": "Task<> ValueTask<>",
  FastEndpoints: "BaseEndpoint BinderContext EmptyRequest EndpointDefinition EndpointWithoutRequest IRequestBinder<>",
  FluentValidation: "AbstractValidator<> IRuleBuilder<> IRuleBuilderOptions<> IValidator<> ValidatorOptions",
  "Microsoft.AspNetCore.Authorization":
    "AllowAnonymousAttribute AuthorizationPolicy AuthorizeAttribute IAllowAnonymous IAuthorizeData",
  "Microsoft.AspNetCore.Builder": "EndpointBuilder IApplicationBuilder IEndpointConventionBuilder RouteHandlerBuilder",
  "Microsoft.AspNetCore.Http": `
    BadHttpRequestException EndpointFilterDelegate EndpointFilterInvocationContext EndpointSummaryAttribute HttpContext HttpRequest HttpResponse
    IEndpointFilter INestedHttpResult IQueryCollection IResult IValueHttpResult ProducesResponseTypeMetadata RequestDelegate StatusCodes TypedResults`,
  "Microsoft.AspNetCore.Http.Features": "IHttpRequestBodyDetectionFeature",
  "Microsoft.AspNetCore.Http.HttpResults": `
    Created<> JsonHttpResult<> NoContent Ok<> ProblemHttpResult Results<> ValidationProblem`,
  "Microsoft.AspNetCore.Http.Json": "JsonOptions",
  "Microsoft.AspNetCore.Http.Metadata":
    "AcceptsMetadata IAcceptsMetadata IParameterBindingMetadata IProducesResponseTypeMetadata",
  "Microsoft.AspNetCore.Mvc": "FromHeader",
  "Microsoft.AspNetCore.Mvc.Infrastructure": "IParameterInfoParameterDescriptor",
  "Microsoft.AspNetCore.OpenApi": "OpenApiOptions OpenApiSchemaTransformerContext",
  "Microsoft.AspNetCore.Routing": "EndpointDataSource IEndpointRouteBuilder LinkGenerator RouteHandlerOptions",
  "Microsoft.EntityFrameworkCore": `
    DbContext DbContextOptions<> DbContextOptionsBuilder DbUpdateConcurrencyException DbUpdateException DeleteBehavior EF EntityState IEntityTypeConfiguration<>
    ModelBuilder`,
  "Microsoft.EntityFrameworkCore.Metadata": "ValueGenerated",
  "Microsoft.EntityFrameworkCore.Metadata.Builders": "EntityTypeBuilder<>",
  "Microsoft.EntityFrameworkCore.Storage.ValueConversion": "ValueConverter<>",
  "Microsoft.Extensions.Configuration": "IConfiguration",
  "Microsoft.Extensions.DependencyInjection": "IServiceCollection IServiceScopeFactory ServiceDescriptor",
  "Microsoft.Extensions.Options": "IOptions<> Options",
  "Microsoft.OpenApi": "JsonSchemaType OpenApiSchema",
  [emitted("entity")]: "EnumNameConverter<> EnumNames",
  [emitted("contracts")]: `
    CamelCaseEnumConverter<> Canonical IfMatch IReadinessProbe IVersioned PageRequest PagedResponse<> SortDirection SortRequest<>
    StoreUnavailableException WriteOutcome WriteResult<>`,
  [emitted("data")]: `
    CanonicalDecimalConverter IReference<> TenonDataRegistrationAttribute UtcDateTimeConverter UtcDateTimeOffsetConverter`,
  [emitted("api")]: `
    ETagFilter HealthResponse JsonBody<> QueryParameter QueryReader RequestValidator<> SchemaConvention StrictRoutes TenonRegistrationAttribute ValidationFilter<>`,
};

const members: NamesByNamespace = {
  "System.Collections.Frozen": "ToFrozenDictionary",
  "System.Reflection": "GetCustomAttributes",
  "System.Linq": `
    All Any FirstOrDefault GroupBy OfType OrderBy OrderByDescending Select Single Skip SkipWhile Take ThenBy ThenByDescending
    ToArray ToDictionary ToList Where`,
  FluentValidation: "Must WithMessage",
  "Microsoft.AspNetCore.Builder": `
    AllowAnonymous DisableValidation MapDelete MapGet MapGroup MapPost MapPut RequireAuthorization WithMetadata WithName`,
  "Microsoft.AspNetCore.Http": `
    AddEndpointFilter GetTypedHeaders HasJsonContentType Produces ProducesProblem ProducesValidationProblem
    ReadFromJsonAsync WithSummary WithTags`,
  "Microsoft.AspNetCore.Routing": "GetPathByName",
  "Microsoft.EntityFrameworkCore": `
    AnyAsync AsNoTracking CountAsync GetCommandTimeout GetDbConnection IgnoreQueryFilters IsRelational SetCommandTimeout
    SingleOrDefaultAsync ToListAsync ToTable UseNpgsql UseSqlite`,
  "Microsoft.Extensions.Configuration": "GetConnectionString",
  "Microsoft.Extensions.DependencyInjection":
    "AddAuthorization ConfigureAll CreateAsyncScope CreateScope GetRequiredService",
  "Microsoft.Extensions.DependencyInjection.Extensions": "TryAddEnumerable TryAddScoped TryAddSingleton",
  [emitted("data")]: "CountVersion MissParentAsync StoreAsync ToPageAsync",
  [emitted("api")]: `
    AllowAnonymousByDefault Describe Finite MatchesPattern PathSegment ReadIfMatch ReadPage ReadSort ToValidationProblem
    WithAccessResponses WithFaults WithFilters WithIfMatch WithJsonBody WithoutNul WithPaging WithProblems WithRouteParameter
    WithSorting WriteETag`,
};

/** The names that the templates of entity endpoints may mention as C# writes them. */
export const knownNames = createNameTable(types, members);

/** Returns the stand-in for the namespace of a part's shared types. */
export function emitted(part: Part): string {
  return standIn(part);
}
