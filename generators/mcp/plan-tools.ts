import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import * as z from "zod";
import { applyCommand } from "../cli/apply-command.ts";
import type { CommandResult } from "../cli/command.ts";
import { hashOfText } from "../cli/plan/plan-document.ts";
import { planCommand } from "../cli/plan-command.ts";
import { planModelCommand } from "../cli/plan-model-command.ts";
import { withStandardInput } from "../cli/with-standard-input.ts";
import { type Answer, answered, answerOf, attempted, refused, told } from "./answer.ts";
import { inputs } from "./inputs.ts";
import type { Session, ShownPlan } from "./session.ts";

/** The most plans that a session remembers; the oldest is forgotten first. */
const mostPlans = 20;

const planInput = {
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
};

type Asked = z.infer<z.ZodObject<typeof planInput>>;

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
      inputSchema: { plan: z.string().describe("The id that `plan` returned.") },
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
  return told(JSON.stringify({ plan: id, files: changes, needs }, undefined, 2));
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
