import { readFileSync } from "node:fs";
import { plan, readEntityFile, render } from "../../generators/api.ts";
import { hostFolder, hostFor } from "../../site/playground/host-for.ts";
import { fenced } from "./fenced.ts";
import { playgroundExamples } from "./playground-examples.js";

const { version, repository } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

/** The method that the home page shows. */
const shown = { path: "Tenon/Customers/CreateCustomerEndpoint.g.cs", begin: "internal static void Register(" };

/** Returns the front page of the site: an entity file beside the C# that it gives, the installation, and the tables of the index of the documents. */
export function homePage(index: string): string {
  const [{ text }] = playgroundExamples();
  return `---
title: Tenon
titleTemplate: Endpoints for the .NET host that you have
pageClass: home
sidebar: false
aside: false
prev: false
next: false
---

# Endpoints for the .NET host that you have

Tenon generates the entities, validators and endpoints that .NET teams write by hand, as plain C# in their own project.

<div class="pair">
<figure>
<figcaption>You write <code>tenon.yaml</code></figcaption>

${fenced("yaml", text)}

</figure>
<figure>
<figcaption>You get the C#, such as <code>${shown.path.split("/").at(-1)}</code></figcaption>

${fenced("csharp", emitted(text))}

</figure>
</div>

<figure>
<figcaption>You install it, and run a first entity</figcaption>

${fenced("sh", installation())}

</figure>

Next: [your first entity](tutorials/first-entity.md), or <a href="./playground/index.html" target="_self">try it in the browser</a>.

${index.slice(index.indexOf("\n|") + 1)}`;
}

/** Returns the commands that lead from nothing to a running host. */
export function installation(): string {
  return `git clone ${repository.url.replace(/^git\+/, "")}
npm pack ./tenon                  # needs Node 20.19; makes tenon-${version}.tgz
dotnet new web --output ${hostFolder}    # needs .NET 10; or take a project that you have
npm install --prefix ${hostFolder} --save-dev ./tenon-${version}.tgz
cd ${hostFolder}
npx tenon init                    # writes tenon.yaml, the first entity file
npx tenon graft --wire            # writes the C#, and the lines that the project needs
dotnet run`;
}

/** Generates the C# of an entity file, and returns the shown method. */
function emitted(text: string): string {
  const host = hostFor({ text, library: "minimal" });
  const file = readEntityFile({ path: "tenon.yaml", text }, { host });
  const planned = file.ok ? plan(file.value, { output: "csharp", host }) : file;
  const rendered = planned.ok ? render(planned.value) : planned;
  if (!rendered.ok)
    throw new Error(`The home page cannot show its entity file: ${JSON.stringify(rendered.diagnostics)}`);
  const source = rendered.value.find(({ path }) => path === shown.path)?.text.split("\n") ?? [];
  const start = source.findIndex((line) => line.trimStart().startsWith(shown.begin));
  const indent = source[start]?.search(/\S/) ?? 0;
  const end = source.findIndex((line, at) => at > start && line.endsWith(";"));
  if (start < 0 || end < 0) throw new Error(`${shown.path} has no method that the home page can show.`);
  return source
    .slice(start, end + 1)
    .map((line) => line.slice(indent))
    .join("\n");
}
