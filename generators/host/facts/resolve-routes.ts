import { grouped } from "../../text/grouped.ts";
import type { HostRoutes, MappedRoute, PassedTo, PassingCall, Prefix } from "../host-route.ts";
import type { SourceFile } from "../snapshot/source-file.ts";
import { classesByName } from "./class-chain.ts";
import { controllerRoutes } from "./controller-routes.ts";
import { endpointClassRoutes, libraryPrefix } from "./endpoint-class-routes.ts";
import { joined } from "./route-prefixes.ts";

/** The full beginnings of routes; undefined for one that cannot be read. */
type Beginnings = readonly (string | undefined)[];

/** Returns the routes of a host from those of its files, with the prefixes that callers give. Spec: host, Routes and endpoint names. */
export function resolveRoutes(files: readonly SourceFile[], called: ReadonlySet<string>): HostRoutes {
  const beginningsOf = beginningsIn(files.flatMap(({ passingCalls }) => passingCalls));
  const pathOf = pathsIn(files);
  const calls = files.flatMap(({ routes, file }) =>
    routes.flatMap((route) =>
      beginningsOf(route.prefix).map((before) => located({ ...route, path: pathOf(route) }, before, file)),
    ),
  );
  const classes = classesByName(files);
  const transformsTokens = files.some((file) => file.transformsTokens);
  const isLibraryUsed = called.has("UseFastEndpoints") || called.has("MapFastEndpoints");
  const prefix = libraryPrefix(files);
  const found = [
    ...calls,
    ...controllerRoutes(classes, { called, transformsTokens }),
    ...(isLibraryUsed ? endpointClassRoutes(classes, prefix) : []),
  ];
  return {
    routes: found.flatMap(({ path, verbs, file }) =>
      path === undefined ? [] : [{ path, ...(verbs !== undefined && { verbs }), file }],
    ),
    unreadRoutes: found.flatMap(({ path, written, file }) => (path === undefined ? [{ written, file }] : [])),
    mounts: [...mountsIn(files, beginningsOf), ...(isLibraryUsed ? [{ call: "UseFastEndpoints", prefix }] : [])],
  };
}

/** Returns a reader of paths that knows the constants of all files. Where several of one name differ, it knows none. */
function pathsIn(files: readonly SourceFile[]): (route: MappedRoute) => string | undefined {
  const values = grouped(
    files.flatMap(({ constants }) => [...constants]),
    ([name]) => name,
  );
  return ({ path, written }) => {
    if (path !== undefined) return path;
    const [, name = ""] = /\((?:\w+\.)+(\w+)$/.exec(written) ?? [];
    const [value, ...others] = new Set(values.get(name)?.map(([, text]) => text));
    return others.length === 0 ? value : undefined;
  };
}

function located({ path, written, verbs }: MappedRoute, before: string | undefined, file: string) {
  if (path === undefined || before === undefined) return { path: undefined, written, verbs, file };
  return { path: before === "" ? path.replace(/^\/?/, "/") : joined(before, path), written, verbs, file };
}

function mountsIn(files: readonly SourceFile[], beginningsOf: (prefix: Prefix | undefined) => Beginnings) {
  return files.flatMap(({ passingCalls }) =>
    passingCalls
      .filter(({ method, isOnValue }) => isOnValue && /^MapTenon|^Map\w+Endpoints$/.test(method))
      .flatMap(({ method, receiver }) => beginningsOf(receiver).map((prefix) => ({ call: method, prefix }))),
  );
}

const mostBeginnings = 50;

/** Returns a reader of the beginnings that a prefix stands for, one for each caller of its method. */
function beginningsIn(calls: readonly PassingCall[]): (prefix: Prefix | undefined) => Beginnings {
  const byMethod = grouped(calls, ({ method }) => method);
  const known = new Map<string, Beginnings>();
  const ofCallers = ({ method, isExtension }: PassedTo): Beginnings => {
    const key = `${method} ${isExtension}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    // A method in a circle meets itself.
    known.set(key, [undefined]);
    const callers = byMethod.get(method) ?? [];
    const found = callers.flatMap((one) => read(isExtension && one.isOnValue ? one.receiver : one.argument));
    const distinct = [...new Set(found)].slice(0, mostBeginnings);
    known.set(key, distinct);
    return distinct;
  };
  const read = (prefix: Prefix | undefined): Beginnings => {
    if (prefix === undefined) return [undefined];
    const { text, via } = prefix;
    if (via === undefined) return [text];
    const before = ofCallers(via);
    if (before.length === 0) return [via.isGroup ? undefined : text];
    return before.map((one) => (one === undefined ? undefined : text === "" ? one : joined(one, text)));
  };
  return read;
}
