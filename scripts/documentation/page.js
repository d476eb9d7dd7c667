// The script of the documentation page, which runs in a browser.
import mermaid from "mermaid";
import SwaggerUI from "swagger-ui-dist/swagger-ui-bundle.js";

/**
 * Creates an element with attributes and content. Strings become text, never markup.
 * @param {string} name
 * @param {Readonly<Record<string, string>>} attributes
 * @param {...(Node | string)} content
 */
function element(name, attributes, ...content) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

/**
 * Expands an operation and scrolls to it.
 * @param {string} id
 */
function open(id) {
  const block = document.getElementById(id);
  const control = block?.querySelector(".opblock-summary-control[aria-expanded=false]");
  if (control instanceof HTMLElement) control.click();
  block?.scrollIntoView();
}

/**
 * Escapes descriptions: the renderer reads them as Markdown, but a model contains plain text.
 * @param {any} part
 * @returns {any}
 */
function withPlainDescriptions(part) {
  if (Array.isArray(part)) return part.map(withPlainDescriptions);
  if (typeof part !== "object" || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) =>
    key === "description" && typeof value === "string"
      ? [key, value.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)]
      : [key, withPlainDescriptions(value)],
  );
  return Object.fromEntries(entries);
}
/** @param {readonly import("./page-data.d.ts").PageRoute[]} routes */
function routesTable(routes) {
  const rows = routes.map(({ verb, route, operationId, tokens, role, anchor }) => {
    const link = element("a", { href: `#${anchor}` }, operationId);
    link.addEventListener("click", () => setTimeout(() => open(anchor)));
    return [verb, element("code", {}, route), link, tokens, role];
  });
  return tableOf("routes", ["Verb", "Route", "Operation", "Tokens", "Role"], rows);
}
/**
 * Creates a table that scrolls sideways where it is too wide.
 * @param {string} name
 * @param {readonly string[]} titles
 * @param {readonly (readonly (Node | string)[])[]} rows
 */
function tableOf(name, titles, rows) {
  const head = titles.map((title) => element("th", { scope: "col" }, title));
  const body = rows.map((cells) => element("tr", {}, ...cells.map((cell) => element("td", {}, cell))));
  const table = element("table", { class: `listing ${name}` });
  table.append(element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...body));
  return element("div", { class: "wide" }, table);
}
/** @param {import("./page-data.d.ts").PageMap} map */
async function mapSection({ diagram: text, relations }) {
  const rows = relations.map(({ contexts, kind, types }) => [contexts, kind, types]);
  const table = rows.length === 0 ? [] : [tableOf("relations", ["Contexts", "Relation", "Types"], rows)];
  return element(
    "section",
    { id: "context-map" },
    element("h2", {}, "Context map"),
    await diagram(text, "map"),
    ...table,
  );
}
/**
 * @param {string} name
 * @param {import("./page-data.d.ts").PageEvents} events
 */
function eventsSection(name, { published, subscribed }) {
  const out = published.map(({ name: event, doc, fields, subscribers }) => [event, fields, subscribers, doc]);
  const into = subscribed.map(({ name: event, handler }) => [event, element("code", {}, handler)]);
  return element(
    "section",
    { id: `${name}-events` },
    element("h2", {}, `${name}: integration events`),
    ...(out.length === 0 ? [] : [tableOf("published", ["Published", "Fields", "Subscribers", "Description"], out)]),
    ...(into.length === 0 ? [] : [tableOf("subscribed", ["Subscribed", "Handled by"], into)]),
  );
}
/**
 * @param {string} text
 * @param {string} id
 */
async function diagram(text, id) {
  if (text === "") return element("p", {}, "There are none.");
  const figure = element("figure", { class: "wide diagram" });
  const { svg } = await mermaid.render(id, text);
  figure.innerHTML = svg;
  return figure;
}
/** @param {import("./page-data.d.ts").PageEvents} events */
function hasEvents({ published, subscribed }) {
  return published.length + subscribed.length > 0;
}
/**
 * A state machine as a picture with a name, and as a table that says the same.
 * @param {import("./page-data.d.ts").PageMachine} machine
 * @param {string} id
 */
