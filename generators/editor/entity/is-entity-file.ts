/** True for a YAML file whose first comments name the schema of entity files, as `tenon init` writes them. Spec: editors, Entity files. */
export function isEntityFile(path: string, text: string): boolean {
  if (!/\.ya?ml$/.test(path)) return false;
  const [comments = ""] = /^(?:[ \t]*(?:#.*)?\r?\n)*/.exec(text) ?? [];
  return /\$schema=\S*entity-file\.schema\.json/.test(comments);
}
