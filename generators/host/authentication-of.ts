import { posix } from "node:path";
import { suggestsAuthentication } from "./find-authentication.ts";
import type { AuthenticationSign, Host } from "./host.ts";
import { testProjectsOf } from "./is-test-project.ts";
import { isInUse, type SourceFile } from "./source-file.ts";

/** Judges the signs of authentication in the sources and packages of a host. Spec: host, Signs of authentication. */
export function authenticationOf(
  files: readonly SourceFile[],
  { projects, called }: Pick<Host, "projects"> & { readonly called: ReadonlySet<string> },
): Pick<Host, "authentication" | "authenticationSigns"> {
  const tests = testProjectsOf(projects);
  const own = files.filter(({ project }) => !tests.has(project));
  const signsOf = (one: SourceFile, signs: readonly string[]): readonly AuthenticationSign[] =>
    signs.map((sign) => ({ sign, file: one.file }));
  const clear = own.filter((one) => isInUse(one, called)).flatMap((one) => signsOf(one, one.signs.clear));
  const unused = own.filter((one) => !isInUse(one, called)).flatMap((one) => signsOf(one, one.signs.clear));
  const unclear = own.flatMap((one) => signsOf(one, one.signs.unclear));
  const packages = projects
    .filter(({ path }) => !tests.has(path))
    .flatMap(({ path, projectFile, packages: known }) =>
      [...known.keys()].filter(suggestsAuthentication).map((sign) => ({ sign, file: posix.join(path, projectFile) })),
    );
  const authenticationSigns = [...clear, ...unused, ...unclear, ...packages];
  const found = authenticationSigns.length === 0 ? "absent" : "unclear";
  return { authentication: clear.length > 0 ? "registered" : found, authenticationSigns };
}
