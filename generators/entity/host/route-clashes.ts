import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic, Span } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Host } from "../../host/host.ts";
import { type HostRoute, prefixesOf } from "../../host/host-route.ts";
import type { Operation } from "../../http/operation.ts";
import { parseRoute, type RouteTemplate } from "../../http/route-template.ts";
import { answerSameRequests, withPrefix } from "../../http/same-requests.ts";
import { grouped } from "../../text/grouped.ts";

/** An operation that a graft adds to a host. */
export interface GraftedOperation {
  readonly operation: Pick<Operation<object>, "verb" | "route">;
  /** The calls that map it, any of which may be in the host. */
  readonly calls: readonly string[];
  readonly span: Span | undefined;
  /** The cure, as an imperative. */
  readonly hint: string;
}

interface ParsedRoute extends HostRoute {
  readonly template: RouteTemplate;
}

/** Reports operations whose requests the host answers itself: for both the framework answers 500, or one of them loses its requests. Spec: host, Clashing routes. */
export function routeClashes(
  operations: readonly GraftedOperation[],
  { routes, mounts }: Pick<Host, "routes" | "mounts">,
): readonly Diagnostic[] {
  const parsed = routes.map((route) => ({ ...route, template: parseRoute(route.path) }));
  const byDepth = grouped(parsed, ({ template }) => depthOf(template));
  return operations.flatMap(({ operation: { verb, route }, calls, span, hint }) => {
    const mapped = prefixesOf(calls, mounts).map((prefix) => withPrefix(prefix, route));
    for (const one of mapped) {
      const clash = nearby(byDepth, depthOf(one)).find(
        ({ template, verbs }) => (verbs === undefined || verbs.includes(verb)) && answerSameRequests(one, template),
      );
      if (clash !== undefined) {
        const words = { verb, route: one.text, path: clash.path, file: clash.file };
        return [report(catalogue.routeOfHost, words, { span, hint })];
      }
    }
    return [];
  });
}

function depthOf({ text }: RouteTemplate): number {
  return text.split("/").filter((segment) => segment !== "").length;
}

// A parameter at the end can be left out.
function nearby(byDepth: ReadonlyMap<number, readonly ParsedRoute[]>, depth: number): readonly ParsedRoute[] {
  return [depth - 1, depth, depth + 1].flatMap((one) => byDepth.get(one) ?? []);
}
