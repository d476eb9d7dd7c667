import { parse } from "yaml";
import type { OpenApiDocument, Operation } from "../../../generators/emit/openapi/open-api.ts";
import { build, type Sources } from "../../in-memory.ts";

/** Returns the documents of models as text by path. Throws for invalid models. */
export function printedDocuments(models: Sources, ...args: readonly string[]): Sources {
  const { disk, result } = build(models, ...(args.includes("--target") ? [] : ["--target", "openapi"]), ...args);
  if (result.exitCode !== 0) throw new Error(result.messages);
  return Object.fromEntries(
    Object.entries(disk.snapshot())
      .filter(([path]) => path.startsWith("/repo/out/") && !path.includes("/.tenon/"))
      .map(([path, text]) => [path.replace("/repo/out/", ""), text]),
  );
}

/** Returns the document of a context `Lending` with the given body, parsed from its YAML. */
export function documentFor(body: string, head = "context Lending"): OpenApiDocument {
  const { "Lending/openapi.yaml": text = "" } = printedDocuments({ "lending.model": `${head} {\n${body}\n}\n` });
  // Each test asserts the parts that it reads.
  return parse(text) as OpenApiDocument;
}

/** Returns an operation of a document. Throws if it is missing. */
export function operationAt({ paths }: OpenApiDocument, verb: string, path: string): Operation {
  const operation = paths[path]?.[verb];
  if (operation === undefined) throw new Error(`There is no ${verb} ${path} in ${Object.keys(paths).join(", ")}.`);
  return operation;
}

/** Returns an aggregate with root Loan and the given items, with the types that they use. */
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
