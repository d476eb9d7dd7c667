import { type Access, roleOf } from "../../../http/access.ts";
import { typeName } from "../names.ts";

/** One test, as the lines of its method. */
export interface Fact {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Returns the statement that an answer has a status, by the name of the framework. */
export function expectation(sending: string, status: string): string {
  return `(${sending}).Is(${typeName("HttpStatusCode")}.${status});`;
}

/** Returns the call that sends a request; `more` has further arguments. */
export function sending(operation: string, sample: string, more = ""): string {
  return `await host.SendAsync(${operation}, ${sample}${more})`;
}

/** Returns the test that an operation refuses callers without its role, or nobody; none if it takes anyone. */
export function roleFacts(operation: { readonly access: Access }, name: string, sample: string): readonly Fact[] {
  const anonymous = expectation(sending(`${name} with { IsAnonymous = true }`, sample), "Unauthorized");
  if (operation.access.kind === "authenticated") return [{ name: `${name}_asks_for_a_caller`, lines: [anonymous] }];
  if (roleOf(operation) === undefined) return [];
  const lines = [anonymous, expectation(sending(`${name} with { Role = null }`, sample), "Forbidden")];
  return [{ name: `${name}_asks_for_a_role`, lines }];
}
