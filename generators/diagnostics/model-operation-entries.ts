import { listOf, quoted } from "../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of use cases, read models, queries and API annotations. */
export const modelOperationEntries = {
  duplicateUsecase: {
    code: "DSL1201",
    message: ({ name, service }: Words<"name" | "service">) =>
      `Service ${quoted(service)} has the usecase ${quoted(name)} twice.`,
    cause: "A usecase becomes a method of the service's interface.",
    example: "usecase Shut(loan: LoanId)  usecase Shut()",
    cure: "Rename one of the two.",
  },
  readModelUnknownSource: {
    code: "DSL1202",
    message: ({ source, readModel, context }: Words<"source" | "readModel" | "context">) =>
      `Read model ${quoted(readModel)} is projected from ${quoted(source)}, which is not an entity or value of context ${quoted(context)}.`,
    cause: "A read model shows an entity or a value of its own context. An aggregate's name stands for its root.",
    example: "readmodel LoanRow from Laon { id }",
    cure: "Correct the spelling, or declare the source in this context.",
  },
  readModelUnknownField: {
    code: "DSL1203",
    message: ({ field, source, readModel }: Words<"field" | "source" | "readModel">) =>
      `${quoted(source)} has no field ${quoted(field)} for read model ${quoted(readModel)}.`,
    cause: "A field that is only named is copied from the source: a field of it, or the `id` of an entity.",
    example: "readmodel LoanRow from Loan { borower }",
    cure: "Correct the spelling, or say how the field is computed: copies: Int = lines.count.",
  },
  readModelFieldType: {
    code: "DSL1204",
    message: ({ readModel, field, found, expected }: Words<"readModel" | "field" | "found" | "expected">) =>
      `${quoted(field)} of ${quoted(readModel)} is ${quoted(expected)}, but this is ${quoted(found)}.`,
    cause: "The expression of a read-model field has another type than the field declares.",
    example: "copies: String = lines.count",
    cure: "Change the type or the expression, so that the two fit.",
  },
  duplicateReadModelField: {
    code: "DSL1205",
    message: ({ field, readModel }: Words<"field" | "readModel">) =>
      `Read model ${quoted(readModel)} has the field ${quoted(field)} twice.`,
    cause:
      "Fields become members of one record with a capital first letter, and JSON names them in any letter case, so names that differ in letter case only are one.",
    example: "readmodel LoanRow from Loan { total  Total: Int = lines.count }",
    cure: "Rename or delete one of the two.",
  },
  queryResultNotReadModel: {
    code: "DSL1206",
    message: ({ query, found }: Words<"query" | "found">) =>
      `Query ${quoted(query)} returns ${quoted(found)}, which is neither a read model nor a list of one.`,
    cause: "A query answers with a read model of its context, or with a List of it.",
    example: "query LoansByState(state: LoanState): List<Loan>",
    cure: "Declare a read model and name it: List<LoanRow>.",
  },
  recordMemberName: {
    code: "DSL1207",
    message: ({ name, owner }: Words<"name" | "owner">) =>
      `${quoted(owner)} cannot have ${quoted(name)}: its C# record has a member of that name already.`,
    cause:
      "Records have members such as Equals, GetHashCode, GetType, ToString, Clone, EqualityContract, PrintMembers and Deconstruct, and no member may have the name of its record.",
    example: "readmodel LoanRow from Loan { equals: Bool = lines.isEmpty }",
    cure: "Rename it.",
  },
  invalidRouteOverride: {
    code: "DSL1208",
    message: ({ path, reason }: Words<"reason"> & { readonly path: string | undefined }) =>
      path === undefined ? `\`@route\` ${reason}.` : `${quoted(path)} cannot be a route: ${reason}.`,
    cause:
      "A route begins with `/`, holds no spaces, and each `{` has a `}` with a name between them. The host would refuse anything else when it starts.",
    example: '@route("loans/{id")',
    cure: '@route("/loans/{id}"). A parameter may have a constraint ({id:int}), be optional ({id?}) or take the rest ({*path}); {{ and }} are braces themselves.',
  },
  multipleVerbAnnotations: {
    code: "DSL1209",
    message: ({ name, verbs }: Words<"name"> & { readonly verbs: readonly string[] }) =>
      `${quoted(name)} has ${verbs.length} verbs: ${listOf(verbs)}.`,
    cause:
      "An operation is called with one verb, so a declaration has one of @get, @post, @put, @delete and @patch at most. The specification shows no severity; it is an error.",
    example: "@put @post command activate { … }",
    cure: "Keep one of them.",
  },
  emptyAuthRole: {
    code: "DSL1210",
    message: ({ isBlank }: { readonly isBlank: boolean }) =>
      isBlank ? "The role of `@auth` is blank." : "`@auth` names no role.",
    cause: "`@auth` asks for a role, and the role has a name. The specification shows no severity; it is an error.",
    example: '@auth("")',
    cure: '@auth("librarian"), or drop the annotation where anybody may call.',
  },
  duplicateApiRoute: {
    code: "DSL1211",
    message: ({ verb, route, claimant, holder }: Words<"verb" | "route" | "claimant" | "holder">) =>
      `${claimant} has the route ${quoted(`${verb} ${route}`)} of ${holder}.`,
    cause:
      "Two operations of one context have the same verb and, letter for letter, the same route. The host could not tell which one a request means.",
    example: '@route("/loan/open") command reopen { … }      // beside create open, whose route that is',
    cure: "Give one of them another route or another verb.",
  },
  duplicateApiAnnotation: {
    code: "DSL1212",
    message: ({ annotation, name, count }: Words<"annotation" | "name"> & { readonly count: number }) =>
      `${quoted(name)} has ${quoted(`@${annotation}`)} ${count} times.`,
    cause: "A declaration has one @route and one @auth at most, and it would be unclear which one counts.",
    example: '@route("/a") @route("/b") command activate { … }',
    cure: "Keep one of them.",
  },
  verbAnnotationArgument: {
    code: "DSL1213",
    message: ({ verb }: Words<"verb">) => `${quoted(`@${verb}`)} takes no argument.`,
    cause:
      "A verb annotation says the verb only; the path has an annotation of its own. The specification shows no severity; it is an error.",
    example: '@put("/loans/{id}") command activate { … }',
    cure: '@put @route("/loans/{id}") command activate { … }',
  },
  versionAnnotationOnCommand: {
    code: "DSL1214",
    message: ({ annotation, name }: Words<"annotation" | "name">) =>
      `${quoted(`@${annotation}`)} does not apply to ${name}.`,
    cause: "@since and @deprecated belong to types, fields and queries. Commands and factories are not versioned.",
    example: '@deprecated("use shut") command close { … }',
    cure: "Remove the annotation; a doc comment can say the same.",
  },
  unboundRouteToken: {
    code: "DSL1215",
    severity: "warning",
    message: ({ token, name, remedy }: Words<"token" | "name" | "remedy">) =>
      `${quoted(`{${token}}`)} binds to nothing: ${name} has no ${remedy}.`,
    cause:
      "A route token binds to the parameter or criterion of its name, in any letter case; `{id}` of a command binds to the identity of the entity. No parameter reads this token.",
    example: '@route("/loans/{loanId}") command activate { … }',
    cure: "Name a parameter, or on a command write {id} for the aggregate identity.",
  },
} satisfies WrittenEntries;
