import { fullNameOf } from "../../text/class-names.ts";
import { grouped } from "../../text/grouped.ts";
import type { LocatedType } from "../csharp/source-types.ts";
import type { Host, HostClass, HostProject } from "../host.ts";
import { testProjectsOf } from "../snapshot/is-test-project.ts";
import { projectReach, type Reach } from "../snapshot/project-reach.ts";
import { hostClassOf, obstacleTo } from "./declared-classes.ts";
import { libraryBaseFault, noContext } from "./library-base.ts";

/** The classes of a host by their short names. */
interface Declarations {
  readonly byName: ReadonlyMap<string, readonly LocatedType[]>;
  readonly reach: Reach;
  readonly efCoreProjects: ReadonlySet<string>;
  /** The reasons found so far. Each class is judged once, because names shared by many classes give very many paths. */
  readonly judged: Map<LocatedType, string | undefined>;
}

// A longer chain of base classes is no code that anybody wrote.
const deepest = 64;

/** Finds the instantiable classes that derive from a `DbContext` of EF Core, also through classes of other projects. Spec: host, DbContext. */
export function findDbContexts(
  types: readonly LocatedType[],
  projects: readonly HostProject[],
  registered: ReadonlySet<string> = new Set(),
): Pick<Host, "dbContexts" | "rejectedContexts"> {
  const classes = types.filter(({ kind }) => kind === "class");
  const reach = projectReach(projects);
  const declarations = {
    byName: grouped(classes, ({ name }) => name),
    reach,
    efCoreProjects: efCoreProjectsIn(projects, reach),
    judged: new Map(),
  };
  const tests = testProjectsOf(projects);
  const sorted = classes
    .filter((type) => isCandidate(type, declarations))
    .map((type) => ({
      type,
      reason:
        faultOf(type, declarations) ??
        obstacleTo(type) ??
        (tests.has(type.project) ? "is in a test project" : undefined),
    }))
    .sort((a, b) => (orderOf(a.type) < orderOf(b.type) ? -1 : 1));
  const usable = sorted.flatMap(({ type, reason }) => (reason === undefined ? [type] : []));
  const judge = registrationsOf(usable, declarations, registered);
  return {
    dbContexts: usable.map((type) => ({ ...hostClassOf(type), ...judge(type) })),
    rejectedContexts: sorted.flatMap(({ type, reason }) =>
      reason === undefined ? [] : [{ ...hostClassOf(type), reason }],
    ),
  };
}

/** Returns a judge of contexts that the host never uses itself. If no registration is seen at all, none can be judged by it. */
function registrationsOf(
  contexts: readonly LocatedType[],
  declarations: Declarations,
  registered: ReadonlySet<string>,
): (context: LocatedType) => Pick<HostClass, "isRegistered" | "passedOver"> {
  const heirs = new Map(
    contexts.flatMap((context) => basesOf(context, declarations).map((base) => [base, context.name] as const)),
  );
  const areSeen = contexts.some(({ name }) => registered.has(name));
  return (context) => {
    if (registered.has(context.name)) return { isRegistered: true };
    const heir = heirs.get(context);
    if (heir !== undefined) return { passedOver: `is the base class of ${heir}` };
    return areSeen ? { passedOver: "is never registered" } : {};
  };
}

const likeContext = /(?:Db|Mongo)\w*Context$/;

// Heirs of a context may have any name, so every class with a base class is judged, but only these are worth a reason.
function isCandidate(type: LocatedType, declarations: Declarations): boolean {
  const { name, base } = type;
  return likeContext.test(name) || likeContext.test(base?.name ?? "") || faultOf(type, declarations) === undefined;
}

/** Returns the reason why a class is no `DbContext` of EF Core; undefined if it is one. */
function faultOf(type: LocatedType, declarations: Declarations, depth = 0): string | undefined {
  const { judged } = declarations;
  if (judged.has(type)) return judged.get(type);
  if (depth > deepest) return "derives from too many classes";
  // A class in a circle meets itself.
  judged.set(type, "derives from itself");
  const fault = baseFault(type, declarations, depth);
  judged.set(type, fault);
  return fault;
}

function baseFault(type: LocatedType, declarations: Declarations, depth: number): string | undefined {
  const { base, project } = type;
  if (base === undefined) return "derives from no class";
  const bases = basesOf(type, declarations);
  if (bases.length === 0) return libraryBaseFault(type, declarations.efCoreProjects.has(project));
  const isContext = bases.some((one) => faultOf(one, declarations, depth + 1) === undefined);
  return isContext ? undefined : noContext(base.name);
}

// The project's own class hides one of the same name elsewhere.
function basesOf({ base, project }: LocatedType, { byName, reach }: Declarations): readonly LocatedType[] {
  if (base === undefined || /^Microsoft\b/.test(base.qualifier)) return [];
  const visible = (byName.get(base.name) ?? []).filter((one) => reach(project).has(one.project));
  const own = visible.filter((one) => one.project === project);
  return own.length > 0 ? own : visible;
}

function efCoreProjectsIn(projects: readonly HostProject[], reach: Reach): ReadonlySet<string> {
  const direct = new Set(
    projects
      .filter(({ packages }) => [...packages.keys()].some((id) => /EntityFrameworkCore/i.test(id)))
      .map(({ path }) => path),
  );
  return new Set(projects.map(({ path }) => path).filter((path) => [...reach(path)].some((one) => direct.has(one))));
}

function orderOf(type: LocatedType): string {
  return `${type.project === "" ? 0 : 1} ${fullNameOf(type)} ${type.project}`;
}
