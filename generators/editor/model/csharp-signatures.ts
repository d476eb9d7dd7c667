import { modelNames } from "../../emit/csharp/model/model-names.ts";
import { planModel } from "../../emit/plan-model.ts";
import type { PlannedFile } from "../../emit/planned-file.ts";
import { layerGenerators } from "../../emit/rows/model-generators.ts";
import { csharpRenderer } from "../../flow/templates/csharp-renderer.ts";
import type { TypeSymbol } from "../../model/bind/symbols.ts";
import { policyClass, processClass, scheduleClass, specificationClass } from "../../model/emitted-names.ts";
import type { DeclaringNode, Referent } from "../../model/names/referents.ts";
import { textOfPrinted } from "../../render/render.ts";
import type { Templates } from "../../render/templates.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import type { SignatureOf } from "./hover.ts";
import type { ModelSnapshot } from "./model-snapshot.ts";

const folders = { domain: "", application: "", infrastructure: "", api: "" } as const;
const layers = new Set(["domain", "application"] as const);

/** Finds signatures in the emitted C# itself, one section at a time. The plan of a model is kept as long as its snapshot. */
export function csharpSignatures(templates: () => Templates): SignatureOf {
  const plans = new WeakMap<ModelSnapshot, readonly PlannedFile[]>();
  const system = { templates };
  const planOf = (snapshot: ModelSnapshot): readonly PlannedFile[] => {
    const known = plans.get(snapshot);
    const result = snapshot.model();
    const plan = known ?? (result.ok ? planModel(result.value, layerGenerators, { layers, folders, input: "" }) : []);
    plans.set(snapshot, plan);
    return plan;
  };
  return (snapshot, referent) => {
    const sought = soughtIn(snapshot, referent);
    if (sought === undefined) return undefined;
    const [file] = planOf(snapshot).flatMap(({ sections, ...rest }) => {
      const isOfContext = rest.namespace.split(".")[0] === referent.context;
      const printing = sections.filter(({ types: [type] }) => isOfContext && type === sought.type);
      return printing.length === 0 ? [] : [{ ...rest, sections: printing }];
    });
    if (file === undefined) return undefined;
    const text = csharpRenderer(modelNames, {}, system)(file);
    return text.ok ? lineWith(textOfPrinted(text.value), sought) : undefined;
  };
}

/** A C# type, and a member of it or a record within it unless the type itself is sought. */
interface Sought {
  readonly type: string;
  readonly member?: string;
  readonly nested?: string;
}

function soughtIn(snapshot: ModelSnapshot, { kind, text, context, node }: Referent): Sought | undefined {
  switch (kind) {
    case "value":
    case "quantity":
    case "enum":
    case "union":
    case "entity":
    case "event":
    case "integrationEvent":
    case "identity":
    case "readModel":
    case "projection":
    case "query":
      return { type: text };
    case "spec":
      return { type: specificationClass(text) };
    case "policy":
      return { type: policyClass(text) };
    case "schedule":
      return { type: scheduleClass(text) };
    case "process":
      return { type: processClass(text) };
    case "service":
      return { type: `I${text}` };
    case "field":
    case "readModelField":
    case "command":
    case "factory": {
      const owner = node && ownerOf(snapshot, context, node);
      return owner && { type: owner.decl.name.text, member: pascalCaseOf(text) };
    }
    case "unionCase": {
      const cases = context === undefined ? [] : (snapshot.scopeOf(context)?.context.unionCases ?? []);
      const union = cases.find(({ decl }) => decl === node)?.union;
      return union && { type: union.name, nested: text };
    }
    case "context":
    case "module":
    case "aggregate":
    case "enumMember":
    case "parameter":
    case "local":
    case "finder":
    case "operation":
    case "usecase":
    case "step":
    case "word":
      return undefined;
  }
}

function ownerOf(snapshot: ModelSnapshot, context: string | undefined, node: DeclaringNode): TypeSymbol | undefined {
  const types = context === undefined ? [] : (snapshot.scopeOf(context)?.context.types ?? []);
  return types.find(({ decl, fields, commands, factories }) => {
    const parts: readonly DeclaringNode[] = [...fields, ...commands, ...factories];
    return parts.includes(node) || (decl.kind === "readModel" && decl.fields.some((field) => field === node));
  });
}

/** Returns the line that declares a type or member, without its body. */
function lineWith(text: string, { type, member, nested = type }: Sought): string | undefined {
  const declares =
    member === undefined
      ? new RegExp(`\\b(?:class|record|struct|enum|interface) ${nested}\\b`)
      : new RegExp(`^(?:public|internal) [^;={(]*\\b${member}(?= \\{|\\(| =>|;|$)`);
  const line = text
    .split("\n")
    .map((one) => one.trim())
    .find((one) => declares.test(one));
  // Positional members have defaults.
  if (member === undefined) return line?.replace(/\s*\{.*$/, "").replace(/;$/, "");
  return line?.replace(/\s*(?:\{.*|=>.*|=.*;?)$/, (body) => (/^\s*\{ get;/.test(body) ? body : "")).replace(/;$/, "");
}
