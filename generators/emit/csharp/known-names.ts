import type { Part } from "../../entity/placement.ts";
import { createNameTable, type NamesByNamespace, standIn } from "./spell.ts";

/** Types by namespace. */
const types: NamesByNamespace = {
  System: `
    Action Activator Array Attribute AttributeTargets AttributeUsage Convert DBNull DateOnly DateTime DateTimeKind DateTimeOffset Enum Exception FormatException Func Guid IParsable IServiceProvider InvalidOperationException
    Math NotSupportedException Nullable OperationCanceledException StringComparer StringComparison TimeOnly TimeProvider TimeSpan Type`,
  "System.Buffers.Text": "Base64Url",
  "System.Collections.Generic":
    "Dictionary HashSet IAsyncEnumerable SortedDictionary IDictionary IEnumerable IList IReadOnlyList List",
  "System.ComponentModel": "Description",
  "System.ComponentModel.DataAnnotations": "MaxLength MinLength Required",
  "System.Data": "IsolationLevel",
  "System.Data.Common": "DbException",
  "System.Diagnostics": "Stopwatch",
  "System.IO": "IOException",
  "System.Diagnostics.CodeAnalysis": "DynamicallyAccessedMemberTypes DynamicallyAccessedMembers",
  "System.Globalization": "CultureInfo DateTimeStyles NumberStyles",
  "System.Linq": "Enumerable ILookup IOrderedQueryable IQueryable",
  "System.Linq.Expressions": "BinaryExpression Expression ExpressionType LambdaExpression ParameterExpression",
  "System.Reflection": "CustomAttributeData MemberInfo ParameterInfo",
  "System.Runtime.CompilerServices": "ConditionalWeakTable ModuleInitializer",
  "System.Security.Claims": "ClaimTypes ClaimsPrincipal",
  "System.Security.Cryptography": "HMACSHA256 SHA256",
  "System.Text.Encodings.Web": "JavaScriptEncoder",
  "System.Text.Json": `
    JsonElement JsonException JsonNamingPolicy JsonSerializer JsonSerializerOptions JsonTokenType JsonValueKind Utf8JsonReader Utf8JsonWriter`,
  "System.Text.Json.Nodes": "JsonValue",
  "System.Text.Json.Serialization":
    "JsonConverter JsonIgnore JsonIgnoreCondition JsonNumberHandling JsonPropertyOrder JsonUnmappedMemberHandling",
  "System.Text.Json.Serialization.Metadata": "JsonPropertyInfo JsonTypeInfo",
  "System.Text.RegularExpressions": "Regex RegexMatchTimeoutException RegexOptions",
  "System.Threading": "CancellationToken CancellationTokenSource Interlocked",
  "System.Threading.Tasks": "Task ValueTask",
  FastEndpoints: "BaseEndpoint BinderContext EmptyRequest EndpointDefinition EndpointWithoutRequest IRequestBinder",
  FluentValidation: "AbstractValidator IRuleBuilder IRuleBuilderOptions IValidationRule IValidator",
  "FluentValidation.Validators": `
    Comparison IBetweenValidator IComparisonValidator IInclusiveBetweenValidator ILengthValidator INotEmptyValidator INotNullValidator
    IPropertyValidator IRegularExpressionValidator PropertyValidator`,
  "Microsoft.AspNetCore.Authorization":
    "AllowAnonymousAttribute AuthorizationPolicy AuthorizeAttribute IAllowAnonymous IAuthorizationService IAuthorizeData",
  "Microsoft.AspNetCore.Builder": "EndpointBuilder IEndpointConventionBuilder RouteHandlerBuilder",
  "Microsoft.AspNetCore.Http": `
    BadHttpRequestException EndpointFilterDelegate EndpointFilterInvocationContext EndpointSummaryAttribute HttpContext HttpMethods HttpRequest HttpResponse HttpValidationProblemDetails
    IBindableFromHttpContext IEndpointFilter IHttpContextAccessor INestedHttpResult IQueryCollection IResult IValueHttpResult PathString ProducesResponseTypeMetadata QueryString RequestDelegate StatusCodes TypedResults`,
  "Microsoft.AspNetCore.Http.Extensions": "UriHelper",
  "Microsoft.AspNetCore.Http.Features": "IHttpRequestBodyDetectionFeature",
  "Microsoft.AspNetCore.Http.HttpResults": `
    Created JsonHttpResult NoContent Ok ProblemHttpResult RedirectHttpResult Results ValidationProblem`,
  "Microsoft.AspNetCore.Http.Json": "JsonOptions",
  "Microsoft.AspNetCore.Http.Metadata":
    "AcceptsMetadata IAcceptsMetadata IEndpointParameterMetadataProvider IParameterBindingMetadata IProducesResponseTypeMetadata",
  "Microsoft.AspNetCore.Mvc": "FromHeader",
  "Microsoft.AspNetCore.Mvc.Abstractions": "ActionDescriptor ParameterDescriptor",
  "Microsoft.AspNetCore.Mvc.ApiExplorer":
    "ApiDescriptionProviderContext ApiParameterDescription IApiDescriptionProvider",
  "Microsoft.AspNetCore.Mvc.Infrastructure": "IParameterInfoParameterDescriptor",
  "Microsoft.AspNetCore.Mvc.ModelBinding": "EmptyModelMetadataProvider",
  "Microsoft.AspNetCore.Mvc.Routing": "AttributeRouteInfo",
  "Microsoft.AspNetCore.OpenApi": "OpenApiOptions OpenApiOperationTransformerContext OpenApiSchemaTransformerContext",
  "Microsoft.AspNetCore.Routing":
    "EndpointDataSource IEndpointNameMetadata IHttpMethodMetadata IEndpointRouteBuilder LinkGenerator RouteEndpoint",
  "Microsoft.EntityFrameworkCore": `
    DbContext DbContextOptions DbContextOptionsBuilder DbSet DbUpdateConcurrencyException DbUpdateException DeleteBehavior EF EntityState IEntityTypeConfiguration
    ModelBuilder`,
  "Microsoft.EntityFrameworkCore.Diagnostics": "DbContextEventData InterceptionResult SaveChangesInterceptor",
  "Microsoft.EntityFrameworkCore.Infrastructure": "IInfrastructure",
  "Microsoft.EntityFrameworkCore.ChangeTracking": "EntityEntry",
  "Microsoft.EntityFrameworkCore.Metadata": "IModel IProperty ITable ValueGenerated",
  "Microsoft.EntityFrameworkCore.Query": "ReplacingExpressionVisitor",
  "Microsoft.EntityFrameworkCore.Storage": "ISqlGenerationHelper",
  "Microsoft.EntityFrameworkCore.Metadata.Builders": "EntityTypeBuilder IndexBuilder",
  "Microsoft.EntityFrameworkCore.Storage.ValueConversion": "ValueConverter",
  "Microsoft.Extensions.Configuration": "IConfiguration",
  "Microsoft.Extensions.DependencyInjection":
    "ActivatorUtilities IServiceCollection IServiceScopeFactory ServiceDescriptor",
  "Microsoft.Extensions.Logging": "ILogger",
  "Microsoft.Extensions.Options": "IOptions Options",
  "Microsoft.Extensions.Primitives": "StringValues",
  "Microsoft.OpenApi": "IOpenApiSchema JsonSchemaType OpenApiOperation OpenApiSchema OpenApiSchemaReference",
  [emitted("entity")]: "EnumNameConverter",
  [emitted("contracts")]: `
    Canonical CursorResponse IfMatch IPatch IReadinessProbe ItemList IVersioned PageRequest PagedResponse Refusal RefusalReason
    StoreUnavailableException WriteResult`,
  [emitted("data")]: `
    CallerReads CanonicalDecimalConverter CompiledQuery CompiledReads CursorFields CursorQuery FilterField GeneratedData CallerException ICaller IDependents Includes IReference ListField ListFields ListFilter ListOrder ListQuery RequestReplay RetryKey SchemaComparison StoredAnswer UtcDateTimeConverter UtcDateTimeOffsetConverter VersionCounter WrappedField`,
  [emitted("api")]: `
    ContentTagFilter CursorRequest DocumentedParameter ETagFilter FilterValues GeneratedEndpoints HealthResponse HttpCaller IncludeConvention IncludeSender IdempotencyKey ItemListValidator ItemReader JsonBody KnownTags JsonItems ListRequest MergePatch OperationIds ParameterDescriptions PatchBody PatchDescriptions PatchSchemas RequestValidator RequestValidators
    SchemaConvention SchemaRules UnreadableBody`,
};

