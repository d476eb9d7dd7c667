import { serveMcp } from "../mcp/serve-mcp.ts";
import { type CommandAction, usageError } from "./command.ts";
import type { serverOptions } from "./options.ts";

/** `tenon mcp`: serves a program that writes code, until it says goodbye. */
export const mcpCommand: CommandAction<typeof serverOptions> = {
  run: () => usageError("A client of the Model Context Protocol starts the server.", "tenon mcp"),
  serve: async ({ positionals }, context) => {
    if (positionals.length > 0) return usageError("mcp takes no file: each call names its own.", "tenon mcp");
    await serveMcp(context.streams(), context);
    return { exitCode: 0, output: "", messages: "" };
  },
};
