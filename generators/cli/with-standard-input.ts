import type { CommandContext } from "./command.ts";

/** Shows standard input as a file named `-` in the current folder, if there is any. */
export function withStandardInput<Context extends Pick<CommandContext, "folder" | "disk" | "input">>(
  context: Context,
): Context {
  const { folder, disk, input } = context;
  if (input === undefined) return context;
  const path = `${folder}/-`;
  const shown = {
    ...disk,
    read: (at: string, largest?: number) => (at === path ? input : disk.read(at, largest)),
    kind: (at: string) => (at === path ? "file" : disk.kind(at)),
    realPath: (at: string) => (at === path ? `${disk.realPath(folder) ?? folder}/-` : disk.realPath(at)),
  } satisfies typeof disk;
  return { ...context, disk: shown };
}
