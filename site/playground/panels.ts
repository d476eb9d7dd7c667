import type { Output } from "./compile.ts";
import { element } from "./element.ts";
import { createFilesPanel } from "./files-panel.ts";
import type { Viewer } from "./viewer.ts";

/** The views of the output, by the titles of their tabs. */
export const panels = [
  ["csharp", "C#"],
  ["host", "Host"],
  ["routes", "Routes"],
  ["diagram", "Diagram"],
  ["openapi", "OpenAPI"],
] as const;

type PanelName = (typeof panels)[number][0];

/** Creates the panels; each returns the content of its view. */
export function createPanels(
  createViewer: () => Viewer,
): Readonly<Record<PanelName, (output: Output) => Node | Promise<Node>>> {
  const code = createFilesPanel(createViewer());
  const documents = createFilesPanel(createViewer());
  return {
    csharp: ({ files }) => {
      code.show(files);
      return files.length === 0 ? empty("Declare something, and its files appear here.") : code.node;
    },
    host: needsOf,
    routes: routesOf,
    diagram: diagramsOf,
    openapi: ({ documents: files }) => {
      documents.show(files);
      return files.length === 0 ? empty("No operation of this input has a document.") : documents.node;
    },
  };
}

function empty(text: string): Node {
  return element("p", { class: "empty" }, text);
}

function needsOf({ needs }: Output): Node {
  if (needs.length === 0) return empty("The host has all lines that these files need.");
  const items = needs.map(({ file, line, place }) =>
    element("li", {}, element("code", {}, line), element("span", { class: "place" }, `${file}: ${place}`)),
  );
  const intro = element(
    "p",
    {},
    "The files are planned for a host named MyShop, which lacks these lines. ",
    element("code", {}, "tenon graft --wire"),
    " inserts them where it finds their place.",
  );
  return element("div", { class: "page" }, intro, element("ol", { class: "needs" }, ...items));
}

function routesOf({ routes }: Output): Node {
  if (routes.length === 0) return empty("Nothing in this input is called over HTTP.");
  const head = ["Verb", "Route", "Operation", "Access"].map((title) => element("th", { scope: "col" }, title));
  const rows = routes.map(({ verb, route, operation, access }) =>
    element(
      "tr",
      {},
      element("td", {}, element("span", { class: `verb ${verb.toLowerCase()}` }, verb)),
      ...[route, operation, access].map((text) => element("td", {}, text)),
    ),
  );
  const table = element("table", {}, element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...rows));
  return element("div", { class: "page wide", tabindex: "0", role: "region", "aria-label": "Table of routes" }, table);
}

async function diagramsOf({ diagrams }: Output): Promise<Node> {
  if (diagrams.length === 0) return empty("There is no class to draw.");
  const { drawDiagrams } = await import("./draw-diagrams.ts");
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const figures = (await drawDiagrams(diagrams, isDark)).map((svg) => {
    const figure = element("figure", { tabindex: "0", role: "img", "aria-label": "Class diagram" });
    figure.innerHTML = svg;
    return figure;
  });
  return element("div", { class: "page diagrams" }, ...figures);
}
