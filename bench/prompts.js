// The time of a graft of one entity, and the time to the first question, against plop itself:
//   node bench/prompts.js [ROUNDS]
// Each round runs everything once, in turn, so that a busy machine slows all alike; the fastest round counts.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const plop = join(root, "node_modules/plop/bin/plop.js");
const rounds = Number(process.argv[2] ?? 15);
const folder = mkdtempSync(join(tmpdir(), "tenon-bench-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const entities = `version: 1
defaults: { access: anonymous }
entity:
  Book:
    properties:
      Id: { type: Guid, isKey: true }
      Title: { type: string, maxLength: 80 }
      Price: { type: decimal, min: 0 }
`;

/** Turns the files of one graft into templates of plop that write the same files. Returns their number. */
function prepare() {
  cpSync(join(root, "examples/host"), join(folder, "host"), { recursive: true });
  writeFileSync(join(folder, "shop.yaml"), entities);
  graft();
  const written = readdirSync(join(folder, "host/Tenon"), { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  mkdirSync(join(folder, "templates"));
  const actions = written.map(({ parentPath, name }, index) => {
    const template = readFileSync(join(parentPath, name), "utf8")
      .replaceAll("Book", "{{pascalCase name}}")
      .replaceAll("book", "{{camelCase name}}");
    writeFileSync(join(folder, `templates/${index}.hbs`), template);
    return { type: "add", path: `out/${index}{{pascalCase name}}.cs`, templateFile: `templates/${index}.hbs` };
  });
  const generator = { description: "as many files", prompts: [{ name: "name", message: "Name" }], actions };
  const source = `export default (plop) => { plop.setGenerator("add", ${JSON.stringify(generator)}); plop.setGenerator("other", { prompts: [], actions: [] }); };`;
  writeFileSync(join(folder, "plopfile.mjs"), source);
  return written.length;
}

function graft() {
  for (const part of ["Tenon", ".tenon"]) rmSync(join(folder, "host", part), { recursive: true, force: true });
  return timed([join(root, "dist/tenon.js"), "graft", "shop.yaml", "--host", "host"]);
}

function add() {
  rmSync(join(folder, "out"), { recursive: true, force: true });
  return timed([plop, "--plopfile", join(folder, "plopfile.mjs"), "add", "book"]);
}

/** @param {readonly string[]} args */
function timed(args) {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${args.join(" ")}: ${stderr}`);
  return performance.now() - start;
}

/**
 * The time until a terminal shows a text.
 * @param {readonly string[]} args
 * @param {string} text
 */
function untilShown(args, text) {
  const command = [process.execPath, plop, ...args].join(" ");
  const environment = { ...process.env, TERM: "xterm", CI: "" };
  const start = performance.now();
  const child = spawn("script", ["-qefc", `stty rows 40 cols 80; exec ${command}`, "/dev/null"], {
    cwd: folder,
    env: environment,
  });
  return new Promise((resolve, reject) => {
    let output = "";
    let elapsed = 0;
    child.once("error", reject).once("close", () => (elapsed > 0 ? resolve(elapsed) : reject(new Error(output))));
    child.stdout.setEncoding("utf8").on("data", (piece) => {
      output += piece;
      if (elapsed > 0 || !output.includes(text)) return;
      elapsed = performance.now() - start;
      child.stdin.write("\u0003");
    });
  });
}

const files = prepare();
const own = ["--plopfile", join(root, "plopfile.js")];
/** @type {Readonly<Record<string, () => number | Promise<number>>>} */
const jobs = {
  "node -e 0": () => timed(["-e", "0"]),
  "tenon graft, one entity": graft,
  [`plop add, ${files} files`]: add,
  "plop lists its generators": () => untilShown(["--plopfile", join(folder, "plopfile.mjs")], "choose a generator"),
  "plop entity asks": () => untilShown([...own, "entity"], "The host"),
};
/** @type {Record<string, number>} */
const best = {};
for (let round = 0; round < rounds; round++)
  for (const [name, job] of Object.entries(jobs))
    best[name] = Math.min(best[name] ?? Number.POSITIVE_INFINITY, await job());

const [nothing = 1, grafted = 1, added = 1, listed = 1, asked = 1] = Object.values(best);
for (const [name, time] of Object.entries(best)) console.log(`${name.padEnd(28)} ${time.toFixed(0).padStart(6)} ms`);
console.log(`
graft / node -e 0            ${(grafted / nothing).toFixed(2)}  (at most 2.2)
plop add / graft             ${(added / grafted).toFixed(2)}  (at least 3)
first prompt / plop's list   ${(asked / listed).toFixed(2)}  (at most 1.3)`);
