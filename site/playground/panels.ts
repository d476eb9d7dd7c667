import type { Output, OutputFile } from "./compile.ts";
import { element } from "./element.ts";

/** The name of a view of the output. */
export type PanelName = "csharp" | "routes" | "diagram" | "openapi";

/** The views of the output, by the titles of their tabs. */
export const panels: readonly (readonly [name: PanelName, title: string])[] = [
  ["csharp", "C#"],
  ["routes", "Routes"],
  ["diagram", "Diagram"],
  ["openapi", "OpenAPI"],
];

/** Returns the content of a view. The file that somebody looks at stays, as long as it exists. */
export async function contentOf(panel: PanelName, output: Output, chosen: Map<PanelName, string>): Promise<Node> {
  if (panel === "csharp") return filesOf("csharp", output.files, chosen);
  if (panel === "openapi") return filesOf("openapi", output.documents, chosen);
  return panel === "routes" ? routesOf(output) : diagramsOf(output);
}

function filesOf(panel: PanelName, files: readonly OutputFile[], chosen: Map<PanelName, string>): Node {
  const options = files.map(({ path }) => element("option", {}, path));
  const select = element("select", { "aria-label": `File, of ${files.length}` }, ...options);
  const code = element("pre", { tabindex: "0", "aria-label": "Text of the file" });
  const show = () => {
    chosen.set(panel, select.value);
    code.textContent = files.find(({ path }) => path === select.value)?.text ?? "";
  };
  const before = chosen.get(panel);
  if (before !== undefined && files.some(({ path }) => path === before)) select.value = before;
  select.addEventListener("change", show);
  show();
  return element("div", { class: "files" }, select, code);
}

function routesOf({ routes }: Output): Node {
  if (routes.length === 0) return element("p", {}, "There are none.");
  const head = ["Verb", "Route", "Operation", "Access"].map((title) => element("th", { scope: "col" }, title));
  const rows = routes.map(({ verb, route, operation, access }) =>
    element("tr", {}, ...[verb, route, operation, access].map((text) => element("td", {}, text))),
  );
  const table = element("table", {}, element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...rows));
  return element("div", { class: "wide", tabindex: "0", role: "region", "aria-label": "Routes" }, table);
}

async function diagramsOf({ diagrams }: Output): Promise<Node> {
  const { drawDiagrams } = await import("./draw-diagrams.ts");
  const figures = (await drawDiagrams(diagrams)).map((svg) => {
    const figure = element("figure", { tabindex: "0", role: "img", "aria-label": "Class diagram" });
    figure.innerHTML = svg;
    return figure;
  });
  return element("div", { class: "diagrams" }, ...figures);
}
