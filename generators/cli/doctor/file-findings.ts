import { isWriting } from "../../files/compare/change.ts";
import type { Examination, PlacedDiagnostic } from "./examination.ts";
import type { Finding } from "./finding.ts";
import { graftCommand } from "./wiring-findings.ts";

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
