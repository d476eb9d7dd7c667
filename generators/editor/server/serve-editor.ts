import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import type { ReadableDisk } from "../../files/disk/disk.ts";
import type { Templates } from "../../render/templates.ts";
import { csharpSignatures } from "../model/csharp-signatures.ts";
import { answerRequests } from "./requests.ts";
import { Session } from "./session.ts";

/** The world of the server. */
export interface EditorSystem {
  readonly disk: ReadableDisk;
  readonly templates: () => Templates;
  readonly version: string;
}

/** Serves an editor over streams. Ends when the editor ends the connection. */
export function serveEditor(
  { input, output }: { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream },
  { disk, templates, version }: EditorSystem,
): Promise<void> {
  const connection = createConnection(ProposedFeatures.all, input, output);
  const session = new Session(connection, disk, version);
  answerRequests(connection, session, csharpSignatures(templates));
  session.listen();
  return new Promise((resolve) => {
    connection.onExit(() => resolve());
  });
}
