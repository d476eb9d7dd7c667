import type { Examination } from "./examination.ts";
import { type Finding, shortened } from "./finding.ts";
import { type HostFacts, placeText } from "./host-facts.ts";

/** Returns the judgement on authentication, with the signs that lead to it, and the lines that decide on access. */
export function accessFindings({ facts, plan, isAccessStated }: Examination): readonly Finding[] {
  const subject = "authentication";
  const notes = signs(facts);
  // Entity files that leave access open have diagnostics of their own.
  const isOpen = plan.kind === "imagined" && !isAccessStated;
  switch (facts.authentication) {
    case "registered":
      return [{ mark: "good", subject, text: "in use; endpoints need a signed-in caller by default", notes }];
    case "absent":
      return [{ mark: isOpen ? "advice" : "fact", subject, text: "none was found", ...(isOpen && open) }];
    case "unclear": {
      const text = "unclear: no sign shows it in use";
      const decision = { notes: [...notes, "Write one of these lines in the entity file:"], lines: rules };
      return [{ mark: isOpen ? "bad" : "fact", subject, text, notes, ...(isOpen && decision) }];
    }
  }
}

function signs({ signs: all }: HostFacts): readonly string[] {
  return shortened(all.map((sign) => `${sign.name} in ${placeText(sign)}`));
}

const rules = ["defaults: { access: authenticated }", "defaults: { access: anonymous }"];

const open: Pick<Finding, "notes" | "lines"> = {
  notes: ["Endpoints are open to everybody unless the entity file says otherwise. Write one of these lines in it:"],
  lines: rules,
};
