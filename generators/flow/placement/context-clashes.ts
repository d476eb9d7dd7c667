import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { ModelLibrary } from "../../emit/rows/model-libraries/model-library.ts";
import type { Host } from "../../host/host.ts";
import { prefixesOf } from "../../host/host-route.ts";
import type { RouteTemplate } from "../../http/route-template.ts";
import { answerSameRequests, requestKeys, withPrefix } from "../../http/same-requests.ts";
import type { Context, Model } from "../../model/ir.ts";
import { type ModelOperation, servedIn, titleOf } from "../../model/operation/model-operation.ts";

/** The library that maps the endpoints of models, and the prefix of every route. */
export interface ServedModel {
  readonly library: Pick<ModelLibrary, "isMapped">;
  readonly routePrefix: string;
}

/** An operation where the host maps it. */
interface MappedOperation {
  readonly operation: ModelOperation;
  readonly context: string;
  readonly route: RouteTemplate;
}

/** Reports operations of two contexts that answer the same requests, as one host maps both. Spec: model-http, Route collisions. */
export function contextClashes(
  { contexts }: Model,
  { mounts }: Pick<Host, "mounts">,
  served: ServedModel,
): readonly Diagnostic[] {
  const holders = new Map<string, MappedOperation[]>();
  return contexts.flatMap((context) => {
    const mapped = mappedIn(context, mounts, served);
    const found = mapped.flatMap((claimant) => {
      const near = keysOf(claimant).flatMap((key) => holders.get(key) ?? []);
      const holder = near.find(({ route }) => answerSameRequests(claimant.route, route));
      return holder === undefined ? [] : [clash(claimant, holder, served)];
    });
    // An operation of the same context is no clash of this kind.
    for (const one of mapped) for (const key of keysOf(one)) holders.set(key, [...(holders.get(key) ?? []), one]);
    return found;
  });
}

/** Returns the calls that map a context, any of which may be in the host. */
export function mappingCalls({ name }: Context, { isMapped }: Pick<ModelLibrary, "isMapped">): readonly string[] {
  return isMapped ? [`Map${name}Endpoints`] : ["UseFastEndpoints"];
}

/** Returns the operations of a context with each beginning that the host gives them; without those that cannot be read. */
function mappedIn(
  context: Context,
  mounts: Host["mounts"],
  { library, routePrefix }: ServedModel,
): readonly MappedOperation[] {
  return prefixesOf(mappingCalls(context, library), mounts).flatMap((prefix) =>
    servedIn(context).map((operation) => {
      const route = withPrefix(prefix, withPrefix(routePrefix, operation.route));
      return { operation, context: context.name, route };
    }),
  );
}

function keysOf({ operation, route }: MappedOperation): readonly string[] {
  return requestKeys(route).map((key) => `${operation.verb} ${key}`);
}

function clash(claimant: MappedOperation, holder: MappedOperation, { library }: ServedModel): Diagnostic {
  const { verb, span } = claimant.operation;
  const { context } = claimant;
  const group = `app.MapGroup("/${context.toLowerCase()}").Map${context}Endpoints();`;
  const words = {
    ...{ verb, route: claimant.route.text, claimant: titleOf(claimant.operation), context },
    ...{ path: holder.route.text, holder: titleOf(holder.operation), other: holder.context },
  };
  return report(catalogue.routeOfOtherContext, words, {
    span,
    notes: [{ message: `${words.holder} is here.`, span: holder.operation.span }],
    hint: library.isMapped
      ? `Give one of the two another @route, or map ${context} in a group of its own: \`${group}\`.`
      : "Give one of the two another @route.",
  });
}
