import { existsSync } from "node:fs";
import { type ExtensionContext, workspace } from "vscode";
import { type Executable, LanguageClient } from "vscode-languageclient/node";

/** Starts the language server for the workspace. The editor ends it with the extension. */
export async function activate(context: ExtensionContext): Promise<void> {
  const server = serverOf(workspace.workspaceFolders?.[0]?.uri.fsPath);
  const client = new LanguageClient("tenon", "Tenon", server, {
    documentSelector: [{ language: "tenon-model" }, { scheme: "file", language: "yaml" }],
    initializationOptions: { models: workspace.getConfiguration("tenon").get("models", []) },
  });
  context.subscriptions.push(client);
  await client.start();
}

/** Returns the command of the server: that of the settings, else the one that the workspace installed, else the one of the machine. */
function serverOf(folder: string | undefined): Executable {
  const [command, ...args] = workspace.getConfiguration("tenon").get<readonly string[]>("server.command", []);
  const options = folder === undefined ? {} : { cwd: folder };
  if (command !== undefined) return { command, args, options };
  const installed = `${folder}/node_modules/tenon/dist/tenon.js`;
  if (folder !== undefined && existsSync(installed)) return { command: "node", args: [installed, "lsp"], options };
  // On Windows the command of a package is a script, which only a shell starts.
  return { command: "tenon", args: ["lsp"], options: { ...options, shell: process.platform === "win32" } };
}
