import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CommandContext } from "../cli/command.ts";

const scheme = "tenon://specification/";

/** Offers the pages of the specification as resources. */
export function addSpecificationPages(
  server: McpServer,
  { disk, packageFolder }: Pick<CommandContext, "disk" | "packageFolder">,
): void {
  const folder = `${packageFolder}/docs/specification`;
  const read = (file: string) => new TextDecoder().decode(disk.read(`${folder}/${file}`));
  for (const { name: file } of disk.list(folder)) {
    if (!file.endsWith(".md")) continue;
    const name = file === "README.md" ? "index" : file.replace(/\.md$/, "");
    const title = /^# (.+)$/m.exec(read(file))?.[1] ?? name;
    const mimeType = "text/markdown";
    server.registerResource(name, `${scheme}${name}`, { title, mimeType }, ({ href }) => ({
      contents: [{ uri: href, mimeType, text: read(file) }],
    }));
  }
}
