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

/** The relations of the contexts as the documentation page shows them. */
export interface PageMap {
  /** The source of a class diagram whose classes are contexts. */
  readonly diagram: string;
  readonly relations: readonly { readonly contexts: string; readonly kind: string; readonly types: string }[];
}

/** The integration events of a context as the documentation page shows them. */
export interface PageEvents {
  readonly published: readonly {
    readonly name: string;
    readonly doc: string;
    readonly fields: string;
    readonly subscribers: string;
  }[];
  readonly subscribed: readonly { readonly name: string; readonly handler: string }[];
}

/** A context as the documentation page shows it. */
export interface PageContext {
  readonly name: string;
  readonly doc: string;
  readonly routes: readonly PageRoute[];
  /** The source of a class diagram. */
  readonly diagram: string;
  readonly machines: readonly PageMachine[];
  readonly events: PageEvents;
  /** The OpenAPI document. */
  readonly document: object;
}

/** The data that the build of a model puts into the page. */
export interface PageData {
  readonly title: string;
  readonly map?: PageMap;
  readonly contexts: readonly PageContext[];
}