const members: NamesByNamespace = {
  System: "AsSpan",
  "System.Linq": `
    Aggregate All Any AsQueryable Cast Contains Distinct DistinctBy FirstOrDefault GroupBy LastOrDefault OfType OrderBy OrderByDescending Reverse Select SelectMany Single Skip SkipWhile Take ThenBy ThenByDescending
    ToArray ToDictionary ToHashSet ToList ToLookup Where Zip`,
  "System.Text.Json": "Deserialize",
  FluentValidation: "Must WithMessage",
  "Microsoft.AspNetCore.Builder": `
    AllowAnonymous DisableValidation MapDelete MapGet MapGroup MapMethods MapPatch MapPost MapPut RequireAuthorization WithMetadata WithName`,
  "Microsoft.AspNetCore.Http": `
    AddEndpointFilter Append EnableBuffering ExcludeFromDescription GetEndpoint GetTypedHeaders HasJsonContentType Produces ProducesProblem ProducesValidationProblem
    ReadFromJsonAsync WithSummary WithTags`,
  "Microsoft.AspNetCore.Routing": "GetPathByName",
  "Microsoft.EntityFrameworkCore": `
    AnyAsync AsNoTracking BeginTransactionAsync CloseConnection CountAsync ExecuteDeleteAsync ExecuteUpdateAsync GetCommandTimeout GetDbConnection GetFilter GetRelationalModel IgnoreQueryFilters IsRelational OpenConnection SetCommandTimeout
    SingleOrDefaultAsync ToDictionaryAsync ToListAsync ToTable UseNpgsql UseSqlite`,
  "Microsoft.Extensions.Configuration": "GetConnectionString",
  "Microsoft.Extensions.Logging": "LogError",
  "Microsoft.Extensions.DependencyInjection":
    "AddAuthorization AddHttpContextAccessor ConfigureAll ConfigureDbContext CreateAsyncScope CreateScope GetRequiredService",
  "Microsoft.Extensions.DependencyInjection.Extensions": "TryAddEnumerable TryAddScoped TryAddSingleton",
  [emitted("data")]:
    "CountVersion MissOwnParentAsync MissParentAsync OfLiveRows ReasonInMappingAsync Require StoreAllAsync StoreAsync StoreDeletionAsync Subject ToCursorPageAsync ToPageAsync WriteInTimeAsync",
  [emitted("api")]: `
    AllowAnonymousByDefault Describe Finite MatchesPattern PathSegment ReadIfMatch ToValidationProblem
    WithAccessResponses WithCursors WithFaults WithIfMatch WithIfNoneMatch WithIncludes WithJsonBody WithoutNul WithProblems WithRouteParameter
    WriteETag WriteTag`,
};

/** The names that the templates of entity endpoints may mention as C# writes them. */
export const knownNames = createNameTable(types, members);

/** Returns the stand-in for the namespace of a part's shared types. */
export function emitted(part: Part): string {
  return standIn(part);
}
