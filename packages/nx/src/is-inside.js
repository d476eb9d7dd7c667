// @ts-check
import { posix } from "node:path";

/**
 * True for a path from a host that leads into the workspace.
 * @param {string} root The folder of the host, from the workspace.
 * @param {string} path
 */
export function isInside(root, path) {
  return !/^\.\.(?:\/|$)/.test(posix.join(root, path));
}
