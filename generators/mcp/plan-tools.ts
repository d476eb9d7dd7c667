import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import * as z from "zod";
import type { CommandResult } from "../cli/command.ts";
import { graftFiles } from "../cli/graft/graft-command.ts";
import { graftModelFiles } from "../cli/graft/graft-model-command.ts";
import { applyPlan } from "../cli/plan/apply-command.ts";
import { planJob } from "../cli/plan/plan-command.ts";
import { hashOfText, type Plan, planText } from "../cli/plan/plan-document.ts";
import { differenceJson } from "../cli/report/graft-json.ts";
import { type JobRunner, patchFolderOf } from "../cli/report/run-and-report.ts";
import type { Outcome } from "../flow/outcome.ts";
import { type Answer, answered, answerOf, attempted, refused } from "./answer.ts";
import { inputs } from "./inputs.ts";
import type { Session, ShownPlan } from "./session.ts";

/** The most plans that a session remembers; the oldest is forgotten first. */
const mostPlans = 20;

const planInput = z.strictObject({
  ...inputs,
  messaging: z
    .enum(["none", "rabbitmq"])
    .describe("The way of a model's integration events; without it, what the host has.")
    .optional(),
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
  const { host = ".", files, model, layers, onConflict, ...asIs } = asked;
  const values = { json: true, host, ...asIs, "on-conflict": onConflict, layers: layers?.join() } as const;
  const invocation =
    model === undefined ? { values, positionals: files ?? [] } : { values: { ...values, model }, positionals: [] };
  const receive = (plan: Plan, outcome: Outcome): CommandResult => {
    const id = hashOfText(`${host}\n${planText(plan)}`).slice(0, 12);
    remember(plans, id, { plan, host });
    const shown = { plan: id, files: withDifferences(plan, outcome, context), needs: plan.needs };
    return { exitCode: 0, output: JSON.stringify(shown, undefined, 2), messages: "" };
  };
  const runJob: JobRunner = (job, given) => planJob(job, { invocation, receive }, given);
  return answerOf((model === undefined ? graftFiles : graftModelFiles)(invocation, context, runJob));
}

/** Adds the differences of the files that exist already: of a file of the user's, a name says too little. */
function withDifferences({ files }: Plan, outcome: Outcome, { disk }: Session["context"]) {
  const folder = patchFolderOf(disk, outcome);
  const changes = new Map(outcome.changes.map((change) => [change.path, change]));
  return files.map((file) => {
    const change = changes.get(file.path);
    return { ...file, ...(file.before !== undefined && change && differenceJson(change, outcome, folder)) };
  });
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
  const result = applyPlan(plan.plan, { values: { json: true, host: plan.host }, file: "-" }, context);
  // A plan that came true or to nothing is of no use again.
  plans.delete(id);
  return answerOf(result);
}
