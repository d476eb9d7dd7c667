import { listOf } from "../text/list.ts";
import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** What can be wrong with the HTTP annotations. Spec: model, Compile-time diagnostics. */
export const modelApiEntries = {
  invalidRouteOverride: entry<{ readonly path: string | undefined; readonly reason: string }>({
    code: "DSL1208",
    name: "invalidRouteOverride",
    message: ({ path, reason }) =>
      path === undefined ? `\`@route\` ${reason}.` : `${quoted(path)} cannot be a route: ${reason}.`,
    explanation: {
      cause:
        "A route begins with `/`, holds no spaces, and each `{` has a `}` with a name between them. The host would refuse anything else when it starts.",
      example: '@route("loans/{id")',
      cure: '@route("/loans/{id}"). A parameter may have a constraint ({id:int}), be optional ({id?}) or take the rest ({*path}); {{ and }} are braces themselves.',
    },
  }),
  multipleVerbAnnotations: entry<{ readonly name: string; readonly verbs: readonly string[] }>({
    code: "DSL1209",
    name: "multipleVerbAnnotations",
    message: ({ name, verbs }) => `${quoted(name)} has ${verbs.length} verbs: ${listOf(verbs)}.`,
    explanation: {
      cause:
        "An operation is called with one verb, so a declaration has one of @get, @post, @put, @delete and @patch at most. The specification shows no severity; it is an error.",
      example: "@put @post command activate { … }",
      cure: "Keep one of them.",
    },
  }),
  emptyAuthRole: entry<{ readonly isBlank: boolean }>({
    code: "DSL1210",
    name: "emptyAuthRole",
    message: ({ isBlank }) => (isBlank ? "The role of `@auth` is blank." : "`@auth` names no role."),
    explanation: {
      cause: "`@auth` asks for a role, and the role has a name. The specification shows no severity; it is an error.",
      example: '@auth("")',
      cure: '@auth("librarian"), or drop the annotation where anybody may call.',
    },
  }),
  duplicateApiRoute: entry<{
    readonly verb: string;
    readonly route: string;
    readonly claimant: string;
    readonly holder: string;
  }>({
    code: "DSL1211",
    name: "duplicateApiRoute",
    message: ({ verb, route, claimant, holder }) =>
      `${claimant} has the route ${quoted(`${verb} ${route}`)} of ${holder}.`,
    explanation: {
      cause:
        "Two operations of one context have the same verb and, letter for letter, the same route. The host could not tell which one a request means.",
      example: '@route("/loan/open") command reopen { … }      // beside create open, whose route that is',
      cure: "Give one of them another route or another verb.",
    },
  }),
  duplicateApiAnnotation: entry<{ readonly annotation: string; readonly name: string; readonly count: number }>({
    code: "DSL1212",
    name: "duplicateApiAnnotation",
    message: ({ annotation, name, count }) => `${quoted(name)} has ${quoted(`@${annotation}`)} ${count} times.`,
    explanation: {
      cause: "A declaration has one @route and one @auth at most, and it would be unclear which one counts.",
      example: '@route("/a") @route("/b") command activate { … }',
      cure: "Keep one of them.",
    },
  }),
  verbAnnotationArgument: entry<{ readonly verb: string }>({
    code: "DSL1213",
    name: "verbAnnotationArgument",
    message: ({ verb }) => `${quoted(`@${verb}`)} takes no argument.`,
    explanation: {
      cause:
        "A verb annotation says the verb only; the path has an annotation of its own. The specification shows no severity; it is an error.",
      example: '@put("/loans/{id}") command activate { … }',
      cure: '@put @route("/loans/{id}") command activate { … }',
    },
  }),
  versionAnnotationOnCommand: entry<{ readonly annotation: string; readonly name: string }>({
    code: "DSL1214",
    name: "versionAnnotationOnCommand",
    message: ({ annotation, name }) => `${quoted(`@${annotation}`)} has no meaning on ${name}.`,
    explanation: {
      cause: "@since and @deprecated belong to types, fields and queries. Commands and factories are not versioned.",
      example: '@deprecated("use shut") command close { … }',
      cure: "Remove the annotation; a doc comment can say the same.",
    },
  }),
  unboundRouteToken: entry<{ readonly token: string; readonly name: string; readonly remedy: string }>({
    code: "DSL1215",
    name: "unboundRouteToken",
    severity: "warning",
    message: ({ token, name, remedy }) => `${quoted(`{${token}}`)} binds to nothing: ${name} has no ${remedy}.`,
    explanation: {
      cause:
        "A token of a route takes its value to a parameter or criterion of its name, in any letter case; `{id}` of a command to the identity of the entity. The value of this one is read by nobody.",
      example: '@route("/loans/{loanId}") command activate { … }',
      cure: "Name a parameter, or on a command write {id} for the aggregate identity.",
    },
  }),
} as const;
