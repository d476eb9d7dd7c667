import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveSite } from "../../scripts/site/serve-site.js";
import { base, outputFolder } from "./built-site.ts";

let server: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  server = await serveSite(outputFolder);
});

afterAll(() => server?.stop());

/** Asks for a path as it is written, dots included; returns the status, the kind of content and the target of a redirection. */
function ask(path: string): Promise<readonly (number | string | undefined)[]> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path }, ({ statusCode, headers }) => {
      resolve([statusCode, headers["content-type"], headers.location]);
    })
      .on("error", reject)
      .end();
  });
}

test("the server is on loopback alone", () => {
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
});

test.each([
  ["", "text/html; charset=utf-8"],
  ["tutorials/first-entity.html?from=a#here", "text/html; charset=utf-8"],
  ["playground/page.js", "text/javascript; charset=utf-8"],
  ["playground/page.css", "text/css; charset=utf-8"],
  ["hashmap.json", "application/json"],
])("%s below the path of the site is served as %s", async (path, type) => {
  expect(await ask(base + path)).toEqual([200, type, undefined]);
});

test.each([
  "/../package.json",
  "/%2e%2e/package.json",
  "/tenon/..%2f..%2fpackage.json",
  "/%00",
  "/%zz",
  "//[",
  "/tenon/nothing.html",
])("%s is not found", async (path) => {
  expect((await ask(path))[0]).toBe(404);
});

test("a folder without its slash leads to the one with it", async () => {
  expect(await ask("/tenon/playground")).toEqual([301, undefined, "playground/"]);
});

test("every server of the output folder leads from its root to the pages, and from there to their styles", async () => {
  const root = await (await fetch(server.url)).text();
  const target = new URL(/url=([^"]+)"/.exec(root)?.[1] ?? "nothing", server.url).href;
  expect(target).toBe(new URL(base, server.url).href);
  const page = await (await fetch(target)).text();
  const styles = Array.from(page.matchAll(/<link rel="preload stylesheet" href="([^"]+)"/g), ([, href = ""]) => href);
  expect(styles).not.toEqual([]);
  for (const href of styles) expect([href, (await fetch(new URL(href, target))).status]).toEqual([href, 200]);
});

test("an address is printed, and Ctrl+C ends the server", async () => {
  const source = new URL("../../scripts/site/serve-until-stopped.js", import.meta.url);
  const code = `import { serveUntilStopped } from "${source}"; await serveUntilStopped(new URL("${outputFolder}"), "tenon/", 0);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code]);
  const [words] = await once(child.stdout, "data");
  const address = /http:\S+/.exec(String(words))?.[0] ?? "nothing";
  expect((await fetch(address)).status).toBe(200);
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([0, null]);
});

const script = new URL("../../scripts/build-site.js", import.meta.url).pathname;

test.each([[["--srve"]], [["--serve", "--port", "http"]], [["--serve", "--port", "70000"]], [["--port", "8080"]]])(
  "npm run docs -- %j says how it is used",
  (args) => {
    const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: "utf8" });
    expect([status, stderr]).toEqual([2, "Use: npm run docs [-- --serve [--port NUMBER]]\n"]);
  },
);
