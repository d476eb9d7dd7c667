import { existsSync } from "node:fs";
import { createRequire } from "node:module";

/** The parts of a page that the tests use. The types of the library would add those of a browser to the project. */
export interface Page {
  readonly on: (event: "request" | "pageerror" | "console", listener: (fact: Fact) => void) => void;
  readonly goto: (url: string) => Promise<unknown>;
  readonly waitForLoadState: (state: "networkidle") => Promise<void>;
  readonly title: () => Promise<string>;
  readonly waitForSelector: (
    selector: string,
    options?: { readonly state: "attached" | "detached" },
  ) => Promise<unknown>;
  readonly locator: (selector: string, options?: { readonly hasText?: string }) => Locator;
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly url: () => string;
  readonly reload: () => Promise<unknown>;
  readonly close: () => Promise<void>;
  readonly keyboard: {
    readonly press: (key: string) => Promise<void>;
    readonly type: (text: string) => Promise<void>;
  };
  readonly waitForEvent: (event: "download") => Promise<Download>;
  readonly emulateMedia: (media: { readonly colorScheme: "dark" | "light" }) => Promise<void>;
}

/** A file that a page offers to save. */
interface Download {
  readonly suggestedFilename: () => string;
  readonly path: () => Promise<string>;
}

/** An event of a page: a request, an error, or a line of the console. */
interface Fact {
  readonly url: () => string;
  readonly message: string;
  readonly type: () => string;
  readonly text: () => string;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Locator {
  readonly locator: (selector: string) => Locator;
  readonly getAttribute: (name: string) => Promise<string | null>;
  readonly count: () => Promise<number>;
  readonly click: () => Promise<void>;
  readonly hover: () => Promise<void>;
  readonly focus: () => Promise<void>;
  readonly isVisible: () => Promise<boolean>;
  readonly isChecked: () => Promise<boolean>;
  readonly uncheck: () => Promise<void>;
  readonly fill: (text: string) => Promise<void>;
  readonly selectOption: (choice: string | { readonly label: string }) => Promise<unknown>;
  readonly innerText: () => Promise<string>;
  readonly allInnerTexts: () => Promise<string[]>;
  readonly boundingBox: () => Promise<Box | null>;
}

export interface Browser {
  readonly newPage: (options: {
    readonly viewport: { readonly width: number; readonly height: number };
  }) => Promise<Page>;
  readonly close: () => Promise<void>;
}

const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find((path) => existsSync(path));

/** True if this machine has a Chromium. */
export const hasBrowser = executablePath !== undefined;

/** Starts the machine's Chromium without a window. */
export async function openBrowser(): Promise<Browser> {
  const { chromium } = createRequire(import.meta.url)("playwright-core");
  return chromium.launch({ executablePath, args: ["--no-sandbox"] });
}
