import { entityFileKeys } from "../../entity/yaml/entity-file-keys.ts";

/** True for a YAML file whose first comments name the schema of entity files, or whose outer keys are those of one. Spec: editors, Entity files. */
export function isEntityFile(path: string, text: string): boolean {
  if (!/\.ya?ml$/.test(path)) return false;
  const [comments = ""] = /^(?:[ \t]*(?:#.*)?\r?\n)*/.exec(text) ?? [];
  if (/\$schema=\S*entity-file\.schema\.json/.test(comments)) return true;
  const keys = Array.from(text.matchAll(/^["']?([\w-]+)["']?[ \t]*:(?=\s|$)/gm), ([, key = ""]) => key);
  return keys.includes("entity") && keys.every((key) => Object.hasOwn(entityFileKeys.file, key));
}
