// @ts-check
// The time from an edit in a context of 2,000 lines to its diagnostics, and what the server computes for it.
//   node bench/editor.js
// Every edit makes a mistake or mends it, so that each is answered by diagnostics. The first edits warm the server up.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";

const root = fileURLToPath(new URL("../", import.meta.url));
const uri = "file:///bench/a.model";
const edits = 200;

/** Returns the example of the library many times in one context, each under names of its own. */
function longContext() {
  const lending = readFileSync(join(root, "examples/library/lending.model"), "utf8");
  const body = lending.slice(lending.indexOf("{") + 1, lending.lastIndexOf("}"));
  const copies = Math.ceil(2000 / body.split("\n").length);
  const parts = Array.from({ length: copies }, (_, number) =>
    body
      .replace(/\b(?!String|Int\b|Decimal|Bool|Instant|List)([A-Z]\w*?)(Id)?\b(?=[\s?>,:.({)])/g, `$1${number}$2`)
      .replaceAll('"/', `"/${number}/`),
  );
  return `context Lending {${parts.join("")}}\n`;
}

/**
 * Reads the processor time of a process. Linux alone tells that of another one.
 * @param {number | undefined} pid
 */
function processorTime(pid) {
  const ticks = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(ticks[11]) + Number(ticks[12])) * 10;
}

const server = spawn(process.execPath, [join(root, "dist/tenon.js"), "lsp"]);
const connection = createProtocolConnection(
  new StreamMessageReader(server.stdout),
  new StreamMessageWriter(server.stdin),
);
/** @type {(diagnostics: readonly unknown[]) => void} */
let shown = () => undefined;
connection.onNotification("textDocument/publishDiagnostics", (/** @type {{ diagnostics: readonly unknown[] }} */ all) =>
  shown(all.diagnostics),
);
connection.listen();
await connection.sendRequest("initialize", { processId: process.pid, rootUri: null, capabilities: {} });
await connection.sendNotification("initialized", {});

const text = longContext();
const middle = text.indexOf("invariant amount", text.length / 2) + "invariant ".length;
const line = text.slice(0, middle).split("\n").length - 1;
const character = middle - text.lastIndexOf("\n", middle) - 1;
await connection.sendNotification("textDocument/didOpen", {
  textDocument: { uri, languageId: "tenon-model", version: 0, text },
});

/** @param {number} version */
async function edit(version) {
  /** @type {Promise<readonly unknown[]>} */
  const answer = new Promise((resolve) => {
    shown = resolve;
  });
  const end = { line, character: character + (version % 2 === 0 ? 1 : 0) };
  const change = { range: { start: { line, character }, end }, text: version % 2 === 0 ? "" : "x" };
  const start = performance.now();
  await connection.sendNotification("textDocument/didChange", {
    textDocument: { uri, version },
    contentChanges: [change],
  });
  const diagnostics = await answer;
  if (diagnostics.length > 0 !== (version % 2 === 1)) throw new Error("These are the diagnostics of another text.");
  return performance.now() - start;
}

for (let version = 1; version <= 40; version++) await edit(version);
const isLinux = process.platform === "linux";
const before = isLinux ? processorTime(server.pid) : 0;
/** @type {number[]} */
const times = [];
for (let version = 41; version <= 40 + edits; version++) times.push(await edit(version));
const computed = isLinux ? `, ${((processorTime(server.pid) - before) / edits).toFixed(1)} ms of the processor` : "";
times.sort((one, other) => one - other);
const [half, most] = [times[edits / 2] ?? 0, times[Math.ceil(edits * 0.95) - 1] ?? 0];
console.log(
  `diagnostics after an edit of ${text.split("\n").length} lines`.padEnd(56),
  `${half.toFixed(1)} ms`.padStart(9),
  ` p95 ${most.toFixed(1)} ms${computed}`,
);
await connection.sendRequest("shutdown");
await connection.sendNotification("exit");
