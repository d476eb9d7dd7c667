import { isWriting } from "../../files/compare/change.ts";
import { type HostNeed, kindOf } from "../../host/needs.ts";
import type { PlacedNeed } from "../../host/wire/wire-host.ts";
import type { Examination, PlacedDiagnostic } from "./examine.ts";
import type { Finding } from "./finding.ts";

/** Returns the lines that the host lacks, each with its file and place, and those that are worth adding. */
export function wiringFindings({ needs, wishes, hostOption, plan }: Examination): readonly Finding[] {
  if (plan.kind === "none") return [];
  return [
    ...(needs.length === 0 ? [nothingMissing] : needs.map(needFinding)),
    ...wireHint(needs, plan, hostOption),
    ...wishes.map(wishFinding),
  ];
}

const nothingMissing: Finding = { mark: "good", subject: "lines", text: "the host has every line that it needs" };

/** Returns the command that carries out the planned graft. */
function graftCommand({ kind }: Examination["plan"]): string {
  return kind === "health" ? "tenon health" : "tenon graft";
}

function needFinding(need: PlacedNeed, _: number, needs: readonly PlacedNeed[]): Finding {
  const { spot, file, line, place, isWired } = need;
  const notes = isWired ? [] : [`--wire leaves it to you: ${reasonOf(need, needs)}.`];
  return { mark: "bad", subject: kindOf(spot), text: `missing in ${file}, ${place}:`, notes, lines: [line] };
}

/** Returns the reason why wiring leaves a line to the user. A line with a plain place of its own waits for its group. */
function reasonOf({ group, reason }: PlacedNeed, needs: readonly PlacedNeed[]): string {
  if (reason !== undefined) return reason;
  const isWaiting = group !== undefined && needs.some((one) => one.group === group && one.reason !== undefined);
  return isWaiting ? "it waits for the lines without a plain place" : "no plain place was found";
}

function wireHint(needs: readonly PlacedNeed[], plan: Examination["plan"], hostOption: string): readonly Finding[] {
  const wired = needs.filter(({ isWired }) => isWired).length;
  if (wired === 0) return [];
  const these = needs.length === 1 ? "this line" : `these ${needs.length} lines`;
  const some = wired === needs.length ? these : `${wired} of ${these}`;
  const when = plan.kind === "imagined" ? "with the first entity file" : "itself";
  const lines = [`${graftCommand(plan)}${hostOption} --wire`];
  return [{ mark: "advice", subject: "--wire", text: `Tenon can add ${some} ${when}:`, lines }];
}

function wishFinding({ file, line, place }: HostNeed): Finding {
  return { mark: "advice", subject: "worth adding", text: `to ${file}, ${place}:`, lines: [line] };
}

/** Returns the recorded inputs, the templates of the user, and the outcome of the planned graft. */
export function fileFindings(examination: Examination): readonly Finding[] {
  const { inputs, templates, diagnostics, plan } = examination;
  const isFailure = diagnostics.some(({ severity }) => severity === "error");
  return [
    ...inputs.map((input): Finding => ({ mark: "good", subject: "input", text: input })),
    ...(inputs.length === 0 ? [noInputs(examination)] : []),
    ...templates.map((template): Finding => ({ mark: "fact", subject: "template", text: template })),
    ...diagnostics.map(diagnosticFinding),
    ...(isFailure || plan.kind === "none" ? [] : [outcome(examination)]),
  ];
}

function noInputs({ plan, hostOption }: Examination): Finding {
  if (plan.kind === "none") return { mark: "fact", subject: "input", text: "nothing was grafted yet" };
  if (plan.kind === "health")
    return { mark: "fact", subject: "input", text: "none: the host has the health endpoints alone" };
  const lines = [`tenon init${hostOption}`];
  return { mark: "fact", subject: "input", text: "nothing was grafted yet; begin with an entity file:", lines };
}

function diagnosticFinding({ code, severity, message, hint, place }: PlacedDiagnostic): Finding {
  const notes = [...(place === undefined ? [] : [place]), ...(hint === undefined ? [] : [hint])];
  return { mark: severity === "error" ? "bad" : "advice", subject: code, text: message, notes };
}

function outcome({ plan, hostOption }: Examination): Finding {
  const subject = "graft";
  if (plan.kind === "imagined")
    return { mark: "good", subject, text: "a first entity would be grafted without a mistake" };
  const count = plan.changes.filter((change) => isWriting(change) && !change.path.startsWith(".tenon/")).length;
  if (count === 0) return { mark: "good", subject, text: "succeeds, and every file is as it should be" };
  const text = `succeeds, and would change ${count === 1 ? "1 file" : `${count} files`}:`;
  return { mark: "advice", subject, text, lines: [`${graftCommand(plan)}${hostOption}`] };
}
