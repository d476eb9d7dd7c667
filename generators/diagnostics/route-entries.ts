import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** What can be wrong with the plurals, folders and routes of entities. */
export const routeEntries = {
  sameEntityRoute: entry<{ readonly route: string; readonly entity: string; readonly other: string }>({
    code: "TEN0315",
    name: "sameEntityRoute",
    message: ({ route, entity, other }) =>
      `Entities ${quoted(other)} and ${quoted(entity)} have the same route ${quoted(`/${route}`)}.`,
    explanation: {
      cause: "The route is the plural of the name, or what `route` says, and a request could not tell the two apart.",
      example: "Article: { route: posts } beside Post",
      cure: "Give one of them another `route`.",
    },
  }),
  reservedRoute: entry<{ readonly route: string; readonly entity: string }>({
    code: "TEN0316",
    name: "reservedRoute",
    message: ({ route, entity }) =>
      `Entity ${quoted(entity)} cannot have the route ${quoted(`/${route}`)}, which tells how the service is.`,
    explanation: {
      cause: "/health and /ready are emitted once for the service.",
      example: "Check: { route: health }",
      cure: "Give the entity another `route`, such as health-checks.",
    },
  }),
  samePlural: entry<{ readonly plural: string; readonly entity: string; readonly other: string }>({
    code: "TEN0317",
    name: "samePlural",
    message: ({ plural, entity, other }) =>
      `Entities ${quoted(other)} and ${quoted(entity)} have the same plural ${quoted(plural)}.`,
    explanation: {
      cause: "The plural names the folder, the namespace, the table and the route of an entity.",
      example: "Datum (plural Data) beside Data (plural Data)",
      cure: "Give one of them another `plural`.",
    },
  }),
  entityNamedAsFolder: entry<{ readonly entity: string; readonly folder: string; readonly other: string }>({
    code: "TEN0318",
    name: "entityNamedAsFolder",
    message: ({ entity, folder, other }) =>
      `Entity ${quoted(entity)} has the name of the namespace ${quoted(folder)} of entity ${quoted(other)}.`,
    explanation: {
      cause: "The plural of one entity is the name of another, so C# would take the class for a namespace.",
      example: "Box: { plural: Crates } beside an entity Crates with a plural of its own",
      cure: "Rename one of the entities, or give the first another `plural`.",
    },
  }),
  reservedName: entry<{ readonly name: string; readonly reason: string }>({
    code: "TEN0319",
    name: "reservedName",
    message: ({ name, reason }) => `${quoted(name)} cannot be used as a name: ${reason}.`,
    explanation: {
      cause:
        "Windows keeps names such as CON, NUL and COM1 for devices, and some folders and namespaces have a meaning already: Shared, System, the types that all entities share, and for an enum the types of .NET.",
      example: "Aux:\n  properties: …",
      cure: "Rename the entity or enum, or give the entity another `plural`.",
    },
  }),
  routeForm: entry<{ readonly route: string }>({
    code: "TEN0320",
    name: "routeForm",
    message: ({ route }) =>
      `${quoted(route)} cannot be a route: it takes small letters and digits, in words joined by hyphens.`,
    explanation: {
      cause: "A route is one segment of a path, without slashes and without `{}`.",
      example: "route: /Order_Lines",
      cure: "Write order-lines.",
    },
  }),
  pluralForm: entry<{ readonly plural: string }>({
    code: "TEN0321",
    name: "pluralForm",
    message: ({ plural }) =>
      `${quoted(plural)} cannot be a plural: it takes a capital letter, then letters and digits.`,
    explanation: {
      cause: "The plural becomes a folder and a namespace, so it has the form of an entity name.",
      example: "plural: order lines",
      cure: "Write OrderLines.",
    },
  }),
} as const;
