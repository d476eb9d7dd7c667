import { type Connection, DocumentHighlightKind } from "vscode-languageserver/node";
import { entitySymbols } from "../entity/symbols.ts";
import { pathOfUri } from "../file-address.ts";
import { foldingRanges } from "../model/folding.ts";
import { formattingEdits } from "../model/formatting.ts";
import type { SignatureOf } from "../model/hover.ts";
import { operationHints, operationLenses } from "../model/operations.ts";
import { encodedTokens } from "../model/semantic-tokens.ts";
import { documentSymbols, workspaceSymbols } from "../model/symbols.ts";
import { codeActions, completions, definition, hover, prepareRename, references, rename } from "./answers.ts";
import { fileOf } from "./asked.ts";
import type { Session } from "./session.ts";

/** Registers the answers to all requests. A document that is no model has few of them. */
export function answerRequests(connection: Connection, session: Session, signatureOf: SignatureOf): void {
  answerAboutFiles(connection, session);
  connection.onCompletion((asked) => completions(session, asked, asked.context?.triggerCharacter));
  connection.onHover((asked) => hover(session, asked, signatureOf));
  connection.onDefinition((asked) => definition(session, asked));
  connection.onReferences((asked) => references(session, asked, asked.context.includeDeclaration));
  connection.onDocumentHighlight((asked) => {
    const here = references(session, asked, true).filter(({ uri }) => uri === asked.textDocument.uri);
    return here.map(({ range }) => ({ range, kind: DocumentHighlightKind.Text }));
  });
  connection.onPrepareRename((asked) => prepareRename(session, asked));
  connection.onRenameRequest((asked) => rename(connection, session, asked));
  connection.onCodeAction((asked) => codeActions(session, asked));
}

function answerAboutFiles(connection: Connection, session: Session): void {
  const { workspace } = session;
  const uriOf = (path: string) => session.uriOf(path);
  connection.onDocumentSymbol((asked) => {
    const path = pathOfUri(asked.textDocument.uri);
    const entities = workspace.entitiesOf(path);
    return entities === undefined ? (fileOf(session, asked, documentSymbols) ?? []) : entitySymbols(entities, path);
  });
  connection.onWorkspaceSymbol(({ query }) =>
    workspace.allModels().flatMap((model) => workspaceSymbols(model, query, uriOf)),
  );
  connection.onFoldingRanges(
    (asked) => fileOf(session, asked, (model, path) => foldingRanges(path, model.index(path))) ?? [],
  );
  connection.onDocumentFormatting((asked) => fileOf(session, asked, formattingEdits) ?? []);
  connection.languages.inlayHint.on((asked) => fileOf(session, asked, operationHints) ?? []);
  connection.onCodeLens((asked) => fileOf(session, asked, operationLenses) ?? []);
  connection.languages.semanticTokens.on((asked) => ({ data: fileOf(session, asked, encodedTokens) ?? [] }));
}
