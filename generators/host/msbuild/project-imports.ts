import type { ReadableDisk } from "../../files/disk/disk.ts";
import { isProjectFile, readableEntries } from "../snapshot/list-projects.ts";
import { inFolder } from "../snapshot/paths.ts";
import { propertiesOf } from "../snapshot/read-project.ts";
import { expandProperty } from "./msbuild-properties.ts";
import { projectFilesReader } from "./project-files.ts";
import { itemsOf } from "./project-items.ts";

/** The namespaces of generated extensions that a web project imports with `ImplicitUsings`. */
const implicit = [
  "Microsoft.AspNetCore.Builder",
  "Microsoft.Extensions.DependencyInjection",
  "Microsoft.Extensions.Hosting",
];

/** Returns the namespaces that the projects of a folder import into all their files: by `ImplicitUsings` and by `<Using Include="…" />`. */
export function projectImports(disk: ReadableDisk, folder: string): ReadonlySet<string> {
  const read = projectFilesReader(disk);
  const projects = readableEntries(disk, folder).filter(({ kind, name }) => kind === "file" && isProjectFile(name));
  const imported = projects.flatMap(({ name }) => {
    const project = inFolder(folder, name);
    const files = read(project);
    if (!files.ok) return [];
    const properties = propertiesOf(project, files.value);
    const isImplicit = /^(?:enable|true)$/i.test(expandProperty(properties, "ImplicitUsings") ?? "");
    const items = itemsOf(files.value.parts, properties, ["Using"]);
    const own = items.filter(
      ({ isConditional, metadata }) => !(isConditional || "Static" in metadata || "Alias" in metadata),
    );
    return [...(isImplicit ? implicit : []), ...own.map((item) => item.name)];
  });
  return new Set(imported);
}
