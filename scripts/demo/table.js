// @ts-check
import { columns, dim, green, red } from "./terminal.js";

/**
 * A line of the table: what was asked, what was answered, what it shows.
 * @param {import("./converse.js").Answer} answer
 * @param {readonly import("./requests.js").Request[]} requests All of them, for the widths.
 */
export function tableLine({ request, status, location, body }, requests) {
  const { method, path, shows } = request;
  const meaning = shows.padEnd(Math.max(...requests.map((other) => other.shows.length)));
  const longest = Math.max(...requests.map((other) => withShortKeys(other.path).length));
  const width = Math.max(24, Math.min(longest, columns() - meaning.length - 18));
  const asked = `${method.padEnd(6)} ${cut(withShortKeys(path), width).padEnd(width)}`;
  const verdict = status === request.status ? green(String(status)) : red(`${status}, not ${request.status}`);
  const room = columns() - asked.length - meaning.length - 11;
  const words = withShortKeys(location === null ? summaryOf(body) : `Location: ${location}`);
  return `${asked} -> ${verdict}  ${meaning}  ${dim(room < 12 ? "" : cut(words, room))}`.trimEnd();
}

/** @param {any} body */
function summaryOf(body) {
  if (body === undefined) {
    return "";
  }
  if (body.errors !== undefined) {
    return Object.entries(body.errors).map(wordsOf).join(" ");
  }
  if (Array.isArray(body.items)) {
    const titles = body.items.map((/** @type {any} */ item) => item.title ?? item.name);
    return `totalCount ${body.totalCount}, page ${body.page} of ${body.totalPages}: ${titles.join(", ")}`;
  }
  return body.detail ?? (body.status === undefined || body.title === undefined ? JSON.stringify(body) : body.title);
}

/**
 * Some messages name their member themselves.
 * @param {[member: string, messages: any]} error
 */
function wordsOf([member, messages]) {
  const words = messages.join(" ");
  return words.startsWith("is ") ? `${member} ${words}.` : words;
}

/** @param {string} text */
function withShortKeys(text) {
  return text.replace(/([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "$1...");
}

/**
 * @param {string} text
 * @param {number} width
 */
function cut(text, width) {
  return text.length <= width ? text : `${text.slice(0, width - 3)}...`;
}
