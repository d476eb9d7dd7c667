import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CommandContext } from "../../generators/cli/command.ts";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { readPage } from "../../generators/terminal/documentation-page.ts";
import { fakeDotnet, fakeScaffolding, type Sdk, snapshotText } from "../cli/fake-dotnet.ts";
import { type Block, blocksOf, commandsOf, type PageCommand } from "../readme-blocks.ts";

/** A page after its run. */
export interface PlayedPage {
  /** The page with what the commands have printed in the blocks that are about it. */
  readonly text: string;
  /** The texts of these blocks. */
  readonly shown: string;
  /** Everything that the commands have printed. */
  readonly printed: string;
  /** The command lines with the exit codes of the page and of the run. */
  readonly exitCodes: readonly (readonly [command: string, wanted: number, found: number])[];
}

const block = /(^(?:<!-- .+ -->\n)?```[\w-]+\n[\s\S]*?^```$)/m;

/** Does what a page says in a folder: writes its files and runs its commands, those of Tenon in this process. */
export async function playPage(page: string, folder: string): Promise<PlayedPage> {
  const reader = readerIn(folder);
  const parts: string[] = [];
  for (const part of page.split(block)) {
    const [found] = blocksOf(part);
    parts.push(found === undefined ? part : await playBlock(found, part, reader));
  }
  return { text: parts.join(""), ...reader.record() };
}

type Reader = ReturnType<typeof readerIn>;

/** Does what a block says, and returns the text that the page should have for it. */
async function playBlock({ language, text, label = "" }: Block, part: string, reader: Reader): Promise<string> {
  if (label === "prints") return `<!-- prints -->\n\`\`\`${language}\n${reader.shown()}\n\`\`\``;
  const [, word, words = ""] = /^(file|meanwhile|dotnet|squawk|database|migration): (.+)$/.exec(label) ?? [];
  if (word === "migration") reader.migration[words] = text;
  else if (word === "file") reader.write(words, text);
  else if (word === "database") reader.database[words] = text;
  else if (language !== "sh") throw new Error(`A block of ${language} is neither run nor compared:\n${text}`);
  else for (const command of commandsOf(part)) await reader.run(command, doing(word, words));
  return part;
}

interface Doing {
  readonly meanwhile?: string;
  readonly sdk?: Sdk | undefined;
  /** The output of squawk; undefined if it is not installed. */
  readonly squawk?: string | undefined;
}

function doing(word: string | undefined, words: string): Doing {
  if (word === "dotnet") return { sdk: words as Sdk };
  return word === "squawk" ? { squawk: words } : { meanwhile: words };
}

/** Returns somebody who types in a folder, which is called `/src/Shop` in all that is printed. */
function readerIn(folder: string) {
  const printed: string[] = [];
  const shown: string[] = [];
  const exitCodes: (readonly [string, number, number])[] = [];
  return {
    /** The operations of the next migration, which a stand-in for `dotnet ef` writes. */
    migration: {} as Record<string, string>,
    /** The classes of a database by name, which a stand-in for `dotnet ef` writes. */
    database: {} as Record<string, string>,
    write(path: string, text: string): void {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    /** Runs a command. Somebody else's command is done meanwhile, unless it is empty. */
    async run({ command, comment }: PageCommand, { meanwhile = "", sdk, squawk }: Doing) {
      const install = /^npm install -D tenon-documentation@?(.*)$/.exec(command);
      if (install !== null) return installPage(folder, install[1]);
      const [program, ...args] = command.split(" ");
      if (program !== "tenon") return shell(command, folder);
      const wanted = Number(/^exit code (\d)$/.exec(comment)?.[1] ?? 0);
      const execute = args.includes("--from-database")
        ? fakeScaffolding(this.database, sdk === undefined ? {} : { sdk })
        : migratingSdk(this.migration, { sdk, squawk });
      const { exitCode, output, messages } = await runCommandLine(args, { ...contextIn(folder, meanwhile), execute });
      exitCodes.push([command, wanted, exitCode]);
      printed.push((messages === "" ? output : messages).trimEnd().replaceAll(dirname(folder), "/src"));
    },
    /** Returns what the last command has printed, which the page shows. */
    shown(): string {
      shown.push(printed.at(-1) ?? "");
      return shown.at(-1) ?? "";
    },
    record: () => ({ printed: printed.join("\n"), shown: shown.join("\n"), exitCodes }),
  };
}

/** Returns an SDK that writes the migration of a page, beside the output of squawk if that is installed. */
function migratingSdk({ up = "", down = "" }: Readonly<Record<string, string>>, { sdk, squawk }: Doing) {
  if (squawk === undefined) return fakeDotnet("ShopContext", { up, down }, sdk);
  return fakeDotnet("ShopContext", { up, down, snapshot: npgsqlSnapshot }, sdk, () => ({ end: 0, output: squawk }));
}

const npgsqlSnapshot = snapshotText(
  "ShopContext",
  "NpgsqlModelBuilderExtensions.UseIdentityByDefaultColumns(modelBuilder);",
);

const pagePackage = (folder: string) => join(folder, "node_modules/tenon-documentation");

/** Copies the page of this project to where npm would install it, as the version that is asked for. */
function installPage(folder: string, version: string | undefined): void {
  const target = pagePackage(folder);
  cpSync(fileURLToPath(new URL("../../documentation/", import.meta.url)), target, { recursive: true });
  const manifest = join(target, "package.json");
  const parsed = JSON.parse(readFileSync(manifest, "utf8"));
  if (version) writeFileSync(manifest, JSON.stringify({ ...parsed, version }));
}

function shell(command: string, folder: string): void {
  const names = ["AUTHOR", "COMMITTER"].flatMap((who) => [
    [`GIT_${who}_NAME`, "Reader"],
    [`GIT_${who}_EMAIL`, "reader@example.com"],
  ]);
  const env = { ...process.env, ...Object.fromEntries(names), LC_ALL: "C.UTF-8" };
  execFileSync("sh", ["-c", command], { cwd: folder, env, stdio: "pipe" });
}

/**
 * Returns the real process in a folder, on a disk that flushes nothing. The page is the one that the folder has installed.
 * When a run begins to write, another command is done first.
 */
function contextIn(folder: string, meanwhile: string): CommandContext {
  const context = createContext(folder);
  const { disk } = context;
  let isOpen = meanwhile !== "";
  const makeFolder = (path: string) => {
    if (isOpen) shell(meanwhile, folder);
    isOpen = false;
    disk.makeFolder(path);
  };
  const create: typeof disk.create = (path, content, options) =>
    disk.create(path, content, { ...options, lasts: false });
  const page = () => readPage(disk, [pagePackage(folder)], context.version());
  return { ...context, page, disk: { ...disk, makeFolder, create, sync: () => undefined } };
}
