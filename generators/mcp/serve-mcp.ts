import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import type { CommandContext, Streams } from "../cli/command.ts";
import { addPlanTools } from "./plan-tools.ts";
import { addReadTools } from "./read-tools.ts";
import type { Session } from "./session.ts";
import { addSpecificationPages } from "./specification-pages.ts";

const instructions =
  "Tenon grafts HTTP endpoints onto a .NET host from entity files (YAML) or models. Check inputs with `check`, look at a host with `doctor`, then call `plan`, show the plan to the user, and call `apply` with its id. The resources are the specification of entity files and models.";

/** Serves a client of the Model Context Protocol over streams. Ends when its input ends. */
export async function serveMcp({ input, output }: Streams, context: CommandContext): Promise<void> {
  const server = new McpServer({ name: "tenon", version: context.version() }, { instructions });
  const session: Session = { context, plans: new Map() };
  addReadTools(server, session);
  addPlanTools(server, session);
  addSpecificationPages(server, context);
  const ended = new Promise<void>((resolve) => {
    for (const event of ["end", "close"]) input.once(event, resolve);
  });
  await server.connect(new StdioServerTransport(input, output));
  await ended;
  await server.close();
}
