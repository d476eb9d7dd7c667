// @ts-check
import { connect } from "node:net";

const CONNECTIONS = 4;

/**
 * @typedef {object} Message
 * @property {string} method
 * @property {string | ((index: number) => string)} path Below the base; by the number of the request where no two may be the same.
 * @property {string | ((index: number) => string)} [body]
 * @property {Readonly<Record<string, string>>} [headers]
 */

/**
 * Sends requests on a few connections that stay open, and gives the requests a second. Every answer must be a success.
 * Sockets alone, because a client that parses more than it needs takes the processor from the server.
 * @param {string} base
 * @param {Message} message
 * @param {{ first: number, amount: number }} numbers Those of the requests.
 */
export async function sendRequests(base, message, { first, amount }) {
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(new URL(base))));
  const start = performance.now();
  let next = first;
  const sendInTurn = async (/** @type {(text: string) => Promise<string>} */ send) => {
    while (next < first + amount) {
      const text = textOf(base, message, next++);
      const status = await send(text);
      if (!status.startsWith("2")) throw new Error(`${text.split("\r\n")[0]} was answered ${status}.`);
    }
  };
  await Promise.all(connections.map(({ send }) => sendInTurn(send)));
  const seconds = (performance.now() - start) / 1000;
  for (const { socket } of connections) socket.destroy();
  return amount / seconds;
}

/**
 * @param {string} base
 * @param {Message} message
 * @param {number} index
 */
function textOf(base, { method, path, body, headers = {} }, index) {
  const { host, pathname } = new URL(base);
  const content = typeof body === "function" ? body(index) : body;
  const target = `${pathname === "/" ? "" : pathname}${typeof path === "function" ? path(index) : path}`;
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(content === undefined
      ? []
      : ["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(content)}`]),
  ];
  return `${lines.join("\r\n")}\r\n\r\n${content ?? ""}`;
}

/**
 * Opens a connection; `send` resolves to the status of the answer.
 * @param {URL} url
 * @returns {Promise<{ socket: import("node:net").Socket, send: (text: string) => Promise<string> }>}
 */
function open({ hostname, port }) {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const send = (/** @type {string} */ text) =>
      new Promise((answered, failed) => {
        let got = "";
        socket.removeAllListeners("data").removeAllListeners("close");
        socket.on("close", () => failed(new Error("The server closed the connection.")));
        socket.on("data", (piece) => {
          got += piece.toString("latin1");
          if (isWhole(got)) answered(got.slice(9, 12));
        });
        socket.write(text);
      });
    socket.once("error", reject).once("connect", () => resolve({ socket, send }));
  });
}

/** @param {string} answer */
function isWhole(answer) {
  const end = answer.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const head = answer.slice(0, end);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) return answer.length >= end + 4 + Number(length);
  return !/^transfer-encoding:/im.test(head) || answer.endsWith("\r\n0\r\n\r\n");
}
