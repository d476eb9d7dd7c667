import { posix } from "node:path";
import { addPackage } from "../../host/package-need.ts";
import type { Examination } from "./examine.ts";
import type { Finding } from "./finding.ts";
import type { HostFacts, ProjectFact } from "./host-facts.ts";

/** Returns the projects of a host, and the packages that generated code depends on. */
export function hostFindings({ facts, webFault }: Examination): readonly Finding[] {
  const [web, ...others] = facts.projects;
  return [
    ...(web === undefined ? [] : [webProject(web, webFault)]),
    ...others.map(otherProject),
    ...packageFindings(facts),
    ...feedFindings(facts),
    ...(facts.centralPackages === undefined
      ? []
      : [{ mark: "fact", subject: "versions", text: `are central, in ${facts.centralPackages}` } as const]),
    openApi(facts),
  ];
}

function webProject(project: ProjectFact, fault: Examination["webFault"]): Finding {
  const notes = fault === undefined ? [] : [fault.message, ...(fault.hint === undefined ? [] : [fault.hint])];
  return { mark: fault === undefined ? "good" : "bad", subject: "project", text: projectText(project), notes };
}

function otherProject(project: ProjectFact): Finding {
  const isTest = project.isTest ? ["It is a test project, so its contexts do not count."] : [];
  return { mark: "fact", subject: "refers to", text: projectText(project), notes: isTest };
}

function projectText({ file, targetFramework, rootNamespace }: ProjectFact): string {
  const framework = targetFramework === "" ? [] : [targetFramework];
  return [file, ...framework, `namespace ${rootNamespace}`].join(", ");
}

/** The packages whose versions matter to generated code: those of EF Core, of its providers, of validation and of OpenAPI. */
const relevantPackage =
  /^(?:FluentValidation(?:\..+)?|FastEndpoints|Microsoft\.AspNetCore\.OpenApi|Microsoft\.EntityFrameworkCore|.*\bEntityFrameworkCore\.(?!Abstractions|Analyzers|Design|Tasks|Tools)\w+)$/i;

/** Returns the relevant packages by id, each with the version that the nearest project gets. */
export function relevantPackages({ projects }: HostFacts): ReadonlyMap<string, string | undefined> {
  const all = projects.toReversed().flatMap(({ packages }) => [...packages]);
  const found = new Map(all.filter(([id]) => relevantPackage.test(id)));
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function packageFindings(facts: HostFacts): readonly Finding[] {
  return [...relevantPackages(facts)].map(([id, version]) => {
    const users = facts.projects.filter(({ packages }) => packages.has(id)).map(({ file }) => posix.basename(file));
    const text = version === undefined ? id : `${id} ${version}`;
    return { mark: "fact", subject: "package", text: `${text}, in ${users.join(", ")}` };
  });
}

/** Returns the packages that the feeds did not have as a project asks for them, each with what they serve. Spec: host, Packages. */
function feedFindings({ projects }: HostFacts): readonly Finding[] {
  return projects.flatMap(({ file, restored }) =>
    restored.lacking
      .filter((id) => relevantPackage.test(id))
      .map((id): Finding => {
        const version = restored.versions.get(id.toLowerCase());
        const outcome = version === undefined ? "nothing was restored" : `${version} was restored`;
        const text = `no ${id} of the version that is asked for, said the last restore of ${posix.basename(file)}; ${outcome}:`;
        return { mark: "advice", subject: "feed", text, lines: [addPackage(id, { project: file, version })] };
      }),
  );
}

function openApi({ hasOpenApi }: HostFacts): Finding {
  const text = hasOpenApi ? "AddOpenApi is called" : "AddOpenApi is not called";
  return { mark: "fact", subject: "OpenAPI", text };
}
