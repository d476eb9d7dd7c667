/** The kinds of error bodies: RFC 9457 problem details, and the same with the errors of each member. */
export type ProblemKind = "problem" | "validationProblem";

interface StatusFacts {
  /** The reason phrase as one word. */
  readonly name: string;
  /** The member of ASP.NET Core's `StatusCodes`. */
  readonly constant: string;
  /** The body of an error; absent where the host or the operation decides on it. */
  readonly body?: ProblemKind;
}

/** Every status that a generated operation answers with: the only place that pairs a number with a name. */
export const statuses = {
  200: { name: "Ok", constant: "Status200OK" },
  201: { name: "Created", constant: "Status201Created" },
  204: { name: "NoContent", constant: "Status204NoContent" },
  304: { name: "NotModified", constant: "Status304NotModified" },
  400: { name: "BadRequest", constant: "Status400BadRequest", body: "validationProblem" },
  401: { name: "Unauthorized", constant: "Status401Unauthorized" },
  403: { name: "Forbidden", constant: "Status403Forbidden" },
  404: { name: "NotFound", constant: "Status404NotFound", body: "problem" },
  409: { name: "Conflict", constant: "Status409Conflict", body: "problem" },
  412: { name: "PreconditionFailed", constant: "Status412PreconditionFailed", body: "problem" },
  413: { name: "ContentTooLarge", constant: "Status413PayloadTooLarge", body: "problem" },
  415: { name: "UnsupportedMediaType", constant: "Status415UnsupportedMediaType", body: "problem" },
  422: { name: "UnprocessableContent", constant: "Status422UnprocessableEntity", body: "problem" },
  428: { name: "PreconditionRequired", constant: "Status428PreconditionRequired", body: "problem" },
  501: { name: "NotImplemented", constant: "Status501NotImplemented" },
  503: { name: "ServiceUnavailable", constant: "Status503ServiceUnavailable" },
} as const satisfies Readonly<Record<number, StatusFacts>>;

export type Status = keyof typeof statuses;

/** The statuses that many operations answer alike. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 428;

/** The errors of a body that is not valid, or too large to read. */
export const bodyErrors: readonly Status[] = [400, 413];

/** The name of a shared error, such as `NotFound`. */
export type ErrorName = (typeof statuses)[ErrorStatus]["name"];

/** Returns the name and the body of a status. */
export function factsOf(status: Status): StatusFacts {
  return statuses[status];
}

/** A response that operations share, which its status describes. */
export interface ErrorResponse {
  readonly status: ErrorStatus;
  readonly body: ProblemKind | undefined;
  readonly description: undefined;
}

function responseOf(status: ErrorStatus): ErrorResponse {
  return { status, body: factsOf(status).body, description: undefined };
}

/** The response if the identity of something new is taken, or if others are faster. */
export const conflict: ErrorResponse = responseOf(409);

/** Returns the responses of some errors, each with the body of its status. */
export function errorResponses(...errors: readonly ErrorStatus[]): readonly ErrorResponse[] {
  return errors.map(responseOf);
}
