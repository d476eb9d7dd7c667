import type { TestProject } from "vitest/node";
import { hasDotnet } from "../../scripts/dotnet.js";
import { type Edition, editionOf } from "./edition.ts";

// The codes of NuGet for a package that no source has, and for one in another version than asked for.
const unservedPackage = /\bNU1(?:10[123]|603)\b/;

/** Prepares a live project; undefined with a printed reason if this machine lacks what it needs. A build server must have it. */
export async function setUp<T>(
  project: TestProject,
  prepare: (edition: Edition) => Promise<T>,
): Promise<T | undefined> {
  if (!(await hasDotnet())) return skip(project, "there is no .NET SDK");
  const edition = await editionOf(project.name);
  if ("reason" in edition) return skip(project, edition.reason, edition.isUnserved);
  try {
    return await prepare(edition);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (unservedPackage.test(message)) return skip(project, message);
    return fail(project, message, error);
  }
}

function skip(project: TestProject, reason: string, isAllowed = false): undefined {
  if (process.env["CI"] && !isAllowed) fail(project, reason, new Error(reason));
  process.stdout.write(`The tests of ${project.name} are skipped: ${reason}.\n`);
  return undefined;
}

/** Ends a set-up. Vitest cannot print an error whose stack leads through cached modules, so its message is printed here. */
function fail({ name }: TestProject, message: string, error: unknown): never {
  process.stdout.write(`The set-up of ${name} fails: ${message}\n`);
  throw error;
}
