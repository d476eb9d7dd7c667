import { cpSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

const root = new URL("../../", import.meta.url).pathname;

/** Copies the example host and its entity file into a new folder. */
export function newRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), "tenon-mcp-"));
  mkdirSync(join(folder, ".git"));
  cpSync(join(root, "examples/host"), join(folder, "host"), { recursive: true });
  cpSync(join(root, "examples/shop/shop.yaml"), join(folder, "host/shop.yaml"));
  cpSync(join(root, "examples/library/lending.model"), join(folder, "lending.model"));
  return folder;
}

/** The text of an answer, and whether it is a refusal. */
export interface Told {
  readonly isError: boolean;
  readonly text: string;
}

/** A client that talks to a real process of the server. */
export interface Connected {
  readonly client: Client;
  call(tool: string, args?: Readonly<Record<string, unknown>>): Promise<Told>;
}

const sources = ["--import", join(root, "node_modules/tsx/dist/esm/index.mjs"), join(root, "generators/cli.ts")];

/** Starts the server in a folder and connects to it; by default that of the sources. */
export async function connect(folder: string, program: readonly string[] = sources): Promise<Connected> {
  const client = new Client({ name: "test", version: "1.0.0" });
  const args = [...program, "mcp"];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: folder }));
  return {
    client,
    call: async (name, given = {}) => {
      const { content, isError } = await client.callTool({ name, arguments: given });
      const [first] = Array.isArray(content) ? content : [];
      return { isError: isError === true, text: String(first?.text) };
    },
  };
}
