import type { Host } from "../host/host.ts";
import { projectReach } from "../host/project-reach.ts";
import { projectsOf } from "./place-parts.ts";

/** The packages of EF Core without its relational part. */
const plain = /^Microsoft\.EntityFrameworkCore(?:\.(?:Abstractions|Analyzers|Cosmos|Design|InMemory|Proxies|Tools))?$/i;

/** Tells whether a project knows the relational part of EF Core. Packages that bring EF Core along unseen count as relational. */
export function isRelational(host: Host, path: string): boolean {
  const projects = projectsOf(host);
  const reached = projectReach(projects)(path);
  const packages = host.projects.filter((one) => reached.has(one.path)).flatMap((one) => [...one.packages.keys()]);
  const ofEfCore = packages.filter((id) => /EntityFrameworkCore/i.test(id));
  return ofEfCore.length === 0 || ofEfCore.some((id) => !plain.test(id));
}
