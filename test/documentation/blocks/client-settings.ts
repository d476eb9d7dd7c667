import { parse as parseLua } from "luaparse";
import { parse as parseToml } from "smol-toml";
import { z } from "zod";
import { readCommandLine } from "../../../generators/cli/run-command-line.ts";

const server = z.object({ command: z.string(), args: z.array(z.string()) });
const servers = z.record(z.string(), server);
const clientFile = z.union([
  z.object({ servers }).transform((file) => file.servers),
  z.object({ mcpServers: servers }).transform((file) => file.mcpServers),
]);
const helixFile = z.object({
  "language-server": servers,
  language: z.array(z.object({ "language-servers": z.array(z.string()) })),
});

/** Returns true if the settings of a client of `tenon mcp` start the server. */
export function startsServer(json: string): boolean {
  const found = Object.values(clientFile.parse(JSON.parse(json)));
  return found.length > 0 && found.every(isCommand);
}

/** Returns true if the settings of Helix define servers that start and that a language uses. Helix knows others by itself. */
export function isHelixFile(toml: string): boolean {
  const { "language-server": defined, language } = helixFile.parse(parseToml(toml));
  const used = language.flatMap((one) => one["language-servers"]);
  const servers = Object.entries(defined);
  return servers.length > 0 && servers.every(([name, server]) => used.includes(name) && isCommand(server));
}

/** Returns true if settings of Neovim are Lua whose `cmd` starts a server. */
export function isNeovimFile(lua: string): boolean {
  parseLua(lua, { luaVersion: "LuaJIT" });
  const [, list = ""] = /\bcmd = \{(.*?)\}/s.exec(lua) ?? [];
  const [command = "", ...args] = Array.from(list.matchAll(/"([^"]*)"/g), ([, word = ""]) => word);
  return isCommand({ command, args });
}

function isCommand({ command, args }: z.infer<typeof server>): boolean {
  const [program, ...rest] = [command, ...args].filter((word) => !/^(?:npx|--no-install)$/.test(word));
  return program === "tenon" && !("exitCode" in readCommandLine(rest, { version: () => "" }));
}
