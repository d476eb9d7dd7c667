import { serveSite } from "./serve-site.js";

/**
 * Serves a folder until Ctrl+C, and prints the address of a path in it. Ends the process if the port is taken.
 * @param {URL} folder
 * @param {string} path
 * @param {number} port
 */
export async function serveUntilStopped(folder, path, port) {
  try {
    const { url, stop } = await serveSite(folder, port);
    console.log(`The site is at ${url}${path} until you press Ctrl+C.`);
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
  } catch (error) {
    console.error(`Port ${port} cannot be served: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
