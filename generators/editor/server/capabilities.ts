import { type ServerCapabilities, TextDocumentSyncKind } from "vscode-languageserver/node";
import { tokenModifiers, tokenTypes } from "../model/semantic-tokens.ts";

/** The requests that the server answers. */
export const capabilities: ServerCapabilities = {
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
