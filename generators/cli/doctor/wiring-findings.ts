import type { HostNeed } from "../../host/needs.ts";
import type { DoctorNeed, Examination } from "./examination.ts";
import type { Finding } from "./finding.ts";

/** Returns the lines that the host lacks, each with its file and place, and those that are worth adding. */
export function wiringFindings({ needs, wishes, hostOption, plan }: Examination): readonly Finding[] {
  if (plan.kind === "none") return [];
  return [
    ...(needs.length === 0 ? [nothingMissing] : needs.map(needFinding)),
    ...wireHint(needs, `${graftCommand(plan)}${hostOption} --wire`),
    ...wishes.map(wishFinding),
  ];
}

const nothingMissing: Finding = { mark: "good", subject: "lines", text: "the host has every line that it needs" };

/** Returns the command that carries out the planned graft. */
export function graftCommand({ kind }: Examination["plan"]): string {
  return kind === "imagined" ? "tenon graft shop.yaml" : kind === "health" ? "tenon health" : "tenon graft";
}

function needFinding({ kind, file, line, place, isWired, reason }: DoctorNeed): Finding {
  const byHand = `--wire leaves it to you: ${reason ?? "no plain place was found"}.`;
  const notes = isWired ? [] : [byHand];
  return { mark: "bad", subject: kind, text: `missing in ${file}, ${place}:`, notes, lines: [line] };
}

function wireHint(needs: readonly DoctorNeed[], command: string): readonly Finding[] {
  const wired = needs.filter(({ isWired }) => isWired).length;
  if (wired === 0) return [];
  const these = needs.length === 1 ? "this line" : `these ${needs.length} lines`;
  const text = wired === needs.length ? `Tenon can add ${these} itself:` : `Tenon can add ${wired} of ${these} itself:`;
  return [{ mark: "advice", subject: "--wire", text, lines: [command] }];
}

function wishFinding({ file, line, place }: HostNeed): Finding {
  return { mark: "advice", subject: "worth adding", text: `to ${file}, ${place}:`, lines: [line] };
}
