/** Returns a text as a block of Markdown. */
export function fenced(language: "csharp" | "ebnf" | "model" | "sh" | "text" | "yaml", text: string): string {
  const fence = text.includes("```") ? "~~~~" : "```";
  return `${fence}${language === "model" ? "tenon-model" : language}\n${text.trimEnd()}\n${fence}`;
}
