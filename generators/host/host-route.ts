import type { Verb } from "../http/operation.ts";

/** A route that the host maps itself. */
export interface HostRoute {
  readonly path: string;
  /** The verbs; absent if the route answers any. */
  readonly verbs?: readonly Verb[];
  readonly file: string;
}

/** A route of the host that only a run of it would tell. */
export interface UnreadRoute {
  /** The place in words of C#: `MapGet(options.Path` or `PostsController.Get`. */
  readonly written: string;
  readonly file: string;
}

/** A call that maps generated endpoints, and the beginning that it gives their routes. */
export interface Mount {
  readonly call: string;
  /** Undefined if it cannot be read. */
  readonly prefix: string | undefined;
}

/** Returns the beginnings that the host gives the routes of some calls, any of which may be in it. Leaves out those that cannot be read. */
export function prefixesOf(calls: readonly string[], mounts: readonly Mount[]): readonly string[] {
  const own = mounts.filter(({ call }) => calls.includes(call));
  return own.length === 0 ? [""] : own.flatMap(({ prefix }) => prefix ?? []);
}

/** The routes of a host. */
export interface HostRoutes {
  readonly routes: readonly HostRoute[];
  readonly unreadRoutes: readonly UnreadRoute[];
  readonly mounts: readonly Mount[];
}

/** The beginning of routes as one file tells it. */
export interface Prefix {
  readonly text: string;
  /** The method whose callers give what stands before the text; absent for the application. */
  readonly via?: PassedTo;
}

/** A method that maps routes on a builder that its callers pass. */
export interface PassedTo {
  readonly method: string;
  readonly isExtension: boolean;
  /** True if the parameter is a group, which has a prefix even if no caller is found. */
  readonly isGroup: boolean;
}

/** A route as one file tells it. */
export interface MappedRoute {
  /** Undefined if it is no literal. */
  readonly path: string | undefined;
  readonly written: string;
  readonly verbs?: readonly Verb[] | undefined;
  /** Undefined if it cannot be read. */
  readonly prefix: Prefix | undefined;
}

/** A call of a method that may map routes, with the beginnings of what it gets. */
export interface PassingCall {
  readonly method: string;
  /** The receiver of a call on a value; absent for a call on a class. */
  readonly receiver?: Prefix | undefined;
  readonly isOnValue: boolean;
  readonly argument: Prefix | undefined;
}
