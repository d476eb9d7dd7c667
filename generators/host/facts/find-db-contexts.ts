import { fullNameOf, lastPartOf } from "../../text/class-names.ts";
import { grouped } from "../../text/grouped.ts";
import type { Host, HostClass, HostProject } from "../host.ts";
import { testProjectsOf } from "../snapshot/is-test-project.ts";
import { projectReach, type Reach } from "../snapshot/project-reach.ts";
import { libraryBaseFault } from "./library-base.ts";
import { hostClassOf, type LocatedClass } from "./located-class.ts";

type Parts = readonly [LocatedClass, ...LocatedClass[]];

/** The classes of a host by their short names, each with its parts. */
interface Declarations {
  readonly byName: ReadonlyMap<string, readonly Parts[]>;
  readonly reach: Reach;
  readonly efCoreProjects: ReadonlySet<string>;
  /** The reasons found so far. Each class is judged once, because names shared by many classes give very many paths. */
  readonly judged: Map<Parts, string | undefined>;
}

// A longer chain of base classes is no code that anybody wrote.
const deepest = 64;

/** Finds the instantiable classes that derive from a `DbContext` of EF Core, also through classes of other projects. Spec: host, DbContext. */
export function findDbContexts(
  classes: readonly LocatedClass[],
  projects: readonly HostProject[],
  registered: ReadonlySet<string> = new Set(),
): Pick<Host, "dbContexts" | "rejectedContexts"> {
  const groups = [...grouped(classes, (one) => `${one.project}:${fullNameOf(one)}`).values()].filter(isNotEmpty);
  const reach = projectReach(projects);
  const declarations = {
    byName: grouped(groups, ([{ name }]) => name),
    reach,
    efCoreProjects: efCoreProjectsIn(projects, reach),
    judged: new Map(),
  };
  const tests = testProjectsOf(projects);
  const judged = groups.filter(isCandidate(declarations)).map((parts) => {
    const reason = faultOf(parts, declarations) ?? obstacleOf(parts, tests);
    // The part that names the base most often contains `OnModelCreating`.
    return { reason, parts, found: hostClassOf(parts.find(({ base }) => isClass(base)) ?? parts[0], parts) };
  });
  const sorted = judged.sort((a, b) => compareText(orderOf(a.found), orderOf(b.found)));
  const usable = judged.filter(({ reason }) => reason === undefined);
  const judge = registrationsOf(usable, declarations, registered);
  return {
    dbContexts: sorted.flatMap((one) => (one.reason === undefined ? [{ ...one.found, ...judge(one) }] : [])),
    rejectedContexts: sorted.flatMap(({ reason, found }) => (reason === undefined ? [] : [{ ...found, reason }])),
  };
}

interface JudgedContext {
  readonly parts: Parts;
  readonly found: HostClass;
}

/** Returns a judge of contexts that the host never uses itself. If no registration is seen at all, none can be judged by it. */
function registrationsOf(
  contexts: readonly JudgedContext[],
  declarations: Declarations,
  registered: ReadonlySet<string>,
): (context: JudgedContext) => Pick<HostClass, "isRegistered" | "passedOver"> {
  const derived = new Map(
    contexts.flatMap(({ parts, found }) =>
      parts
        .filter(({ base }) => isClass(base))
        .flatMap((part) => basesOf(part, declarations).map((base) => [base, found.name] as const)),
    ),
  );
  const areSeen = contexts.some(({ found }) => registered.has(found.name));
  return ({ parts, found }) => {
    if (registered.has(found.name)) return { isRegistered: true };
    const heir = derived.get(parts);
    if (heir !== undefined) return { passedOver: `is the base class of ${heir}` };
    return areSeen ? { passedOver: "is never registered" } : {};
  };
}

function isNotEmpty(parts: readonly LocatedClass[]): parts is Parts {
  return parts.length > 0;
}

const likeContext = /(?:Db|Mongo)\w*Context$/;

// Heirs of a context may have any name, so every class with a base class is judged, but only these are worth a reason.
function isCandidate(declarations: Declarations): (parts: Parts) => boolean {
  return (parts) =>
    parts.some(({ name, base }) => likeContext.test(name) || (isClass(base) && likeContext.test(base))) ||
    faultOf(parts, declarations) === undefined;
}

/** Returns the reason why a class is no `DbContext` of EF Core; undefined if it is one. */
function faultOf(parts: Parts, declarations: Declarations, depth = 0): string | undefined {
  const { judged } = declarations;
  if (judged.has(parts)) return judged.get(parts);
  if (depth > deepest) return "derives from too many classes";
  // A class in a circle meets itself.
  judged.set(parts, "derives from itself");
  const based = parts.filter(({ base }) => isClass(base));
  const faults = based.map((part) => baseFault(part, declarations, depth));
  const fault = faults.length === 0 ? "derives from no class" : faults.includes(undefined) ? undefined : faults[0];
  judged.set(parts, fault);
  return fault;
}

function baseFault(part: LocatedClass, declarations: Declarations, depth: number): string | undefined {
  const base = part.base ?? "";
  const bases = base.startsWith("Microsoft.") ? [] : basesOf(part, declarations);
  if (bases.length === 0) return libraryBaseFault(part, declarations.efCoreProjects.has(part.project));
  const isContext = bases.some((one) => faultOf(one, declarations, depth + 1) === undefined);
  return isContext ? undefined : `derives from ${lastPartOf(base)}, which is no DbContext of EF Core`;
}

// The project's own class hides one of the same name elsewhere.
function basesOf({ base, project }: LocatedClass, { byName, reach }: Declarations): readonly Parts[] {
  const visible = (byName.get(lastPartOf(base ?? "")) ?? []).filter(([one]) => reach(project).has(one.project));
  const own = visible.filter(([one]) => one.project === project);
  return own.length > 0 ? own : visible;
}

function obstacleOf(parts: Parts, tests: ReadonlySet<string>): string | undefined {
  const obstacle = parts.find((part) => part.obstacle !== undefined)?.obstacle;
  return obstacle ?? (tests.has(parts[0].project) ? "is in a test project" : undefined);
}

function efCoreProjectsIn(projects: readonly HostProject[], reach: Reach): ReadonlySet<string> {
  const direct = new Set(
    projects
      .filter(({ packages }) => [...packages.keys()].some((id) => /EntityFrameworkCore/i.test(id)))
      .map(({ path }) => path),
  );
  return new Set(projects.map(({ path }) => path).filter((path) => [...reach(path)].some((one) => direct.has(one))));
}

// `IShopDbContext` is an interface.
function isClass(base: string | undefined): base is string {
  return base !== undefined && !/^I[A-Z]/.test(lastPartOf(base));
}

function orderOf({
  project,
  ...found
}: {
  readonly project?: string;
  readonly name: string;
  readonly namespace: string;
}): string {
  return `${project === undefined ? 0 : 1} ${fullNameOf(found)} ${project ?? ""}`;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
