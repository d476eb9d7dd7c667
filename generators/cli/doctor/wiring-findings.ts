import type { HostNeed } from "../../host/needs.ts";
import type { DoctorNeed, Examination } from "./examination.ts";
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
export function graftCommand({ kind }: Examination["plan"]): string {
  return kind === "health" ? "tenon health" : "tenon graft";
}

function needFinding({ kind, file, line, place, isWired, reason }: DoctorNeed): Finding {
  const byHand = `--wire leaves it to you: ${reason ?? "no plain place was found"}.`;
  const notes = isWired ? [] : [byHand];
  return { mark: "bad", subject: kind, text: `missing in ${file}, ${place}:`, notes, lines: [line] };
}

function wireHint(needs: readonly DoctorNeed[], plan: Examination["plan"], hostOption: string): readonly Finding[] {
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