async function stateMachine({ title, diagram: text, start, steps, ends }, id) {
  const figure = await diagram(text, id);
  const picture = figure.querySelector("svg");
  picture?.setAttribute("role", "img");
  picture?.setAttribute("aria-label", `States of ${title}. The table below says the same.`);
  const head = ["From", "To", "Command", "Guard"].map((name) => element("th", { scope: "col" }, name));
  const rows = steps.map(({ from, to, commands, guard }) => {
    const cells = [to, commands, guard === "" ? "" : element("code", {}, guard)];
    return element("tr", {}, element("th", { scope: "row" }, from), ...cells.map((cell) => element("td", {}, cell)));
  });
  const table = element("table", { class: "states" });
  table.append(
    element("caption", {}, `${start === "" ? "" : `Begins as ${start}. `}Ends as ${ends.join(", ") || "none"}.`),
    element("thead", {}, element("tr", {}, ...head)),
    element("tbody", {}, ...rows),
  );
  return element(
    "div",
    { class: "machine" },
    element("h3", {}, title),
    figure,
    element("div", { class: "wide" }, table),
  );
}
/**
 * @param {readonly import("./page-data.d.ts").PageMachine[]} machines
 * @param {number} index
 */
async function stateMachines(machines, index) {
  const drawn = [];
  for (const [number, machine] of machines.entries())
    drawn.push(await stateMachine(machine, `states${index}-${number}`));
  return drawn;
}
/**
 * @param {import("./page-data.d.ts").PageContext} context
 * @param {number} index
 */
async function contextSections({ name, doc, routes, diagram: text, machines, events, document: spec }, index) {
  const operations = element("div", {});
  const sections = [
    element("section", { id: `${name}-routes` }, element("h2", {}, `${name}: routes`), routesTable(routes)),
    element(
      "section",
      { id: `${name}-types` },
      element("h2", {}, `${name}: types`),
      await diagram(text, `diagram${index}`),
    ),
    ...(machines.length === 0
      ? []
      : [
          element(
            "section",
            { id: `${name}-states` },
            element("h2", {}, `${name}: states`),
            ...(await stateMachines(machines, index)),
          ),
        ]),
    ...(hasEvents(events) ? [eventsSection(name, events)] : []),
    element("section", { id: `${name}-operations` }, element("h2", {}, `${name}: operations and schemas`), operations),
  ];
  if (doc !== "") sections.unshift(element("p", { class: "doc" }, doc));
  return {
    sections,
    draw: () =>
      SwaggerUI({
        spec: withPlainDescriptions(spec),
        domNode: operations,
        supportedSubmitMethods: [],
        validatorUrl: null,
        docExpansion: "list",
      }),
  };
}

async function show() {
  /** @type {import("./page-data.d.ts").PageData} */
  const { title, map, contexts } = JSON.parse(document.getElementById("data")?.textContent ?? "{}");
  document.title = title;
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: "strict",
    layout: "dagre",
    class: { hideEmptyMembersBox: true },
  });
  const links = contexts.flatMap(({ name, machines, events }) =>
    [
      "routes",
      "types",
      ...(machines.length === 0 ? [] : ["states"]),
      ...(hasEvents(events) ? ["events"] : []),
      "operations",
    ].map((part) => element("a", { href: `#${name}-${part}` }, `${name}: ${part}`)),
  );
  if (map !== undefined) links.unshift(element("a", { href: "#context-map" }, "Context map"));
  const main = element("main", {});
  document.body.append(element("h1", {}, title), element("nav", {}, ...links), main);
  if (map !== undefined) main.append(await mapSection(map));
  for (const [index, context] of contexts.entries()) {
    const { sections, draw } = await contextSections(context, index);
    main.append(...sections);
    draw();
  }
  document.body.dataset["shown"] = title;
  if (location.hash.length > 1) setTimeout(() => open(decodeURIComponent(location.hash.slice(1))), 500);
}

show();
