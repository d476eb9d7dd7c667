import type { HostNeed } from "../../host/needs.ts";
import type { DoctorNeed, Examination } from "./examination.ts";
import type { Finding } from "./finding.ts";

/** Returns the lines that the host lacks, each with its file and place, and those that are worth adding. */
export function wiringFindings({ needs, wishes, hostOption, plan }: Examination): readonly Finding[] {
  const wired = needs.filter(({ isWired }) => isWired).length;
  const command = `tenon graft${plan.kind === "imagined" ? " shop.yaml" : ""}${hostOption} --wire`;
  return [
    ...(needs.length === 0 ? [nothingMissing] : needs.map(needFinding)),
    ...(wired === 0
      ? []
      : [wireHint(wired, needs.length, plan.kind === "health" ? `tenon health${hostOption} --wire` : command)]),
    ...wishes.map(wishFinding),
  ];
}

const nothingMissing: Finding = { mark: "good", subject: "lines", text: "the host has every line that it needs" };

function needFinding({ file, line, place, isWired, reason }: DoctorNeed): Finding {
  const byHand = reason === undefined ? "No plain place was found, so add it by hand." : `By hand, as ${reason}.`;
  return { mark: "bad", subject: file, text: line, notes: [`${place}${isWired ? "" : `. ${byHand}`}`] };
}

function wireHint(wired: number, all: number, command: string): Finding {
  const lines = wired === all ? (all === 1 ? "this line" : `these ${all} lines`) : `${wired} of these ${all} lines`;
  return { mark: "advice", subject: "--wire", text: command, notes: [`adds ${lines}.`] };
}

function wishFinding({ file, line, place }: HostNeed): Finding {
  const notes = [`${place}; with it, the 401, 404 and 405 of the host itself are problem details`];
  return { mark: "advice", subject: file, text: line, notes };
}
