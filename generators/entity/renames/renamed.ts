/** A thing of an entity file that can have had another name before. Spec: entity-file, Renames. */
export interface Renamed {
  /** The name before the rename, in the form of the name now. */
  readonly renamedFrom?: string;
}

/** A redirect of the route that an entity had before a rename, with everything below it. */
export interface Redirect {
  /** The old route with its prefix: `/api/items`. */
  readonly route: string;
  /** The old route without its prefix: `/items`. */
  readonly from: string;
  /** The new route without its prefix: `/products`. */
  readonly to: string;
}
