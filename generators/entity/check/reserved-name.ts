import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { isDeviceName } from "../../text/device-name.ts";
import { namesOf } from "../conventions.ts";
import type { EntityDecl, EnumDecl, Located } from "../declaration.ts";
import { builtInTypeNamed } from "../property-type.ts";
import type { Check } from "./check.ts";

/** The names in the namespace above the entities, and the namespaces that their code uses. A test compares this list with the registry. */
export const takenNames: ReadonlySet<string> = new Set(
  (
    "Shared System Microsoft FluentValidation AccessConvention AuditExtensions BatchExtensions CallerException CallerExtensions CallerReads Canonical CanonicalDecimalConverter ChangeExtensions CompiledQuery CompiledReads ContentTagFilter CursorConvention CursorExtensions CursorFields CursorQuery CursorRequest CursorResponse DatabaseProbe DocumentedParameter EnumNameConverter ETagFilter FilterField FilterValues GeneratedData GeneratedEndpoints HealthEndpoint HealthResponse IdempotencyKey " +
    "HttpCaller ICaller IDependents IfMatch IncludeConvention Includes IncludeSender IPatch IReadinessProbe IReference ItemList ItemListValidator ItemReader JsonItems IVersioned ListField ListFields ListFilter ListOrder ListQuery ListRequest MappedReasons MergePatch NumberRules OperationIds OwnReferences PagedResponse PageRequest PatchBody PatchDescriptions PatchSchemas PathRules PatternRules PatternValidator ParameterDescriptions ProblemConvention QueryableExtensions ReadyEndpoint RenamedRoutes Refusal RefusalExtensions RefusalReason ReplayExtensions RequestReplay RetryKey SchemaComparison SchemaConvention SchemaRules SoftDeleteExtensions StoredAnswer StoredAnswerExtensions StoredAnswerMapping StoredAnswerRegistration StoreUnavailableException " +
    "DescriptionConvention JsonBody KnownTags RequestValidator RequestValidators ValidationConvention VersionConvention " +
    "TenonDataRegistration TenonDbContext TenonRegistration TextRules UnreadableBody UtcDateTimeConverter UtcDateTimeOffsetConverter VersionCounter VersionExtensions WrappedField WriteResult"
  )
    .toLowerCase()
    .split(" "),
);

const byWindows = "Windows keeps it for a device";
const byOurCode = "the generated code has that name already";

/** Checks that no entity, folder or enum has a name that Windows, C# or the emitted code reserves. Spec: entity-file, Reserved names. */
export const reservedName: Check = ({ entities, enums }) => [
  ...entities.flatMap(faultOfEntity),
  ...enums.flatMap(faultOfEnum),
];

function faultOfEntity(entity: EntityDecl) {
  const { folder } = namesOf(entity);
  const folderName = { value: folder, span: (entity.plural ?? entity.name).span };
  if (isDeviceName(entity.name.value)) return [refused(entity.name, byWindows)];
  if (isDeviceName(folder)) return [refused(folderName, byWindows)];
  return takenNames.has(folder.toLowerCase()) ? [refused(folderName, byOurCode)] : [];
}

function faultOfEnum({ name }: EnumDecl) {
  if (isDeviceName(name.value)) return [refused(name, byWindows)];
  if (builtInTypeNamed(name.value) !== undefined) return [refused(name, "it is the name of a type")];
  return takenNames.has(name.value.toLowerCase()) ? [refused(name, byOurCode)] : [];
}

function refused({ value: name, span }: Located<string>, reason: string) {
  return report(catalogue.reservedName, { name, reason }, { span });
}
