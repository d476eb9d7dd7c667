import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { basename, extname } from "node:path";

/** @type {Readonly<Record<string, string>>} */
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/**
 * Serves a folder on loopback. Resolves with the address of its root once it answers; rejects if the port is taken.
 * @param {URL} folder The address ends with a slash.
 * @param {number} [port] Another free one for 0.
 * @returns {Promise<{ readonly url: string, readonly stop: () => void }>}
 */
export async function serveSite(folder, port = 0) {
  const server = createServer(({ url = "", method }, response) => {
    const file = method === "GET" || method === "HEAD" ? fileAt(folder, url) : undefined;
    if (file === undefined) response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found.\n");
    else if (file.folder !== undefined) response.writeHead(301, { Location: `${file.folder}/` }).end();
    else {
      const type = types[extname(file.url.pathname)] ?? "application/octet-stream";
      response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-cache" });
      createReadStream(file.url).pipe(response);
    }
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(undefined));
  });
  const address = server.address();
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`, stop };
}

/**
 * Returns the file of an address, and the name of the folder if it is one without its slash; undefined for none. Files of the site have plain names, so that no address leads out of its folder.
 * @param {URL} folder
 * @param {string} address
 */
function fileAt(folder, address) {
  if (!URL.canParse(`http://site${address}`)) return undefined;
  const { pathname } = new URL(`http://site${address}`);
  if (!/^\/[\w@./-]*$/.test(pathname)) return undefined;
  const url = new URL(`.${pathname.replace(/\/$/, "/index.html")}`, folder);
  const found = statSync(url, { throwIfNoEntry: false });
  return found && { url, folder: found.isDirectory() ? basename(pathname) : undefined };
}
