// @ts-check

/**
 * @typedef {object} Answer
 * @property {import("./requests.js").Request} request
 * @property {number} status
 * @property {string | null} location
 * @property {any} body Whatever JSON the host answered; undefined where it answered none.
 */

/**
 * Makes requests one after the other, filling in the keys that earlier answers gave.
 * @param {string} first The URL of the host.
 * @param {() => Promise<string>} restarted Ends the host, starts it again and returns its URL.
 * @param {readonly import("./requests.js").Request[]} requests
 * @returns {AsyncGenerator<Answer>}
 */
export async function* converse(first, restarted, requests) {
  /** @type {Map<string, string>} */
  const kept = new Map();
  const fill = (/** @type {string} */ text) => text.replace(/\{(\w+)\}/g, (all, name) => kept.get(name) ?? all);
  let url = first;
  for (const request of requests) {
    if (request.afterRestart) {
      url = await restarted();
    }
    const { method, path, body, as, keep } = request;
    const headers = {
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(as !== undefined && { "X-Role": as }),
    };
    const content = body === undefined ? {} : { body: fill(JSON.stringify(body)) };
    const response = await fetch(url + fill(path), {
      method,
      headers,
      ...content,
      signal: AbortSignal.timeout(30_000),
    });
    const answer = {
      request,
      status: response.status,
      location: response.headers.get("Location"),
      body: parse(await response.text()),
    };
    if (keep !== undefined && answer.body?.id !== undefined) {
      kept.set(keep, String(answer.body.id));
    }
    yield answer;
  }
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
