import { parse } from "yaml";
import type { OpenApiDocument, Operation } from "../../../generators/emit/openapi/open-api.ts";
import { build, type Sources } from "../../in-memory.ts";

/** The documents of models as text, by path; models that are wrong throw with their diagnostics. */
export function printedDocuments(models: Sources, ...args: readonly string[]): Sources {
  const { disk, result } = build(models, "--target", "openapi", ...args);
  if (result.exitCode !== 0) throw new Error(result.messages);
  return Object.fromEntries(
    Object.entries(disk.snapshot())
      .filter(([path]) => path.startsWith("/repo/out/") && !path.includes("/.tenon/"))
      .map(([path, text]) => [path.replace("/repo/out/", ""), text]),
  );
}

/** The document of a context `Lending` with the given body, read back from its YAML. */
export function documentFor(body: string, head = "context Lending"): OpenApiDocument {
  const { "Lending/openapi.yaml": text = "" } = printedDocuments({ "lending.model": `${head} {\n${body}\n}\n` });
  // Every test reads the parts that it is about.
  return parse(text) as OpenApiDocument;
}

/** An operation of a document; one that is not there throws. */
export function operationAt({ paths }: OpenApiDocument, verb: string, path: string): Operation {
  const operation = paths[path]?.[verb];
  if (operation === undefined) throw new Error(`There is no ${verb} ${path} in ${Object.keys(paths).join(", ")}.`);
  return operation;
}

/** An aggregate with root Loan, its items as given, and what they speak of. */
export function loan(items: string, { repository = "", identity = "" } = {}): string {
  return `
  value Line { copies: Int fine: Fine }
  value Fine { amount: Decimal }
  enum LoanState { Requested, Active }
  aggregate Desk root Loan {
    ${repository}
    entity Loan identified by LoanId${identity} {
      lines: List<Line>
      state: LoanState = Requested
      ${items}
    }
  }
  readmodel LoanRow from Loan { id state }`;
}
