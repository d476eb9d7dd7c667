import { expect, test } from "vitest";
import { emittedFrom } from "../../in-memory.ts";

/** A policy of rows that belong to a tenant calls an aggregate of nobody, whose rule asks for rows of the tenant or not. */
const model = (rule: string) => `context Lending {
  event Returned { copy: CopyId   next: ReaderId }
  policy Hand when Returned then Shelf.reserve(copy: copy, next: next)
  aggregate Readers root Reader per tenant {
    entity Reader identified by ReaderId { create join(name: String) {} }
  }
  aggregate Copies root Copy per tenant {
    entity Copy identified by CopyId {
      command giveBack(next: ReaderId) { emit Returned(copy: id, next: next) }
    }
  }
  aggregate Shelves root Shelf {
    entity Shelf identified by ShelfId {
      create reserve(copy: CopyId, next: ReaderId) { ${rule} }
    }
  }
}
`;

test("an event says whose its row is where a policy asks for rows of callers, and not otherwise", () => {
  const outboxOf = (rule: string) =>
    emittedFrom({ "lending.model": model(rule) }, "infrastructure")["Modeler/Runtime/Outbox.cs"];
  expect(outboxOf('requires exists(next) "the reader is unknown"')).toContain("Caller");
  expect(outboxOf("")).not.toContain("Caller");
});
