import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Result } from "../../diagnostics/result.ts";
import { additionOf } from "../../prompts/draft.ts";
import { type GraftedHost, prepare, type Subject } from "../../prompts/subject.ts";
import { didYouMean } from "../../text/did-you-mean.ts";
import { listOf } from "../../text/quoted.ts";
import { type CommandAction, type CommandContext, type CommandResult, usageError } from "../command.ts";
import type { Invocation, relationshipOptions, Values } from "../options.ts";
import { reportFailure } from "../report/run-and-report.ts";
import { pathFrom } from "../requests.ts";
import { askSite, graftAddition, previewOf, siteFor } from "./prompt-session.ts";

const needed = ["parent", "child", "name"] as const;

/** `tenon relationship`: adds a relationship to an entity, by options or by asking. */
export const relationshipCommand: CommandAction<typeof relationshipOptions> = {
  run,
  converse: async (invocation, context, ask) => {
    const { values } = invocation;
    if (needed.every((name) => values[name] !== undefined) || values.json) return run(invocation, context);
    const { askParent } = await import("../../prompts/ask-relationships.ts");
    const { composeRelationship } = await import("../../prompts/compose.ts");
    const site = await askSite(ask, values, context);
    const start = subjectOf(site, { parent: undefined, values }, context);
    if ("exitCode" in start) return start;
    const parent = values.parent ?? (await askParent(ask, start.declared));
    const subject = subjectOf(site, { parent, values }, context);
    if ("exitCode" in subject) return subject;
    const session = { command: "relationship", subject, values, context } as const;
    const given = {
      ...(values.child !== undefined && { child: values.child }),
      ...(values.name !== undefined && { name: values.name }),
      ...(values.type !== undefined && { type: values.type }),
      ...(values.inverse !== undefined && { inverse: values.inverse }),
      ...(values["foreign-key"] !== undefined && { foreignKey: values["foreign-key"] }),
      ...(values.include && { include: true }),
    };
    return graftAddition(
      session,
      await composeRelationship(ask, subject, { parent, given, preview: previewOf(session) }),
    );
  },
};

function run({ values }: Invocation<typeof relationshipOptions>, context: CommandContext): CommandResult {
  const { parent, child, name, type = "OneToMany", inverse, "foreign-key": foreignKey, include = false } = values;
  if (parent === undefined || child === undefined || name === undefined) {
    const missing = needed.filter((option) => values[option] === undefined).map((option) => `--${option}`);
    return usageError(
      `Nobody can be asked here, and ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing.`,
      "tenon relationship --parent Author --child Post --name Posts",
    );
  }
  const subject = subjectOf(siteFor(values, context), { parent, values }, context);
  if ("exitCode" in subject) return subject;
  const answer = { parent, child, name, type, inverse, foreignKey, include };
  const draft = { additions: [additionOf(answer)], access: undefined };
  return graftAddition(
    { command: "relationship", subject, values, context },
    { draft, settled: new Map(), wires: false },
  );
}

/** Finds the entity file that declares the parent; without a parent, any entity file of the host. */
function subjectOf(
  site: Result<GraftedHost>,
  { parent, values }: { readonly parent: string | undefined; readonly values: Values<typeof relationshipOptions> },
  context: CommandContext,
): Subject | CommandResult {
  const words = { command: "relationship", values };
  if (!site.ok) return reportFailure(site.diagnostics, words, context);
  const { host, recorded } = site.value;
  const { config } = values;
  const first =
    config === undefined ? recorded[0] && posix.join(host.folder, recorded[0]) : pathFrom(context.folder, config);
  if (first === undefined)
    return usageError("The host was grafted from no entity file yet.", "Name one: --config shop.yaml");
  if (context.disk.kind(first) === undefined)
    return reportFailure([report(catalogue.inputNotFound, { path: first })], words, context);
  const anywhere = prepare(site.value, { path: first, schema: undefined, target: undefined });
  if (!anywhere.ok) return reportFailure(anywhere.diagnostics, { ...words, root: host.folder }, context);
  if (parent === undefined) return anywhere.value;
  const { declared } = anywhere.value;
  const file = declared.byName.get(parent)?.file;
  const bytes = anywhere.value.inputs.find(({ path }) => path === file?.path)?.bytes;
  if (file !== undefined) return { ...anywhere.value, file: { ...anywhere.value.file, path: file.path, bytes } };
  const names = [...declared.byName.keys()];
  const near = didYouMean(parent, names);
  return usageError(
    `There is no entity '${parent}'.`,
    near === undefined ? `There are ${listOf(names)}.` : `Did you mean '${near}'?`,
  );
}
