// @ts-check
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compareProcesses } from "./processes.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const packages = ["compiler", "http", "openapi3"];
const types = /** @type {const} */ ([
  ["String", "string"],
  ["Int", "int32"],
  ["Decimal", "decimal"],
  ["Bool", "boolean"],
  ["Instant", "utcDateTime"],
]);

/** The fields of every resource, in both languages. */
const fields = Array.from({ length: 20 }, (_none, index) => {
  const [ours = "", theirs = ""] = types[index % types.length] ?? [];
  return { name: `field${index}`, ours, theirs };
});

/** A resource with 20 properties and five operations, as a model. @param {number} index */
function modelOf(index) {
  const name = `Thing${index}`;
  const declared = fields.map(({ name: field, ours }) => `${field}: ${ours}`);
  const changes = fields.map(({ name: field }) => `${field} -> ${field}`).join(" ");
  return `
  aggregate ${name}Group root ${name} {
    entity ${name} identified by ${name}Id {
      ${declared.join("\n      ")}
      @route("/things${index}/{id}") @put command change(${declared.join(", ")}) { ${changes} }
      @route("/things${index}/{id}") @delete command remove { field1 -> 0 }
      @route("/things${index}") create make(${declared.join(", ")}) { }
    }
  }
  readmodel ${name}Row from ${name} { id ${fields.map(({ name: field }) => field).join(" ")} }
  @route("/things${index}/{id}") query ${name}ById(id: ${name}Id): ${name}Row
  @route("/things${index}") query ${name}List(): List<${name}Row>
`;
}

/** The same in TypeSpec. @param {number} index */
function typespecOf(index) {
  const name = `Thing${index}`;
  return `
model ${name} { @key id: string; ${fields.map(({ name: field, theirs }) => `${field}: ${theirs};`).join(" ")} }
@route("/things${index}") interface ${name}s {
  @get list(): ${name}[];
  @get read(@path id: string): ${name};
  @post create(@body body: ${name}): ${name};
  @put update(@path id: string, @body body: ${name}): ${name};
  @delete remove(@path id: string): void;
}
`;
}

/** Both forms of so many resources; a model file has a limit, so theirs stand in several. @param {string} folder @param {number} count */
function writeResources(folder, count) {
  const indices = Array.from({ length: count }, (_none, index) => index);
  const models = join(folder, `models${count}`);
  mkdirSync(models, { recursive: true });
  for (let start = 0; start < count; start += 100) {
    const part = indices.slice(start, start + 100).map(modelOf);
    writeFileSync(join(models, `part${start}.model`), `context Shop {${part.join("")}}\n`);
  }
  const head = 'import "@typespec/http";\nusing TypeSpec.Http;\n@service(#{ title: "Shop" }) namespace Shop;\n';
  writeFileSync(join(folder, `main${count}.tsp`), head + indices.map(typespecOf).join(""));
}

/** The OpenAPI document of so many resources, cold, against TypeSpec on the same. @param {string} folder @param {number} count @param {number} rounds */
function compare(folder, count, rounds) {
  const outs = [join(folder, "yaml"), join(folder, "json")];
  const fresh = () => {
    for (const out of outs) rmSync(out, { recursive: true, force: true });
  };
  const tenon = [process.execPath, join(root, "dist/tenon.js"), "build", join(folder, `models${count}`)];
  const openapi = [...tenon, "--target", "openapi", "--out"];
  const compiler = join(folder, "node_modules/@typespec/compiler/cmd/tsp.js");
  const emit = ["--emit", "@typespec/openapi3", "--output-dir", join(folder, "tsp")];
  return compareProcesses(
    [
      { name: "tenon, YAML", command: [...openapi, outs[0] ?? ""], before: fresh },
      { name: "tenon, JSON", command: [...openapi, outs[1] ?? "", "--openapi-format", "json"], before: fresh },
      {
        name: "TypeSpec 1.11.0",
        command: [process.execPath, compiler, "compile", join(folder, `main${count}.tsp`), ...emit],
      },
    ],
    rounds,
  );
}

const folder = mkdtempSync(join(tmpdir(), "tenon-bench-"));
try {
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  // Too much of a tree to keep among the packages of the project.
  const wanted = packages.map((name) => `@typespec/${name}@1.11.0`);
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--silent", ...wanted], { cwd: folder, stdio: "inherit" });
  const counts = process.argv.slice(2).map(Number);
  for (const count of counts.length === 0 ? [10, 100, 1000] : counts) {
    writeResources(folder, count);
    console.log(`\n${count} resources of 20 properties and five operations`);
    console.table(compare(folder, count, count >= 1000 ? 3 : 5));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
