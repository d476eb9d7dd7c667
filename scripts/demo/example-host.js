// @ts-check
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * @typedef {object} Insertion
 * @property {string} file
 * @property {string} after The text of the line below which it goes; it stands once in the file.
 * @property {string} line
 */

/** The lines that a user adds to the example host for entities. @type {readonly Insertion[]} */
const entityLines = [
  {
    file: "Bookshop.csproj",
    after: '<PackageReference Include="Npgsql.EntityFrameworkCore.PostgreSQL" Version="10.0.0" />',
    line: '<PackageReference Include="FluentValidation" Version="11.11.0" />',
  },
  {
    file: "Program.cs",
    after: "builder.Services.AddShopDb(builder.Configuration);",
    line: "builder.Services.AddTenon();",
  },
  { file: "Program.cs", after: "app.MapNewsletter();", line: "app.MapTenon();" },
  { file: "Data/ShopDb.cs", after: "});", line: "modelBuilder.ApplyTenon();" },
];

/** The lines that a user adds to it for the model of the library. @type {readonly Insertion[]} */
export const libraryLines = [
  {
    file: "Program.cs",
    after: "builder.Services.AddShopDb(builder.Configuration);",
    line: "builder.Services.AddRoleHeader();",
  },
];

/**
 * Puts a fresh copy of a host, without what was built of it, where another may have been.
 * @param {string} from
 * @param {string} to
 */
export function copyHost(from, to) {
  rmSync(to, { recursive: true, force: true, maxRetries: 3 });
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, filter: (path) => !/^(?:bin|obj)$|\.db(?:-shm|-wal)?$/.test(basename(path)) });
}

/**
 * Adds the lines that our code waits for to a copy of the example host; without others those for entities, and the package that they need.
 * @param {string} folder
 * @param {(insertion: Insertion) => void} [onInsert]
 * @param {readonly Insertion[]} [lines]
 */
export function wireHost(folder, onInsert = () => {}, lines = entityLines) {
  for (const insertion of lines) {
    const path = join(folder, insertion.file);
    writeFileSync(path, withLine(readFileSync(path, "utf8"), insertion));
    onInsert(insertion);
  }
}

/**
 * @param {string} text
 * @param {Insertion} insertion
 */
function withLine(text, { file, after, line }) {
  const lines = text.split("\n");
  const places = lines.flatMap((candidate, at) => (candidate.trim() === after ? [at] : []));
  const [at] = places;
  if (at === undefined || places.length > 1) {
    throw new Error(`The line ${after} stands ${places.length} times in ${file}, not once.`);
  }
  const indent = /^\s*/.exec(lines[at] ?? "")?.[0] ?? "";
  return [...lines.slice(0, at + 1), indent + line, ...lines.slice(at + 1)].join("\n");
}
