import { fullNameOf, lastPartOf } from "../text/class-names.ts";
import { grouped } from "../text/grouped.ts";
import type { ClassDeclaration } from "./find-classes.ts";
import type { HostClass } from "./host.ts";

/** A class declaration and its file, relative to the project folder. */
export interface LocatedClass extends ClassDeclaration {
  readonly file: string;
}

/** Finds the instantiable classes that derive from a `DbContext`, directly or through another class, sorted by full name. */
export function findDbContexts(classes: readonly LocatedClass[]): readonly HostClass[] {
  const contexts = contextNames(classes);
  const unusable = new Set(classes.filter(({ isUsable }) => !isUsable).map(fullNameOf));
  const found = new Map<string, HostClass>();
  for (const declaration of classes) {
    const isCandidate = contexts.has(declaration.name) && !unusable.has(fullNameOf(declaration));
    // The part that names the base most often contains `OnModelCreating`.
    if (isCandidate && (declaration.base !== undefined || !found.has(fullNameOf(declaration)))) {
      found.set(fullNameOf(declaration), {
        name: declaration.name,
        namespace: declaration.namespace,
        file: declaration.file,
      });
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, context]) => context);
}

function contextNames(classes: readonly ClassDeclaration[]): ReadonlySet<string> {
  const declared = new Set(classes.map(({ name }) => name));
  const names = new Set(
    classes.filter(({ base }) => base !== undefined && isLibraryContext(base, declared)).map(({ name }) => name),
  );
  const heirs = grouped(classes, ({ base }) => lastPartOf(base ?? ""));
  // A set that grows during iteration is iterated to its end.
  for (const name of names) {
    for (const heir of heirs.get(name) ?? []) names.add(heir.name);
  }
  return names;
}

// Libraries use the same suffix (`IdentityDbContext`, `TenantDbContext`); `IShopDbContext` is an interface.
function isLibraryContext(base: string, declared: ReadonlySet<string>): boolean {
  const name = lastPartOf(base);
  const isContext = (name.endsWith("DbContext") && !/^I[A-Z]/.test(name)) || name === "IdentityUserContext";
  return isContext && (base.startsWith("Microsoft.") || !declared.has(name));
}
