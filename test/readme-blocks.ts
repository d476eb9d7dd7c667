/** A fenced block of a Markdown page. */
export interface Block {
  readonly language: string;
  readonly text: string;
  /** The words of the HTML comment directly above the block, such as `quoted: examples/shop/shop.yaml`. */
  readonly label: string | undefined;
}

const FENCE = /(?:^<!-- (?<label>.*) -->\n)?^```(?<language>[\w-]+)\n(?<text>[\s\S]*?)^```$/gm;

/** Returns the fenced blocks of a page, in order. */
export function blocksOf(page: string): readonly Block[] {
  return [...page.matchAll(FENCE)].map(({ groups = {} }) => ({
    language: groups["language"] ?? "",
    text: groups["text"] ?? "",
    label: groups["label"],
  }));
}

/** A command of a page, with the comment behind it. */
export interface PageCommand {
  readonly command: string;
  readonly comment: string;
}

/** Returns the commands of all `sh` blocks of a page, in order. */
export function commandsOf(page: string): readonly PageCommand[] {
  return blocksOf(page)
    .filter(({ language }) => language === "sh")
    .flatMap(({ text }) => text.split("\n"))
    .filter((line) => line !== "")
    .map((line) => {
      const [, command = line, comment = ""] = /^(.*?)\s+# (.*)$/.exec(line) ?? [];
      return { command, comment };
    });
}
