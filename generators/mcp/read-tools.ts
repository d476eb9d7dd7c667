import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import * as z from "zod";
import { buildCommand } from "../cli/build/build-command.ts";
import { doctorCommand } from "../cli/doctor/doctor-command.ts";
import { explainCommand } from "../cli/explain-command.ts";
import { graftCommand } from "../cli/graft/graft-command.ts";
import { answered, answerOf, refused } from "./answer.ts";
import { entityRoutes } from "./entity-routes.ts";
import { inputs } from "./inputs.ts";
import type { Session } from "./session.ts";

const annotations = { readOnlyHint: true, openWorldHint: false };

/** Adds the tools that write nothing. */
export function addReadTools(server: McpServer, { context }: Session): void {
  const { host, files, model } = inputs;
  server.registerTool(
    "check",
    {
      description:
        "Checks entity files against their host, or a model by itself. Returns the diagnostics with file, line, column and hint. Writes nothing.",
      inputSchema: z.strictObject({ host, files, model }),
      annotations,
    },
    (asked) =>
      answered(asked, context, () => {
        if (asked.model !== undefined)
          return answerOf(buildCommand.run({ values: { json: true }, positionals: asked.model }, context));
        const values = { json: true, "dry-run": true, host: asked.host };
        return answerOf(graftCommand.run({ values, positionals: asked.files ?? [] }, context));
      }),
  );
  server.registerTool(
    "routes",
    {
      description: "Lists the HTTP operations that entity files or a model lead to: verb, route, and who may call.",
      inputSchema: z.strictObject({ host, files, model }),
      annotations,
    },
    (asked) =>
      answered(asked, context, () => {
        if (asked.files !== undefined) return entityRoutes(asked.files, asked.host, context);
        if (asked.model === undefined) return refused("Name files or model.");
        const values = { json: true, print: "routes" };
        return answerOf(buildCommand.run({ values, positionals: asked.model }, context));
      }),
  );
  server.registerTool(
    "doctor",
    {
      description: "Shows what Tenon reads in a .NET host, what a graft would do there, and what is missing.",
      inputSchema: z.strictObject({ host }),
      annotations,
    },
    (asked) =>
      answered(asked, context, () => {
        const found = doctorCommand.run({ values: { json: true, host: asked.host }, positionals: [] }, context);
        // A host that lacks something is an answer, not a failure.
        return answerOf(found, [4]);
      }),
  );
  server.registerTool(
    "explain",
    {
      description: "Explains a diagnostic by its code: cause, example, cure.",
      inputSchema: z.strictObject({ code: z.string().describe("A code such as TEN0303 or DSL1304.") }),
      annotations,
    },
    ({ code }) => answerOf(explainCommand.run({ values: { json: true }, positionals: [code] }, context)),
  );
}
