import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import type { CommandContext, Streams } from "../cli/command.ts";
import { boundedLines } from "./bounded-lines.ts";
import { addPlanTools } from "./plan-tools.ts";
import { addReadTools } from "./read-tools.ts";
import type { Session } from "./session.ts";
import { addSpecificationPages } from "./specification-pages.ts";

const instructions =
  "Tenon grafts HTTP endpoints onto a .NET host from entity files (YAML) or models. Check inputs with `check`, look at a host with `doctor`, then call `plan`, show the plan to the user, and call `apply` with its id. The resources are the specification of entity files and models.";

/** In bytes. */
const largestMessage = 10_000_000;

/** The answer to a message whose id was not read. */
const tooLarge = {
  jsonrpc: "2.0",
  id: null,
  error: { code: -32600, message: "The message is larger than 10 MB and was not read." },
} as const;

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
  const refuse = () => void output.write(`${JSON.stringify(tooLarge)}\n`);
  const transport = new StdioServerTransport(input.pipe(boundedLines(largestMessage, refuse)), output, {
    maxBufferSize: 2 * largestMessage,
  });
  await server.connect(transport);
  await ended;
  await server.close();
}
