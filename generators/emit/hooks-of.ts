import { spelledOut } from "../render/reference.ts";
import type { Hook } from "./csharp/model/infrastructure/hook.ts";
import { speller } from "./csharp/spell.ts";
import type { ModelFile } from "./plan-model.ts";

/** A partial method that a file leaves to the host. */
export interface LeftHook extends Hook {
  readonly namespace: string;
}

/** Returns the partial methods that files leave to the host, as their second parts spell them. */
export function hooksOf(files: readonly ModelFile[]): readonly LeftHook[] {
  return files.flatMap(({ sections, namespace }) =>
    sections.flatMap(({ row, subject, place, names }) => {
      if (row.hooks === undefined) return [];
      const spell = speller(names);
      const spelled = (text: string) => spelledOut(text, (reference) => spell(reference).text);
      const hooks = row.hooks(subject, { ...place, spelled });
      return hooks.map((hook) => ({ ...hook, namespace, declaration: spelled(hook.declaration) }));
    }),
  );
}
