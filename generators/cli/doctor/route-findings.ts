import { isHealthRoute } from "../../entity/target.ts";
import type { Examination } from "./examination.ts";
import { type Finding, shortened } from "./finding.ts";
import { type NamedPlace, placeText } from "./host-facts.ts";

/** Returns the health checks, routes and endpoint names of the host. A clash is a diagnostic of the planned graft. */
export function routeFindings({ facts, health }: Examination): readonly Finding[] {
  return [
    ...(health === undefined
      ? []
      : [
          healthFinding(
            health,
            facts.routes.filter(({ name }) => isHealthRoute(name)),
          ),
        ]),
    ...listed("routes", facts.routes),
    ...unread(facts.unreadRoutes),
    ...listed("endpoint names", facts.endpointNames),
  ];
}

function healthFinding(health: "tenon" | "host", own: readonly NamedPlace[]): Finding {
  const subject = "/health, /ready";
  if (health === "tenon") return { mark: "good", subject, text: "mapped by Tenon" };
  const notes = own.map((route) => `The host maps ${route.name} in ${placeText(route)}.`);
  return {
    mark: "fact",
    subject,
    text: "left to the host",
    notes: [...notes, "The line health: tenon in the entity file decides otherwise."],
  };
}

function unread(places: readonly NamedPlace[]): readonly Finding[] {
  if (places.length === 0) return [];
  const notes = shortened(places.map((place) => `${place.name} in ${placeText(place)}`));
  const text = `${places.length} that cannot be read, so not compared with those of Tenon`;
  return [{ mark: "fact", subject: "unread routes", text, notes }];
}

function listed(subject: string, places: readonly NamedPlace[]): readonly Finding[] {
  const notes = shortened(places.map((place) => `${place.name} in ${placeText(place)}`));
  const text = places.length === 0 ? "none was found" : `${places.length} of the host itself`;
  return [{ mark: "fact", subject, text, notes }];
}
