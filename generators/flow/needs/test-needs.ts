import { posix } from "node:path";
import type { TestProject } from "../../emit/csharp/tests/test-project.ts";
import type { Host } from "../../host/host.ts";
import type { HostNeed } from "../../host/needs.ts";
import { addPackage, seriesOf } from "../../host/package-need.ts";
import { shellWord } from "../../host/snapshot/find-project.ts";
import type { TestFolder } from "../../host/snapshot/find-test-project.ts";

interface Surroundings extends Pick<TestFolder, "central" | "packages" | "references"> {
  /** The solution that lacks the project. */
  readonly solution: string | undefined;
}

/** Lists the lines that the project of the tests lacks: packages, versions, and its place in the solution. Spec: shipped-tests, Project. */
export function testNeeds(host: Host, tests: TestProject, found: Surroundings): readonly HostNeed[] {
  return [
    ...(tests.isOwn ? [] : projectNeeds(host, tests, found)),
    ...(tests.isOwn ? versionNeeds(host, tests, found) : []),
    ...solutionNeeds(host, tests, found),
  ];
}

/** Lists what a project of the user lacks. */
function projectNeeds(host: Host, tests: TestProject, { packages, references }: Surroundings): readonly HostNeed[] {
  const file = `${tests.folder}/${tests.name}.csproj`;
  const place = "in the project folder; the tests need it";
  const known = new Set([...packages.keys()].map((id) => id.toLowerCase()));
  return [
    ...tests.packages
      .filter(({ id }) => !known.has(id.toLowerCase()))
      .map(
        ({ id, version }): HostNeed => ({
          file,
          line: addPackage(id, { project: file, version: seriesOf(id, version) }),
          place,
          spot: { kind: "package", id, version },
        }),
      ),
    ...(references.has(posix.join(host.folder, host.projectFile))
      ? []
      : [
          {
            file,
            line: `dotnet add ${shellWord(file)} reference ${shellWord(host.projectFile)}`,
            place,
            spot: { kind: "reference" as const, project: host.projectFile },
          },
        ]),
  ];
}

function versionNeeds(host: Host, { packages }: TestProject, { central }: Surroundings): readonly HostNeed[] {
  if (central === undefined) return [];
  const known = new Set([...central.packages].map((id) => id.toLowerCase()));
  return packages
    .filter(({ id }) => !known.has(id.toLowerCase()))
    .map(({ id, version }) => ({
      file: posix.relative(host.folder, central.path),
      line: `<PackageVersion Include="${id}" Version="${version}" />`,
      place: "with the other versions; the tests need it",
      spot: undefined,
    }));
}

function solutionNeeds(host: Host, { folder, name }: TestProject, { solution }: Surroundings): readonly HostNeed[] {
  if (solution === undefined) return [];
  const file = posix.relative(host.folder, solution);
  return [
    {
      file,
      line: `dotnet sln ${shellWord(file)} add ${shellWord(`${folder}/${name}.csproj`)}`,
      place: "in the project folder, so that builds of the solution have the tests",
      spot: undefined,
    },
  ];
}
