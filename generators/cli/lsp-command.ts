import { serveEditor } from "../editor/server/serve-editor.ts";
import { type CommandAction, usageError } from "./command.ts";
import type { serverOptions } from "./options.ts";

/** `tenon lsp`: serves an editor until it says goodbye. */
export const lspCommand: CommandAction<typeof serverOptions> = {
  run: () => usageError("An editor starts the language server.", "tenon lsp"),
  serve: async ({ positionals }, { streams, disk, templates, version }) => {
    if (positionals.length > 0) return usageError("lsp takes no file: the editor names the folder.", "tenon lsp");
    await serveEditor(streams(), { disk, templates, version: version() });
    return { exitCode: 0, output: "", messages: "" };
  },
};
