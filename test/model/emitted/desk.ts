import { expect } from "vitest";
import { build, emitted, type Sources } from "../../in-memory.ts";

/** A context body with two aggregates, named differently from their roots. */
export const desk = `
  enum LoanState { Requested, Active }
  value Line { copies: Int weight: Decimal }
  aggregate Desk root Loan {
    repository { find byState(state: LoanState): List<Loan> }
    entity Loan identified by LoanId {
      state: LoanState = Requested
      note: String?
      lines: List<Line>
    }
  }
  aggregate Shelf root Category {
    repository { operations: getById }
    entity Category identified by CategoryId { title: String }
  }`;

/** Returns the domain files of a context with the given body. */
export function filesOf(body: string, name = "Lending"): Sources {
  const { disk, result } = build({ "lending.model": `context ${name} {${body}\n}\n` });
  expect(result.messages).toBe("");
  return emitted(disk);
}

/** Returns one type of a file, from its comment to its end. */
export function typeIn(text: string | undefined, name: string): string {
  const types = bodyOf(text)
    .trimEnd()
    .split(/\n\n(?=\S)/);
  const found = types.find((type) => new RegExp(`^public .*\\b(?:class|record|interface) ${name}\\b`, "m").test(type));
  return found === undefined ? "" : `${found}\n`;
}

/** Returns a file without its head. */
export function bodyOf(text: string | undefined): string {
  return text?.replace(/^[\s\S]*?\nnamespace [\w.]+;\n\n/, "") ?? "";
}
