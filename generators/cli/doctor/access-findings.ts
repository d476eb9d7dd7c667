import type { Examination } from "./examination.ts";
import { type Finding, shortened } from "./finding.ts";
import { type HostFacts, placeText } from "./host-facts.ts";

/** Returns the judgement on authentication, with the signs that lead to it. */
export function accessFindings({ facts, plan }: Examination): readonly Finding[] {
  const subject = "authentication";
  // Recorded entity files that leave access open have diagnostics of their own.
  const isOpen = plan.kind === "imagined";
  switch (facts.authentication) {
    case "registered":
      return [
        { mark: "good", subject, text: "in use; endpoints need a signed-in caller by default", notes: signs(facts) },
      ];
    case "absent":
      return [{ mark: isOpen ? "advice" : "fact", subject, text: "none was found", notes: isOpen ? openNotes : [] }];
    case "unclear": {
      const notes = [...signs(facts), ...(isOpen ? unclearNotes : [])];
      return [{ mark: isOpen ? "bad" : "fact", subject, text: "unclear: no sign shows it in use", notes }];
    }
  }
}

function signs({ signs: all }: HostFacts): readonly string[] {
  return shortened(all.map((sign) => `${sign.name} in ${placeText(sign)}`));
}

const openNotes = [
  "Endpoints are open to everybody unless the entity file says otherwise.",
  "State it in the entity file:",
  "defaults: { access: anonymous }",
];

const unclearNotes = [
  "Write one of these lines in the entity file:",
  "defaults: { access: authenticated }",
  "defaults: { access: anonymous }",
];
