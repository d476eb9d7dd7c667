import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  type InitializeParams,
  InitializeRequest,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type Range,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A client that talks to a real process of the server over its streams. */
export interface Client {
  readonly connection: ProtocolConnection;
  /** Opens a document of the folder. */
  open(name: string, text: string): Promise<void>;
  /** Sends changes of a document, in the order of the protocol. */
  change(name: string, changes: readonly Change[]): Promise<void>;
  close(name: string): Promise<void>;
  uri(name: string): string;
  /** Returns the next diagnostics of a document. */
  diagnosed(name: string): Promise<readonly Diagnostic[]>;
  /** Returns the last diagnostics of a document, once the server has read all that was sent. */
  settled(name: string): Promise<readonly Diagnostic[]>;
  /** Says goodbye; returns the exit code. */
  end(): Promise<number | null>;
}

interface Change {
  readonly range?: Range;
  readonly text: string;
}

/** Starts the server for a folder. Some parameters replace those of a client that can do little. */
export async function startClient(
  folder: string,
  initializationOptions: unknown = {},
  given: Omit<Partial<InitializeParams>, "rootUri"> & { readonly rootUri?: undefined } = {},
): Promise<Client> {
  const server = spawn(process.execPath, ["--import", "tsx", `${root}generators/cli.ts`, "lsp"], { cwd: root });
  const { stdin, stdout } = server;
  const connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
  const shown = new Map<string, readonly Diagnostic[]>();
  const waiting = new Map<string, (diagnostics: readonly Diagnostic[]) => void>();
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
    shown.set(uri, diagnostics);
    waiting.get(uri)?.(diagnostics);
    waiting.delete(uri);
  });
  connection.listen();
  const rootUri = pathToFileURL(folder).href;
  const usual = { processId: process.pid, rootUri, capabilities: {}, initializationOptions };
  // A client of the old days leaves out what the type demands.
  const params = { ...usual, workspaceFolders: [{ uri: rootUri, name: "test" }], ...given } as InitializeParams;
  await connection.sendRequest(InitializeRequest.type, params);
  await connection.sendNotification(InitializedNotification.type, {});
  const uri = (name: string) => pathToFileURL(`${folder}/${name}`).href;
  const versions = new Map<string, number>();
  return {
    connection,
    uri,
    open: (name, text) =>
      connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri: uri(name), languageId: "tenon", version: 1, text },
      }),
    change: (name, contentChanges) => {
      const version = (versions.get(name) ?? 1) + 1;
      versions.set(name, version);
      return connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri: uri(name), version },
        contentChanges: [...contentChanges],
      });
    },
    close: (name) =>
      connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri: uri(name) } }),
    diagnosed: (name) => new Promise((resolve) => waiting.set(uri(name), resolve)),
    settled: async (name) => {
      // The server answers in order, and checks between two requests.
      await connection.sendRequest("workspace/symbol", { query: "no such name" });
      await connection.sendRequest("workspace/symbol", { query: "no such name" });
      return shown.get(uri(name)) ?? [];
    },
    end: () => ended(connection, server),
  };
}

async function ended(connection: ProtocolConnection, server: ChildProcess): Promise<number | null> {
  const exit = new Promise<number | null>((resolve) => {
    server.on("exit", resolve);
  });
  await connection.sendRequest(ShutdownRequest.type);
  await connection.sendNotification(ExitNotification.type);
  return exit;
}
