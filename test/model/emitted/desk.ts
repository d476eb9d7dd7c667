import { expect } from "vitest";
import { build, emitted, type Sources } from "../../in-memory.ts";

/** A context with two aggregates, whose names differ from those of their roots. */
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

/** The files of a context `Lending` with the given body, the domain alone. */
export function filesOf(body: string, name = "Lending"): Sources {
  const { disk, result } = build({ "lending.model": `context ${name} {${body}\n}\n` });
  expect(result.messages).toBe("");
  return emitted(disk);
}

/** What follows the head of a file. */
export function bodyOf(text: string | undefined): string {
  return text?.replace(/^[\s\S]*?\nnamespace [\w.]+;\n\n/, "") ?? "";
}
