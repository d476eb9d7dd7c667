import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import * as z from "zod";
import { applyCommand } from "../cli/apply-command.ts";
import type { CommandResult } from "../cli/command.ts";
import { graftFiles } from "../cli/graft-command.ts";
import { graftModels } from "../cli/graft-model-command.ts";
import type { graftOrModelOptions, Values } from "../cli/options.ts";
import { hashOfText, type PlannedChange } from "../cli/plan/plan-document.ts";
import { planCommand } from "../cli/plan-command.ts";
import { planModelCommand } from "../cli/plan-model-command.ts";
import { runAndReport } from "../cli/run-and-report.ts";
import { withStandardInput } from "../cli/with-standard-input.ts";
import { type Answer, answered, answerOf, attempted, refused, told } from "./answer.ts";
import { inputs } from "./inputs.ts";
import type { Session, ShownPlan } from "./session.ts";

/** The most plans that a session remembers; the oldest is forgotten first. */
const mostPlans = 20;

const planInput = z.strictObject({
  ...inputs,
  wire: z.boolean().describe("Add the lines that the host needs to its own files.").optional(),
  prune: z
    .boolean()
    .describe("Delete generated files that are no longer produced, unless they were edited.")
    .optional(),
  restore: z.boolean().describe("Bring back generated files that were deleted.").optional(),
  onConflict: z
    .enum(["keep", "new", "merge"])
    .describe("For edited files and files of the user's in the way; without it, a conflict stops the plan.")
    .optional(),
});

type Asked = z.infer<typeof planInput>;

/** Adds the tool that plans, and the tool that carries out a plan. Spec: mcp, Plans. */
export function addPlanTools(server: McpServer, session: Session): void {
  server.registerTool(
    "plan",
    {
      description:
        "Plans what a graft would write into a .NET host: each file with its operation and reason, and the lines that the host needs. Writes nothing. Returns an id for `apply`. Show the plan to the user before it is applied.",
      inputSchema: planInput,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (asked) => answered(asked, session.context, () => planned(asked, session)),
  );
  server.registerTool(
    "apply",
    {
      description:
        "Carries out a plan of this session by its id. If an input or a file has changed since, nothing is written: plan again.",
      inputSchema: z.strictObject({ plan: z.string().describe("The id that `plan` returned.") }),
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
    },
    ({ plan }) => attempted(() => applied(plan, session)),
  );
}

function planned(asked: Asked, { context, plans }: Session): Answer {
  const { host = ".", files, model, wire, prune, restore, onConflict, layers } = asked;
  const run = {
    json: true,
    host,
    wire,
    prune,
    restore,
    "on-conflict": onConflict,
    layers: layers?.join(),
  } as const;
  const result: CommandResult =
    model === undefined
      ? planCommand.run({ values: run, positionals: files ?? [] }, context)
      : planModelCommand.run({ values: { ...run, model }, positionals: [] }, context);
  if (result.exitCode !== 0) return answerOf(result);
  const id = hashOfText(`${host}\n${result.output}`).slice(0, 12);
  remember(plans, id, { text: result.output, host });
  const { files: changes, needs } = JSON.parse(result.output);
  const shown = { plan: id, files: withDifferences(changes, { ...run, model }, { files, context }), needs };
  return told(JSON.stringify(shown, undefined, 2));
}

/** Adds the differences of the files that exist already: of a file of the user's, a name says too little. */
function withDifferences(
  changes: readonly PlannedChange[],
  values: Values<typeof graftOrModelOptions>,
  { files, context }: Pick<Asked, "files"> & Pick<Session, "context">,
) {
  if (changes.every(({ before }) => before === undefined)) return changes;
  const graft = values.model === undefined ? graftFiles : graftModels;
  const dry = { values: { ...values, diff: true, "dry-run": true }, positionals: files ?? [] };
  const compared: readonly Compared[] = JSON.parse(graft(dry, context, runAndReport).output).files;
  const differences = new Map(compared.map(({ path, diff }) => [path, diff]));
  return changes.map((change) => ({
    ...change,
    ...(change.before !== undefined && { diff: differences.get(change.path) }),
  }));
}

/** A file in the report of a dry run. */
interface Compared {
  readonly path: string;
  readonly diff?: string;
}

function remember(plans: Session["plans"], id: string, plan: ShownPlan): void {
  plans.delete(id);
  plans.set(id, plan);
  const [oldest] = plans.keys();
  if (plans.size > mostPlans && oldest !== undefined) plans.delete(oldest);
}

function applied(id: string, { context, plans }: Session): Answer {
  const plan = plans.get(id);
  if (plan === undefined) return refused(`There is no plan ${id} in this session. Call plan, and show it to the user.`);
  const input = new TextEncoder().encode(plan.text);
  const values = { json: true, host: plan.host } as const;
  const result = applyCommand.run({ values, positionals: ["-"] }, withStandardInput({ ...context, input }));
  // A plan that came true or to nothing is of no use again.
  plans.delete(id);
  return answerOf(result);
}
