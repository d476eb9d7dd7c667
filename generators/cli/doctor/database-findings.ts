import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { databaseIds, generatedContext } from "../../entity/graft.ts";
import { fullNameOf } from "../../text/class-names.ts";
import { type Examination, unknownReason } from "./examine.ts";
import type { Finding } from "./finding.ts";
import { type ContextFact, placeText } from "./host-facts.ts";

/** Returns every context, with the reason why it is taken or not, and the line that chooses one. */
export function databaseFindings(examination: Examination): readonly Finding[] {
  const { contexts } = examination.facts;
  const known = contexts.filter(({ rejection }) => rejection === undefined);
  const candidates = known.filter(({ passedOver }) => passedOver === undefined);
  const usable = candidates.length > 0 ? candidates : known;
  const passed = known.filter((context) => !usable.includes(context));
  const rejected = contexts.filter(({ rejection }) => rejection !== undefined);
  return [
    ...(usable.length === 0 ? [noContext(examination)] : []),
    ...(isUndecided(examination) ? [choice(usable)] : []),
    ...usable.flatMap((context) => {
      const isGood = isTaken(context, examination);
      const more = isGood ? useOf(context, examination) : [];
      return [
        finding(context, isGood, reasonOf(context, usable, examination), more),
        ...(isGood ? poolFindings(context) : []),
      ];
    }),
    ...passed.map((context) => finding(context, isTaken(context, examination), passedReason(context, examination))),
    ...rejected.map((context) => finding(context, false, `${context.name} ${context.rejection}, so it is not taken.`)),
  ];
}

/** Says how the host uses the context that stores the rows. */
function useOf({ name, isRegistered }: ContextFact, { facts: { atStart } }: Examination): readonly string[] {
  const tables = {
    Migrate: "it migrates at start, and stops there if the model has changes without a migration",
    EnsureCreated: "it creates missing databases at start, and changes no table of another",
    none: "nothing migrates at start",
  };
  const registration = isRegistered
    ? "The host registers it"
    : `No registration such as AddDbContext<${name}> was found`;
  return [`${registration}; ${tables[atStart ?? "none"]}.`];
}

/** Suggests a pool where the context certainly allows it: a new context costs more than most requests. */
function poolFindings({ name, poolPlace }: ContextFact): readonly Finding[] {
  if (poolPlace === undefined) return [];
  const text = `${placeText(poolPlace)} adds a context for each request; a pool makes reads about twice as fast:`;
  return [{ mark: "advice", subject: "pool", text, lines: [`AddDbContextPool<${name}>`] }];
}

function passedReason(context: ContextFact, examination: Examination): string {
  const reason = `${context.name} ${context.passedOver}`;
  return isTaken(context, examination)
    ? `${reason}, but the entity file names it.`
    : `${reason}, so it is taken only if it is named.`;
}

function finding(context: ContextFact, isGood: boolean, note: string, more: readonly string[] = []): Finding {
  const text = `${placeText(context)}, namespace ${context.namespace === "" ? "none" : context.namespace}`;
  return { mark: isGood ? "good" : "fact", subject: context.name, text, notes: [note, ...more] };
}

/** True if the host has several contexts, and nothing says which one to take. */
function isUndecided({ usedContexts, plan, diagnostics }: Examination): boolean {
  if (plan.kind === "imagined") return usedContexts.length > 1;
  return diagnostics.some(({ code }) => code === catalogue.severalDbContexts.code);
}

function isTaken(context: ContextFact, examination: Examination): boolean {
  return !isUndecided(examination) && examination.usedContexts.includes(fullNameOf(context));
}

function reasonOf(context: ContextFact, usable: readonly ContextFact[], examination: Examination): string {
  const { name, project } = context;
  if (isUndecided(examination)) return `${name} is a candidate, in ${project}.`;
  const { plan, usedContexts } = examination;
  if (usedContexts.length === 0) return `${name} is not judged, ${unknownReason(examination)}.`;
  if (usable.length === 1) return `${name} is taken: it is the only one.`;
  const chooser =
    plan.kind === "recorded" ? "the entity file or its place decides" : "the web project has only one of its own";
  return `${name} is ${isTaken(context, examination) ? "taken" : "not taken"}: ${chooser}.`;
}

function choice(usable: readonly ContextFact[]): Finding {
  const lines = usable.map((context) => `target: { dbContext: ${nameOf(context, usable)} }`);
  const notes = ["Write one of these lines in the entity file:"];
  return { mark: "bad", subject: "DbContext", text: `${usable.length} classes could store the rows`, notes, lines };
}

/** Returns the short name, or the full one if two contexts share it. */
function nameOf(context: ContextFact, all: readonly ContextFact[]): string {
  return all.filter(({ name }) => name === context.name).length > 1 ? fullNameOf(context) : context.name;
}

function noContext({ plan, hostOption }: Examination): Finding {
  const subject = "DbContext";
  const database = plan.grafts[0]?.target.database?.id;
  if (database !== undefined) {
    const notes = [`The entity file asks for it: target: { database: ${database} }`];
    return { mark: "good", subject, text: `${generatedContext}, which the graft writes, for ${database}`, notes };
  }
  const notes = [
    "Entities are stored by a class that derives from DbContext of EF Core, in the web project or one that it refers to.",
    "tenon health needs none.",
    `A graft creates ${generatedContext} if the entity file asks for a database, as the file of tenon init does:`,
  ];
  const lines = [...databaseIds.map((id) => `target: { database: ${id} }`), `tenon init${hostOption}`];
  const mark = plan.kind === "imagined" ? "bad" : "fact";
  return { mark, subject, text: "none was found", notes, lines };
}
