// @ts-check
import { columns, dim, green, red } from "./terminal.js";

/**
 * A line of the table: what was asked, what was answered, what it shows.
 * @param {import("./converse.js").Answer} answer
 * @param {readonly import("./requests.js").Request[]} requests All of them, for the widths.
 */
export function tableLine({ request, status, location, body }, requests) {
  const { method, path, shows } = request;
  const asked = `${method.padEnd(6)} ${path.padEnd(Math.max(...requests.map((other) => other.path.length)))}`;
  const verdict = status === request.status ? green(String(status)) : red(`${status}, not ${request.status}`);
  const meaning = shows.padEnd(Math.max(...requests.map((other) => other.shows.length)));
  const room = columns() - asked.length - meaning.length - 11;
  const words = shorten(location === null ? summaryOf(body) : `Location: ${location}`, room);
  return `${asked} -> ${verdict}  ${meaning}  ${dim(words)}`.trimEnd();
}

/** @param {any} body */
function summaryOf(body) {
  if (body === undefined) {
    return "";
  }
  if (body.errors !== undefined) {
    return Object.values(body.errors).flat().join(" ");
  }
  if (Array.isArray(body.items)) {
    const titles = body.items.map((/** @type {any} */ item) => item.title ?? item.name);
    return `totalCount ${body.totalCount}, page ${body.page} of ${body.totalPages}: ${titles.join(", ")}`;
  }
  return body.detail ?? (body.status === undefined || body.title === undefined ? JSON.stringify(body) : body.title);
}

/**
 * @param {string} text
 * @param {number} room
 */
function shorten(text, room) {
  const keysShortened = text.replace(/([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "$1...");
  return room < 12 ? "" : keysShortened.length <= room ? keysShortened : `${keysShortened.slice(0, room - 3)}...`;
}
