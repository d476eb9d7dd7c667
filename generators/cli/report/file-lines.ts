import type { Change, FileOperation } from "../../files/compare/change.ts";
import { countsOf, hasDifference } from "../../files/compare/difference.ts";
import type { Screen } from "../command.ts";

/** The operations in the order of a summary, each with its word. */
const counted: readonly (readonly [FileOperation, string])[] = [
  ["create", "created"],
  ["update", "updated"],
  ["merge", "merged"],
  ["restore", "restored"],
  ["delete", "deleted"],
  ["adopt", "adopted"],
  ["keep", "left as they are"],
  ["orphan", "no longer produced"],
  ["conflict", "in conflict"],
  ["unchanged", "unchanged"],
];

/** Lists every change with the numbers of its lines. */
export function everyFileLine(files: readonly Change[], { isUnicode }: Pick<Screen, "isUnicode">): readonly string[] {
  const minus = isUnicode ? "−" : "-";
  return files.filter(isWorthNaming).map((change) => {
    if (!hasDifference(change)) return lineOf(change);
    const { added, removed } = countsOf(change);
    return `${lineOf(change)}  +${added} ${minus}${removed}`;
  });
}

/** Lists changes. New files are counted by folder, because they are many. */
export function fileLines(files: readonly Change[]): readonly string[] {
  const worthNaming = files.filter(isWorthNaming);
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);
  const folders = new Map<string, number>();
  for (const { path, operation } of worthNaming)
    if (operation === "create") folders.set(folderOf(path), (folders.get(folderOf(path)) ?? 0) + 1);
  for (const [folder, count] of folders) if (count === 1) folders.delete(folder);
  const named = worthNaming.filter(({ path, operation }) => operation !== "create" || !folders.has(folderOf(path)));
  return [
    ...[...folders].map(([folder, count]) => `  ${"create".padEnd(9)} ${folder}  ${count} files`),
    ...named.map(lineOf),
  ];
}

function isWorthNaming({ operation }: Change): boolean {
  return operation !== "unchanged";
}

function lineOf({ operation, path, reason, isCarried, takesOutput }: Change): string {
  // A change to lines of the user's, or one that is left out for them, is printed with its reason.
  const isExplained = operation === "merge" || operation === "keep" || isCarried || takesOutput;
  return `  ${operation.padEnd(9)} ${path}${isExplained ? `  ${reason}` : ""}`;
}

/** Sums up the changes of a run. */
export function summaryOf(files: readonly Change[], dryRun: boolean): string {
  if (files.every(({ operation }) => operation === "unchanged"))
    return `Nothing to do: ${files.length === 1 ? "1 file is as it" : `${files.length} files are as they`} should be.`;
  const told = countsBy(files).map(([, word, count]) => `${count} ${word}`);
  return `${dryRun ? "Dry run, nothing was written. Files: " : "Files: "}${told.join(", ")}.`;
}

/** Sums up the changes of a run that waits for consent. */
export function todoOf(files: readonly Change[]): string {
  return countsBy(files)
    .map(([operation, , count]) => `${count} ${operation}`)
    .join(", ");
}

function countsBy(files: readonly Change[]): readonly (readonly [FileOperation, string, number])[] {
  return counted
    .map(([operation, word]) => [operation, word, files.filter((file) => file.operation === operation).length] as const)
    .filter(([, , count]) => count > 0);
}
