import type { Enumeration } from "../../entity/entity.ts";
import type { View } from "../../render/view.ts";
import { phraseOf } from "../../text/nouns.ts";
import { sentence } from "./sentence.ts";

/** An enum, its members in the order of the file. */
export function enumView({ name, members }: Enumeration): View {
  return {
    name,
    summary: sentence(phraseOf(name)),
    members: members.map((member, index) => ({
      name: member,
      summary: sentence(phraseOf(member)),
      isFirst: index === 0,
    })),
  };
}
