import {
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type InitializeResult,
  type ServerCapabilities,
  TextDocumentSyncKind,
  TextDocuments,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { ReadableDisk } from "../../files/disk/disk.ts";
import { isRecord } from "../../text/json-text.ts";
import { shownDiagnostics, type Texts } from "../diagnostics.ts";
import { pathOfUri, uriOfPath } from "../file-address.ts";
import { tokenModifiers, tokenTypes } from "../model/semantic-tokens.ts";
import { Workspace } from "./workspace.ts";

/** The requests that the server answers. */
const capabilities: ServerCapabilities = {
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
  completionProvider: { triggerCharacters: [".", "@", "{", ":"] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  documentHighlightProvider: true,
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  renameProvider: { prepareProvider: true },
  codeActionProvider: true,
  codeLensProvider: {},
  documentFormattingProvider: true,
  foldingRangeProvider: true,
  inlayHintProvider: true,
  semanticTokensProvider: {
    legend: { tokenTypes: [...tokenTypes], tokenModifiers: [...tokenModifiers] },
    full: true,
  },
  workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
};

/** The conversation with one editor: its documents, and the diagnostics that it shows. */
export class Session {
  readonly workspace: Workspace;
  private readonly connection: Connection;
  private readonly version: string;
  private readonly documents = new TextDocuments(TextDocument);
  /** The addresses of open documents by path, as the editor spells them. */
  private readonly uris = new Map<string, string>();
  /** The diagnostics that the editor shows, as text, by address. */
  private readonly published = new Map<string, string>();
  private readonly changed = new Set<string>();
  private isAwaited = false;
  private canWatch = false;
  private canChangeFolders = false;

  constructor(connection: Connection, disk: ReadableDisk, version: string) {
    this.connection = connection;
    this.version = version;
    this.workspace = new Workspace(disk);
  }

  listen(): void {
    this.connection.onInitialize((params) => this.initialize(params));
    this.connection.onInitialized(() => this.watch());
    this.connection.onDidChangeWatchedFiles(({ changes }) => this.readAgain(changes.map(({ uri }) => pathOfUri(uri))));
    // An editor that watches no files for the server saves at least.
    this.documents.onDidSave(() => this.readAgain([]));
    this.documents.onDidChangeContent(({ document: { uri } }) => this.edit(uri));
    this.documents.onDidClose(({ document: { uri } }) => this.close(uri));
    this.documents.listen(this.connection);
    this.connection.listen();
  }

  /** Returns the address of a path as the editor knows it. */
  uriOf(path: string): string {
    return this.uris.get(path) ?? uriOfPath(path);
  }

  private initialize({ workspaceFolders, rootUri, initializationOptions, capabilities: client }: InitializeParams) {
    // Some clients leave the address out, which has to be null then.
    const root: string | null | undefined = rootUri;
    const roots = workspaceFolders?.map(({ uri }) => uri) ?? (typeof root === "string" ? [root] : []);
    this.canChangeFolders = client.workspace?.workspaceFolders === true;
    this.canWatch = client.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    this.workspace.start(roots.map(rootPath), statedModels(initializationOptions));
    const result: InitializeResult = { capabilities, serverInfo: { name: "tenon", version: this.version } };
    return result;
  }

  private watch(): void {
    if (this.canChangeFolders) {
      this.connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        this.workspace.changeFolders(
          added.map(({ uri }) => rootPath(uri)),
          removed.map(({ uri }) => rootPath(uri)),
        );
        this.readAgain([]);
      });
    }
    if (!this.canWatch) return;
    const watchers = ["**/*.model", "**/*.{yaml,yml}", "**/.tenon/manifest*/**"].map((globPattern) => ({
      globPattern,
    }));
    void this.connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
  }

  /** Forgets the disk, and checks some files and all that are open. */
  private readAgain(paths: readonly string[]): void {
    this.workspace.refresh();
    for (const path of [...paths, ...this.uris.keys()]) this.checkSoon(path);
  }

  private edit(uri: string): void {
    const path = pathOfUri(uri);
    this.uris.set(path, uri);
    this.workspace.edit(path, this.documents.get(uri)?.getText() ?? "");
    this.checkSoon(path);
  }

  private close(uri: string): void {
    const path = pathOfUri(uri);
    this.uris.delete(path);
    this.workspace.close(path);
    this.checkSoon(path);
  }

  /** Checks a changed file once the changes that wait behind this one are read. */
  private checkSoon(path: string): void {
    this.changed.add(path);
    if (this.isAwaited) return;
    this.isAwaited = true;
    setImmediate(() => {
      this.isAwaited = false;
      const paths = [...this.changed];
      this.changed.clear();
      for (const path of paths) this.check(path);
    });
  }

  private check(path: string): void {
    try {
      if (path.endsWith(".model")) this.publish(this.workspace.modelOf(path));
      const entities = this.workspace.entitiesOf(path);
      if (entities !== undefined) this.publish(entities);
    } catch (error) {
      const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.connection.console.error(`internal error: ${trace}`);
    }
  }

  private publish(snapshot: Texts & { readonly diagnostics: readonly Diagnostic[] }): void {
    const shown = shownDiagnostics(snapshot.diagnostics, snapshot, (path) => this.uriOf(path));
    for (const [path, diagnostics] of shown) {
      const uri = this.uriOf(path);
      const text = JSON.stringify(diagnostics);
      if ((this.published.get(uri) ?? "[]") === text) continue;
      this.published.set(uri, text);
      void this.connection.sendDiagnostics({ uri, diagnostics: [...diagnostics] });
    }
  }
}

function rootPath(uri: string): string {
  return pathOfUri(uri).replace(/(?<=.)\/$/, "");
}

/** Reads the option `models` of the editor: paths that are one model each. Spec: editors, Files of a model. */
function statedModels(options: unknown): readonly string[] {
  const models = isRecord(options) ? options["models"] : undefined;
  return Array.isArray(models) ? models.filter((one) => typeof one === "string") : [];
}
