/** The folder and last namespace segment of an entity: its plural, with `Set` where that is the name of the class itself. Spec: decisions, 2. */
export function folderOf(name: string, plural: string): string {
  return plural === name ? `${plural}Set` : plural;
}
