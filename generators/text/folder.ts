/** Returns the folder and last namespace segment of an entity: its plural, with `Set` if that is the class name. Spec: decisions, 2. */
export function folderOf(name: string, plural: string): string {
  return plural === name ? `${plural}Set` : plural;
}
