import type { Graft } from "../../entity/graft.ts";
import type { View } from "../../render/view.ts";
import type { EntityPlace } from "../generator.ts";
import { csharpString } from "./csharp-text.ts";
import { withEnds } from "./lists.ts";

/** The parts whose types schemas describe. */
const described = ["entity", "contracts", "api"] as const;

/** Returns the view of the schema convention, which tells generated types by their namespaces. */
export function schemaConventionView(_graft: Graft, { target: { placement } }: EntityPlace): View {
  const namespaces = new Set(described.map((part) => placement[part].namespace));
  const generated = [...namespaces].map((namespace) => ({ prefix: csharpString(`${namespace}.`) }));
  return { generated: withEnds(generated, ", ", "") };
}
