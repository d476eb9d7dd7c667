import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** A server of a folder, on a loopback port. */
export interface SiteServer {
  /** The address of the site, with a slash at its end. */
  readonly url: string;
  readonly stop: () => void;
}

/** Serves a folder below a path, as a host of static pages does. */
export async function serveSite(folder: URL, base: string): Promise<SiteServer> {
  const server = createServer(({ url = "" }, response) => {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    const name = path.replace(base, "").replace(/(^|\/)$/, "$1index.html");
    const file = new URL(name, folder);
    const isFound = path.startsWith(base) && existsSync(file) && statSync(file).isFile();
    response.writeHead(isFound ? 200 : 404, { "Content-Type": types[extname(name)] ?? "application/octet-stream" });
    response.end(isFound ? readFileSync(file) : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}${base}`, stop: () => server.close() };
}
