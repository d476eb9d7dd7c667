import { pointedHost } from "../../config/pointed-host.ts";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { exitCodeOf } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { resultOf } from "../../diagnostics/result.ts";
import { write } from "../../files/write/write.ts";
import { nothingDone, type Outcome } from "../../flow/outcome.ts";
import type { Host } from "../../host/host.ts";
import { readHost } from "../../host/snapshot/read-host.ts";
import { type DeclaredRename, readRename } from "../../migration/declared-rename.ts";
import type { CommandAction, CommandContext, CommandResult } from "../command.ts";
import { usageError } from "../command.ts";
import type { migrateOptions, Values } from "../options.ts";
import { type Ending, graftText } from "../report/graft-text.ts";
import { reportFailure, reportOutcome } from "../report/run-and-report.ts";
import { isDry, pathFrom } from "../requests.ts";
import { withColumnDefaults } from "./column-defaults.ts";
import { judgedFiles, withStoredTexts } from "./judged-files.ts";
import { makeMigrations } from "./make-migrations.ts";
import { nextSteps } from "./next-steps.ts";
import { splitMade } from "./split-made.ts";
import { statedChanges } from "./stated-changes.ts";

type MigrateValues = Values<typeof migrateOptions>;

const example = "tenon migrate AddPrices --host ../MyShop";

/** `tenon migrate`: makes the migrations that a host lacks, and judges them. Spec: migrations, Steps. */
export const migrateCommand: CommandAction<typeof migrateOptions> = {
  run: () => usageError("A migration needs the .NET SDK, which is not at hand here.", example),
  serve: async ({ values, positionals: [name, ...more] }, context) => {
    if (name === undefined || more.length > 0)
      return usageError("migrate takes one name, that of the migration.", example);
    if (!/^[A-Za-z_]\w*$/.test(name)) return usageError(`'${name}' is no name of a C# class.`, example);
    const renames = (values.rename ?? []).map((text) => readRename(text) ?? text);
    const [wrong] = renames.filter((one): one is string => typeof one === "string");
    if (wrong !== undefined)
      return usageError(
        `'${wrong}' is no rename.`,
        "tenon migrate NewNames --rename Product:Item --rename Item.Title:Name",
      );
    const declared = renames.filter((one): one is DeclaredRename => typeof one !== "string");
    return migrate(name, declared, values, context);
  },
};

async function migrate(
  name: string,
  renames: readonly DeclaredRename[],
  values: MigrateValues,
  context: CommandContext,
): Promise<CommandResult> {
  const words = { command: "migrate", values };
  const pointed = pointedHost(context.disk, pathFrom(context.folder, values.host ?? "."));
  if (!pointed.ok) return reportFailure(pointed.diagnostics, words, context);
  const host = readHost(context.disk, pointed.value);
  if (!host.ok) return reportFailure(host.diagnostics, words, context);
  const marks = statedChanges(host.value, renames, context);
  if (!marks.ok) return reportFailure(marks.diagnostics, { ...words, root: host.value.folder }, context);
  const asked = { name, contexts: values.context ?? [], renames, marks: marks.value.names };
  const made = await makeMigrations(host.value, asked, context);
  if (!made.ok) return reportFailure(made.diagnostics, { ...words, root: host.value.folder }, context);
  const { texts, defaults } = marks.value;
  const whole = made.value.map((one) => withStoredTexts(withColumnDefaults(one, defaults), host.value, texts));
  const parts = whole.map((one) => (values["expand-contract"] ? splitMade(one, name) : resultOf([one], [])));
  const migrations = parts.flatMap((part, at) => (part.ok ? part.value : whole.slice(at, at + 1)));
  const judged = migrations.map((one) => judgedFiles(one, host.value, new Set(values.accept)));
  const found = new Set(judged.flatMap(({ findings }) => findings));
  const strangers = (values.accept ?? []).filter((one) => !found.has(one));
  const diagnostics = [
    ...parts.flatMap((part) => part.diagnostics),
    ...judged.flatMap((one) => one.diagnostics),
    ...strangers.map((one) => report(catalogue.acceptUnknown, { name: one })),
  ];
  const changes = judged.flatMap((one) => one.changes);
  const outcome = {
    ...nothingDone,
    root: host.value.folder,
    texts: new Map([
      ...judged.map(({ path, text }) => [path, text] as const),
      ...migrations.flatMap(({ sql }) => (sql === undefined ? [] : [[sql.path, sql.text] as const])),
    ]),
    ...decidedChanges(host.value, { changes, diagnostics }, isDry(values) ? undefined : context),
  };
  const written = migrations.filter((_, at) => (judged[at]?.changes.length ?? 0) > 0);
  const steps = nextSteps(written, { name, host: host.value, folder: context.folder });
  const text = (shown: Outcome, ending: Ending) => withNextStep(graftText(shown, ending), steps, shown, ending);
  return reportOutcome(outcome, { ...words, text }, context);
}

/** Writes the files of all migrations or none, unless there is no disk to write to. */
function decidedChanges(
  { folder: root, projects }: Host,
  { changes, diagnostics }: Pick<Outcome, "changes" | "diagnostics">,
  context: Pick<CommandContext, "disk"> | undefined,
): Pick<Outcome, "changes" | "diagnostics"> {
  if (exitCodeOf(diagnostics) > 0 || context === undefined) return { changes, diagnostics };
  const scope = projects.map(({ path }) => path).filter((path) => path !== "");
  const written = write({ disk: context.disk, root, scope }, changes);
  return { changes, diagnostics: [...diagnostics, ...written.diagnostics] };
}

/** Adds what the user does next to a report of new migrations. */
function withNextStep(
  report: Omit<CommandResult, "exitCode">,
  steps: string,
  { changes }: Outcome,
  { dryRun, hasFailed, isQuiet }: Ending,
): Omit<CommandResult, "exitCode"> {
  if (hasFailed || isQuiet) return report;
  if (changes.length === 0) return { ...report, output: "The migrations are up to date with the model.\n" };
  return dryRun ? report : { ...report, output: `${report.output}\n${steps}` };
}
