/** A route as the documentation page shows it. */
export interface PageRoute {
  readonly verb: string;
  readonly route: string;
  readonly operationId: string;
  readonly tokens: string;
  readonly role: string;
  /** The id of the operation in the page. */
  readonly anchor: string;
}

/** A state machine as the documentation page shows it. */
export interface PageMachine {
  readonly title: string;
  /** The source of a state diagram. */
  readonly diagram: string;
  readonly start: string;
  readonly steps: readonly {
    readonly from: string;
    readonly to: string;
    readonly commands: string;
    readonly guard: string;
  }[];
  readonly ends: readonly string[];
}

/** A context as the documentation page shows it. */
export interface PageContext {
  readonly name: string;
  readonly doc: string;
  readonly routes: readonly PageRoute[];
  /** The source of a class diagram. */
  readonly diagram: string;
  readonly machines: readonly PageMachine[];
  /** The OpenAPI document. */
  readonly document: object;
}

/** The data that the build of a model puts into the page. */
export interface PageData {
  readonly title: string;
  readonly contexts: readonly PageContext[];
}
