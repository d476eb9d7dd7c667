import { Buffer } from "node:buffer";
import { Transform } from "node:stream";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import type { CommandContext, Streams } from "../cli/command.ts";
import { addPlanTools } from "./plan-tools.ts";
import { addReadTools } from "./read-tools.ts";
import type { Session } from "./session.ts";
import { specificationPages } from "./specification-pages.ts";

const pageScheme = "tenon://specification/";

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

/** Passes lines on, each whole, and leaves out those of more bytes than a limit. */
function boundedLines(largest: number, leftOut: () => void): Transform {
  let held: Buffer[] = [];
  let size = 0;
  const take = (piece: Buffer, isEnd: boolean): Buffer | undefined => {
    size += piece.length;
    // A line that is too long is not held either.
    held = size > largest ? [] : [...held, piece];
    if (!isEnd) return undefined;
    const line = size > largest ? undefined : Buffer.concat(held);
    if (line === undefined) leftOut();
    [held, size] = [[], 0];
    return line;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let start = 0; start < chunk.length; ) {
        const found = chunk.indexOf("\n", start);
        const end = found < 0 ? chunk.length : found + 1;
        const line = take(chunk.subarray(start, end), found >= 0);
        if (line !== undefined) this.push(line);
        start = end;
      }
      done();
    },
  });
}

/** Offers the pages of the specification as resources. */
function addSpecificationPages(
  server: McpServer,
  { disk, packageFolder }: Pick<CommandContext, "disk" | "packageFolder">,
): void {
  for (const [name, text] of Object.entries(specificationPages(disk, packageFolder))) {
    const title = /^# (.+)$/m.exec(text)?.[1] ?? name;
    const mimeType = "text/markdown";
    server.registerResource(name, `${pageScheme}${name}`, { title, mimeType }, ({ href }) => ({
      contents: [{ uri: href, mimeType, text }],
    }));
  }
}
