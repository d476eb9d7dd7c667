// @ts-check
import { Agent, request } from "node:http";

const CONNECTIONS = 4;

/**
 * Sends the same request many times on a few connections that stay open, and gives the requests a second. Every answer must be a success.
 * @param {string} url
 * @param {{ method: string, body?: string, headers?: Readonly<Record<string, string>> }} message
 * @param {number} amount
 */
export async function sendRequests(url, message, amount) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  let left = amount;
  const sendInTurn = async () => {
    while (left-- > 0) await send(url, message, agent);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendInTurn));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return amount / seconds;
}

/**
 * @param {string} url
 * @param {{ method: string, body?: string, headers?: Readonly<Record<string, string>> }} message
 * @param {Agent} agent
 * @returns {Promise<void>}
 */
function send(url, { method, body, headers: own }, agent) {
  return new Promise((resolve, reject) => {
    const content = body === undefined ? {} : { "Content-Type": "application/json", "Content-Length": body.length };
    const headers = { ...own, ...content };
    const sent = request(url, { method, headers, agent }, (answer) => {
      const { statusCode = 0 } = answer;
      if (statusCode >= 300) reject(new Error(`${method} ${url} answered ${statusCode}.`));
      answer.on("error", reject).on("end", resolve).resume();
    });
    sent.on("error", reject).end(body);
  });
}
