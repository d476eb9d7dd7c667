import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject } from "vitest";
import { validateModel } from "../../generators/model/validate.ts";
import { casesIn, modelsOf } from "../cases/case-folder.ts";
import { apiTest, call } from "./api.ts";
import { inMappedOrder, operationsOf, servedBy } from "./operations.ts";

const cases = [...casesIn("model"), ...casesIn("api"), ...casesIn("whole")];

apiTest.each(cases)("$name: routes, verbs and roles of the running host are those of the model", async (folder) => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const model = validateModel(Object.entries(modelsOf(folder)).map(([path, text]) => ({ path, bytes: bytes(text) })));
  if (!model.ok) throw new Error("A case is a valid model.");
  const served = await servedBy(inject("apiUrls")?.plain ?? "");
  for (const context of model.value.contexts) {
    const wanted = operationsOf(context);
    const own = served.filter(({ template }) => template.startsWith(`/${context.name}/`));
    expect(inMappedOrder(own)).toEqual(inMappedOrder(wanted));
  }
});

apiTest("a prefix stands before every route: MapGroup", async () => {
  const text = readFileSync(join(import.meta.dirname, "../../examples/library/lending.model"), "utf8");
  const templates = [...text.matchAll(/@route\("([^"]+)"\)/g)].map(([, path]) => path ?? "");
  const [group, root] = [inject("apiUrls")?.group, inject("apiUrls")?.root];
  const [below, plain] = await Promise.all([servedBy(group ?? ""), servedBy(root ?? "")]);
  for (const path of templates) {
    expect(below.map(({ template }) => template)).toContain(`/api${path}`);
    expect(plain.map(({ template }) => template)).toContain(path);
  }
});

apiTest("a second file configures every operation by its id", async () => {
  const { body } = await call("GET", "/testing/hooks");
  expect(inMappedOrder(body as readonly string[])).toEqual(
    inMappedOrder([
      "Loan_activate",
      "Loan_close",
      "Loan_open",
      "LoanById",
      "LoansOfReader",
      "LoansByState",
      "LoansBetween",
    ]),
  );
});
