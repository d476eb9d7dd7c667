import { readFileSync } from "node:fs";

/** The reader of the settings above a diagram, as ours have none. */
const yamlReader = /^function getDefaultExportFromCjs[\s\S]*(?=^export \{\n {2}JSON_SCHEMA,)/m;

/** Parts of the library that our diagrams never use, each as the text that keeps it in a bundle. */
const unused = [
  // Names of functions, for messages: a call for each, which no bundler may drop.
  /^__name\(\w+, "[\w$]+"\);$|^ *static \{\s*__name\(this, "\w+"\);\s*\}$/gm,
  // Themes.
  /^ {2}"?(?!(?:dark|default):)[\w-]+"?: \{\s+getThemeVariables(?:: \w+)?\s+\},?$/gm,
  // Settings of other diagrams.
  /^ {2}"?(?:sequence|gantt|journey|er|pie|quadrantChart|xyChart|requirement|mindmap|timeline|gitGraph|c4|sankey|packet|block|treeView|architecture|radar|venn|cynefin|kanban)"?: \{\n(?: {4}.*\n)+ {2}\},?$/gm,
  // Shapes of flow charts, and of other diagrams.
  /^ {2}\{\n {4}semanticName(?:.*\n){3,6}? {4}handler: (?!squareRect|roundedRect|stateStart|stateEnd|forkJoin)\w+\n {2}\},?$/gm,
  /^ {4}(?:composite|block_arrow|collapsedGroup|icon\w*|imageSquare|anchor|kanbanItem|mindmapCircle|defaultMindmapNode|erBox|requirementBox),?$/gm,
];

/**
 * Bundles Mermaid with a few of its diagrams, which it loads when it meets one, and without the shapes and themes of the rest.
 * @param {readonly ("class" | "state")[]} kinds
 * @returns {import("esbuild").Plugin}
 */
export function ownDiagrams(kinds) {
  const own = new RegExp(`(?:${kinds.join("|")})Diagram-v2|dagre`);
  return {
    name: "own-diagrams",
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /.*/ }, ({ kind, path, importer }) =>
        kind === "dynamic-import" && /[\\/]node_modules[\\/]/.test(importer) && !own.test(path)
          ? { path: "diagram", namespace: "left-out" }
          : undefined,
      );
      onLoad({ filter: /.*/, namespace: "left-out" }, () => ({ contents: "export default undefined;" }));
      onLoad({ filter: /[\\/]mermaid[\\/]dist[\\/].*\.mjs$/ }, ({ path }) => ({
        contents: unused.reduce(
          (text, part) => text.replace(part, ""),
          readFileSync(path, "utf8").replace(yamlReader, "var JSON_SCHEMA, load;\n"),
        ),
      }));
    },
  };
}
