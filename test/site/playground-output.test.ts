import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { hostFor } from "../../site/playground/host-for.ts";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";
import { openPlayground, pathsIn, typeInto } from "./open-playground.ts";
import { browserTest, openSite, type Site } from "./open-site.ts";
import { zipFiles } from "./zip-files.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site?.close());

const example = (path: string) => readFileSync(new URL(`../../examples/${path}`, import.meta.url), "utf8");
const examples = {
  "A library (model)": { path: "input.model", text: example("library/lending.model"), args: ["--model"] },
  "A shop (entity file)": { path: "input.yaml", text: example("shop/shop.yaml"), args: [] },
} as const;
const every = "application,infrastructure,api,tests";

/** Grafts an example onto the host of the playground, and returns the files that the command wrote. */
function grafted(label: keyof typeof examples, library: "minimal" | "fastendpoints", layers: string) {
  const { path, text, args } = examples[label];
  const host = Object.fromEntries(hostFor({ text, library }).files.map((file) => [`/repo/${file.path}`, file.text]));
  const disk = memoryDisk({ ...host, [`/repo/${path}`]: text });
  const { exitCode, messages } = run(disk, "graft", ...args, path, "--host", "MyShop", "--layers", layers);
  if (exitCode !== 0) throw new Error(messages);
  const files = Object.entries(disk.snapshot()).filter(
    ([name]) => !(name in host) && name !== `/repo/${path}` && !name.includes("/.tenon/"),
  );
  return Object.fromEntries(files.map(([name, content]) => [posix.relative("/repo", name), content]));
}

browserTest.each([
  ["A library (model)", "minimal"],
  ["A library (model)", "fastendpoints"],
  ["A shop (entity file)", "minimal"],
  ["A shop (entity file)", "fastendpoints"],
] as const)(
  "the archive of %s on %s has the bytes of tenon graft, and the files of the tree",
  async (label, library) => {
    const page = await openPlayground(site);
    await page.locator("#library").selectOption(library);
    await page.locator("#examples").selectOption({ label });
    const wanted = grafted(label, library, every);
    const [some = ""] = Object.keys(wanted).filter((path) => path.includes("Endpoint"));
    await page.waitForSelector(`#panel [data-path="${some}"]`, { state: "attached" });
    await page.waitForSelector("#playground[data-state=fine]");
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#download").click()]);
    expect(download.suggestedFilename()).toBe("tenon.zip");
    const { [examples[label].path]: source, ...files } = zipFiles(readFileSync(await download.path()));
    expect(source).toBe(examples[label].text);
    const code = Object.fromEntries(Object.entries(files).filter(([path]) => !path.endsWith("openapi.yaml")));
    expect(code).toEqual(wanted);
    expect([...(await pathsIn(page))].sort()).toEqual(Object.keys(code).sort());
    expect(Object.keys(files).length).toBe(Object.keys(code).length + 1);
    expect(site.faults).toEqual([]);
  },
);

browserTest("the archive has the chosen layers alone", async () => {
  const page = await openPlayground(site, { example: "A small model" });
  const { text } = examples["A library (model)"];
  await page.locator("#layers [value=tests]").uncheck();
  await typeInto(page, text, "fine");
  const wanted = grafted("A library (model)", "minimal", "infrastructure,api");
  const [some = ""] = Object.keys(wanted).filter((path) => path.includes("Endpoint"));
  await page.waitForSelector(`#panel [data-path="${some}"]`, { state: "attached" });
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#download").click()]);
  const files = zipFiles(readFileSync(await download.path()));
  expect(
    Object.keys(files)
      .filter((path) => path.startsWith("MyShop"))
      .sort(),
  ).toEqual(Object.keys(wanted).sort());
});
