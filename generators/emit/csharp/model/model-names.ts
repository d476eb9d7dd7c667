import { createNameTable, standIn } from "../spell.ts";
import { brokerTypes } from "./broker-names.ts";

/** The namespace of the runtime files, which all contexts share. Spec: model-csharp, Runtime files. */
export const runtimeNamespace = "Modeler.Runtime";

/** The names that the templates of models may mention as C# writes them; only those of the api layer mention ASP.NET, and only those of the infrastructure layer EF Core. */
export const modelNames = createNameTable(
  {
    System: `
      Action Activator AggregateException ArgumentException ArgumentOutOfRangeException ArithmeticException Array Attribute Convert DBNull DateOnly DateTime DateTimeKind DateTimeOffset Exception FormatException Func
      Guid HashCode IComparable IFormatProvider IParsable IServiceProvider InvalidOperationException Lazy Math NotSupportedException Nullable Obsolete ReadOnlyMemory
      MidpointRounding ReadOnlySpan Span StringComparer StringComparison OverflowException TimeOnly TimeProvider TimeZoneInfo TimeSpan Type Uri IAsyncDisposable`,
    "System.Buffers.Text": "Base64Url",
    "System.Collections.Concurrent": "ConcurrentDictionary",
    "System.Collections.Generic": `
      Dictionary HashSet IEnumerable IList IReadOnlyDictionary IReadOnlyList IReadOnlySet List ReferenceEqualityComparer`,
    "System.ComponentModel.DataAnnotations": "Required",
    "System.Data": "IsolationLevel",
    "System.Data.Common": "DbException DbTransaction",
    "System.Diagnostics":
      "Stopwatch UnreachableException Activity ActivityIdFormat ActivityKind ActivitySource ActivityStatusCode",
    "System.Diagnostics.CodeAnalysis": "DoesNotReturnIf NotNullWhen",
    "System.Globalization": "CultureInfo NumberStyles",
    "System.Linq": "Enumerable ILookup IQueryable Queryable",
    "System.Linq.Expressions":
      "BinaryExpression Expression ExpressionType ExpressionVisitor LambdaExpression MemberExpression MethodCallExpression NewExpression ParameterExpression UnaryExpression",
    "System.Text.Json": `
      JsonDocument JsonElement JsonException JsonNamingPolicy JsonProperty JsonSerializer JsonSerializerOptions JsonValueKind
      Utf8JsonReader Utf8JsonWriter JsonSerializerDefaults`,
    "System.Security.Cryptography": "HMACSHA256 RandomNumberGenerator SHA256",
    "System.Security.Claims": "Claim ClaimTypes ClaimsIdentity ClaimsPrincipal",
    "System.Text.Encodings.Web": "JavaScriptEncoder UrlEncoder",
    "System.Text.Json.Nodes": "JsonArray JsonNode JsonObject",
    "System.Text.Json.Serialization":
      "JsonConverter JsonConverterAttribute JsonConverterFactory JsonIgnore JsonIgnoreCondition",
    "System.Text.RegularExpressions": "Regex RegexMatchTimeoutException RegexOptions",
    "System.Threading": "AsyncLocal CancellationToken CancellationTokenSource Interlocked SemaphoreSlim Volatile",
    "System.Transactions": "Transaction",
    "System.Xml": "XmlConvert",
    "System.Threading.Tasks": "ConfigureAwaitOptions Task TaskCompletionSource TaskCreationOptions ValueTask",
    "Microsoft.EntityFrameworkCore": `
      DbContext DbContextOptions DbContextOptionsBuilder DbSet DbUpdateConcurrencyException DbUpdateException
      DeleteBehavior EF EntityState IEntityTypeConfiguration ModelBuilder SaveChangesFailedEventArgs`,
    "Microsoft.EntityFrameworkCore.ChangeTracking": `
      ChangeTracker CollectionEntry DetectedChangesEventArgs EntityEntry NavigationEntry PropertyEntry PropertyValues ValueComparer`,
    "Microsoft.EntityFrameworkCore.Diagnostics": `
      ConcurrencyExceptionEventData DbContextEventData IDbTransactionInterceptor IQueryExpressionInterceptor InterceptionResult
      QueryExpressionEventData SaveChangesCompletedEventData SaveChangesInterceptor
      TransactionEndEventData`,
    "Microsoft.EntityFrameworkCore.Infrastructure":
      "CoreOptionsExtension IDbContextOptions IDbContextOptionsConfiguration",
    "Microsoft.EntityFrameworkCore.Metadata": "IEntityType IForeignKey IModel IProperty PropertySaveBehavior",
    "Microsoft.EntityFrameworkCore.Metadata.Builders": `
      ComplexCollectionBuilder ComplexPropertyBuilder EntityTypeBuilder`,
    "Microsoft.EntityFrameworkCore.Query": "ReplacingExpressionVisitor",
    "Microsoft.EntityFrameworkCore.Storage.ValueConversion": "ValueConverter",
    "Microsoft.EntityFrameworkCore.ValueGeneration": "ValueGenerator",
    "Microsoft.Extensions.DependencyInjection": `
      ActivatorUtilities IServiceCollection IServiceProviderIsService IServiceScopeFactory ServiceDescriptor`,
    "Microsoft.Extensions.Hosting": "BackgroundService IHostedService",
    "Microsoft.Extensions.Logging": "ILogger ILoggerFactory LogLevel",
    "System.IO": "Directory MemoryStream Path",
    "System.Net": "HttpStatusCode",
    "System.Net.Http": "HttpClient HttpMethod HttpRequestMessage StringContent",
    "System.Net.Mime": "MediaTypeNames",
    "System.Reflection": `
      BindingFlags ConstructorInfo CustomAttributeData FieldInfo ICustomAttributeProvider MemberInfo MethodInfo NullabilityInfo NullabilityInfoContext NullabilityState ParameterInfo PropertyInfo`,
    "System.Runtime.CompilerServices": "ConditionalWeakTable StrongBox",
    "System.Text": "Encoding",
    "System.Text.Json.Serialization.Metadata":
      "DefaultJsonTypeInfoResolver JsonPropertyInfo JsonTypeInfo JsonTypeInfoKind",
    ...brokerTypes,
    FastEndpoints: "BinderContext EmptyRequest EndpointDefinition IRequestBinder",
    "Microsoft.AspNetCore.Authorization":
      "AllowAnonymousAttribute AuthorizationOptions AuthorizationPolicy AuthorizeAttribute IAllowAnonymous IAuthorizationService IAuthorizeData",
    "Microsoft.AspNetCore.Builder": "EndpointBuilder IEndpointConventionBuilder RouteHandlerBuilder",
    "Microsoft.AspNetCore.Http": `
      AsParameters BadHttpRequestException EndpointSummaryAttribute HttpContext HttpRequest HttpValidationProblemDetails IBindableFromHttpContext IHttpContextAccessor IResult
      QueryCollection ProducesResponseTypeMetadata RequestDelegate Results StatusCodes
      TypedResults`,
    "Microsoft.AspNetCore.Http.Features": "IHttpRequestBodyDetectionFeature",
    "Microsoft.AspNetCore.Http.HttpResults": "Ok ProblemHttpResult",
    "Microsoft.AspNetCore.Http.Json": "JsonOptions",
    "Microsoft.AspNetCore.Http.Metadata":
      "AcceptsMetadata IAcceptsMetadata IEndpointParameterMetadataProvider IFromRouteMetadata IParameterBindingMetadata IProducesResponseTypeMetadata",
    "Microsoft.AspNetCore.Mvc.ApiExplorer": "ApiDescriptionProviderContext IApiDescriptionProvider",
    "Microsoft.AspNetCore.Mvc.ModelBinding": "EmptyModelMetadataProvider",
    "Microsoft.AspNetCore.Routing":
      "EndpointDataSource IEndpointNameMetadata IEndpointRouteBuilder RouteEndpoint RouteGroupBuilder RouteValueDictionary",
    "Microsoft.Extensions.Options": "IOptions IOptionsMonitor",
    "Microsoft.Net.Http.Headers": "EntityTagHeaderValue",
    "Microsoft.Extensions.Primitives": "StringValues",
    [standIn("runtime")]: `
      AggregateExistsException AggregateNotFoundException AggregateQueryInterceptor AggregateReads AggregateRoot AggregateSaveInterceptor
      BodyBinder BodyContract BodyFaults CallerConvention CallerException CallerRows CompiledQuery ComputedDecimal CursorException CursorOrder CursorQueries CursorReads CursorRequest CursorResponse ConcurrencyConflictException DeletedRows DocumentedParameter DomainEventRoute Duration DurationJsonConverter DurationValueConverter
      DomainInvariantViolationException DomainJsonConverter Entity EntityTags Enumeration
      EnumerationValueConverter EventDelivery EventRoute ExpectedVersions FirstAnswer HandledEvents HandlerRun IAggregateRoot IDomainEvent IDomainEventHandler
      GuidIdentity HttpCaller ICaller IEnumeration IEventReplay IIdentity IIntegrationEvent IIntegrationEventHandler IIntegrationEventPublisher
      IIntegrationEventSource IOutboxStore ICursorQuery IPagedQuery IQueryHandler ISearchedQuery ISortedQuery IRepeatableUnitOfWork IRequestReplay IVersionedQueryHandler IdempotencyKey IdempotencyKeyException IdempotentRequests IdentitySequence IdentityValueConverter
      InstantValueConverter IntegrationEventRoute InvalidRequestException JsonCriterion JsonSetConverter JsonValueComparer
      JoinedPageReads JsonValueConverter ListChecks ListPosition ListReads MissingHookException OperationCaller OperationCallers OutboxDispatcher OutboxExtensions OutboxMessage OutboxOptions
      OutboxSignal PageReads PageRequest PlacedRow PagedQueries PagedResponse PatchBody PatchDescriptions Patches QueryCallers QueryLimits Range ReadModels Repetition RequestBody RequestLimits RetryKey SortKey SortedQueries StoreExtensions StoreRegistration StoreUnavailableException StoredAnswer StoredField StoredJson StoredSet Finite CalendarMonths TextFormat TextPattern TimeValueConverter TrackedAggregates UnexpectedVersionException UnionAttribute Union UnionConverter UniqueFields UrlBinder UrlParameter UrlParser UrlValues Versioned VersionedQueries IWaitingPolicy IWaitingStore WaitingEvent WaitingEventDispatcher WaitingEvents WaitingPolicyHandler WaitingPolicyRoute ISchedule IScheduleStore IInboxStore IReceiver Inbox InboxCleaner InboxHandler InboxOptions InboxRoute ReceivedEvent Receiver Recurrence ScheduledRun EventKeeper IProjectionStore IProjections KeptEvent FedRows ProjectionFeed ProjectionState Projections ProjectionSignal Projector ScheduleRoute Scheduler Schedules ScheduleState IProcess IProcessSteps IProcessStore ProcessRunner ProcessState ProcessTimeout ProcessTimeoutRoute Processes`,
  },
  {
    System: "AsMemory AsSpan",
    "System.Buffers": "ToArray",
    "System.Linq": `
      Aggregate All Any Average Cast Contains DefaultIfEmpty Distinct DistinctBy FirstOrDefault Last LastOrDefault Max Min OfType OrderBy Select SelectMany
      SequenceEqual Single Skip SkipLast SkipWhile Sum Take ThenBy ToDictionary ToHashSet ToList ToLookup Where Zip`,
    "Microsoft.AspNetCore.Builder": "MapGroup RequireAuthorization WithMetadata",
    "Microsoft.AspNetCore.Http": `
      AddEndpointFilter EnableBuffering GetEndpoint GetTypedHeaders HasJsonContentType Produces ProducesProblem ProducesValidationProblem ReadFromJsonAsync
      WithSummary WithTags WriteAsJsonAsync`,
    "Microsoft.EntityFrameworkCore.Storage": "GetDbTransaction",
    "Microsoft.EntityFrameworkCore": `
      AnyAsync AsNoTracking AsSingleQuery AsSplitQuery BeginTransactionAsync CountAsync ExecuteDeleteAsync GetCommandTimeout GetDbConnection GetMigrations IsRelational SetCommandTimeout MigrateAsync UseSqlite ExecuteUpdateAsync FirstOrDefaultAsync HasData HasJsonPropertyName IgnoreAutoIncludes IgnoreQueryFilters Include SingleAsync SingleOrDefaultAsync ThenInclude ToJson ToListAsync ToTable`,
    "Microsoft.Extensions.DependencyInjection": `
      AddAuthentication AddAuthorization AddHttpContextAccessor AddDbContext AddHostedService AddOptions AddSingleton ConfigureDbContext CreateAsyncScope CreateScope GetRequiredService GetService GetServices PostConfigure`,
    "Microsoft.Extensions.DependencyInjection.Extensions":
      "RemoveAll TryAddEnumerable TryAddScoped TryAddSingleton TryAddTransient",
    "Microsoft.Extensions.Logging": "Log LogDebug LogError LogInformation LogWarning",
    "System.Text.Json.Serialization.Metadata": "WithAddedModifier",
    [standIn("runtime")]: `
      ActOnceAsync AddBody AddCaller AddEndpointRegistration AddOutbox AddPatch AddRolePolicies AllowAnonymousByDefault AmongLiveRows AnswerOnceAsync Describe FindCursorPageAsync FindPageAsync FindVersionedAsync FirstWholeAsync HasHandledEvents HasIdentitySequence HasOutbox HasStoredAnswers IsNotModified MarkAttempt NextIdentityAsync OnceAsync OwnedByCaller PerTenant
      ReadAskerAsync ReadCallerAsync ReadSortKeys ReadExpectedVersions ReadKeptAsync ReadValue ReadValueOrNull RemoveSoftly RequireEndpointRegistration RequireValidList SaveAsync SaveUniqueAsync Search SoftDeleted SortBy StoredVersion ToCursorPageAsync ToJoinedPageAsync ToPageAsync ToWholeListAsync TrackedEntries UpdateDetachedAsync UseAggregates AddProjection AddSchedule AddInbox AddWaitingPolicy HasInbox HasProjections HasSchedules KeepEvents HasWaitingEvents AddProcess HasProcesses
      WithAccessResponses WithCallers WithCursors WithFaults WithIdempotencyKey WithJsonBody WithModelConvention WithNotModified WithOperationName WithPages WithPatches WithRouteValue WithUrlParameters WriteInTimeAsync WriteVersion AddRabbitMq`,
  },
);
