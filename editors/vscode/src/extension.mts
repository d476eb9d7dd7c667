import { commands, type ExtensionContext, window, workspace } from "vscode";
import { LanguageClient } from "vscode-languageclient/node";
import { serverCommand } from "./server-command.mts";
import { startProcess } from "./start-process.mts";

/** Starts the language server once the workspace is trusted, and again after a change of its settings. */
export async function activate({ subscriptions }: ExtensionContext): Promise<void> {
  let running: Promise<LanguageClient | undefined> = Promise.resolve(undefined);
  const restart = () => {
    running = running.then(async (client) => {
      // A client that never started refuses to end.
      await client?.dispose().catch(() => undefined);
      return workspace.isTrusted ? startClient() : undefined;
    });
    return running;
  };
  subscriptions.push(
    commands.registerCommand("tenon.restart", restart),
    workspace.onDidGrantWorkspaceTrust(restart),
    workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration("tenon")) void restart();
    }),
    { dispose: () => running.then((client) => client?.dispose()) },
  );
  await restart();
}

/** Starts a client and its server. Without a server, tells the user the way to one. */
async function startClient(): Promise<LanguageClient | undefined> {
  const settings = workspace.getConfiguration("tenon");
  const folders = (workspace.workspaceFolders ?? []).map(({ uri }) => uri).filter(({ scheme }) => scheme === "file");
  const command = serverCommand(
    settings.get<readonly string[]>("server.command", []),
    folders.map(({ fsPath }) => fsPath),
  );
  const { args, advice } = command;
  const refusal = `\`${[command.command, ...args].join(" ")}\` does not start the language server of Tenon. ${advice}`;
  const first = await startProcess(command).catch(() => undefined);
  // A question would hold up the activation until it is answered.
  if (first === undefined) return void askForServer(refusal);
  const ready = [first];
  const client = new LanguageClient("tenon", "Tenon", async () => ready.pop() ?? (await startProcess(command)), {
    documentSelector: [{ language: "tenon-model" }, { scheme: "file", language: "yaml" }],
    initializationOptions: { models: settings.get("models", []) },
    initializationFailedHandler: () => false,
  });
  await client.start().catch(() => void askForServer(refusal));
  return client;
}

async function askForServer(message: string): Promise<void> {
  const settings = "Open Settings";
  const again = "Try Again";
  const answer = await window.showErrorMessage(message, again, settings);
  if (answer === settings) await commands.executeCommand("workbench.action.openSettings", "tenon.server.command");
  if (answer === again) await commands.executeCommand("tenon.restart");
}
