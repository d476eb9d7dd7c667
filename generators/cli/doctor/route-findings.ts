import type { Examination } from "./examination.ts";
import { type Finding, shortened } from "./finding.ts";
import { type NamedPlace, placeText } from "./host-facts.ts";

const healthRoutes: readonly string[] = ["/health", "/ready"];

/** Returns the health checks, routes and endpoint names of the host. A name that clashes is a diagnostic of the planned graft. */
export function routeFindings({ facts: { routes, endpointNames } }: Examination): readonly Finding[] {
  return [
    ...healthRoutes.map((route) =>
      healthFinding(
        route,
        routes.filter(({ name }) => name === route),
      ),
    ),
    ...listed(
      "routes",
      routes.filter(({ name }) => !healthRoutes.includes(name)),
    ),
    ...listed("endpoint names", endpointNames),
  ];
}

function healthFinding(route: string, places: readonly NamedPlace[]): Finding {
  if (places.length === 0) return { mark: "good", subject: route, text: "is free" };
  const notes = ["The entity file decides who answers: `health: host` or `health: tenon`."];
  return { mark: "fact", subject: route, text: `is mapped by the host in ${places.map(placeText).join(", ")}`, notes };
}

function listed(subject: string, places: readonly NamedPlace[]): readonly Finding[] {
  if (places.length === 0) return [];
  const notes = shortened(places.map((place) => `${place.name} in ${placeText(place)}`));
  return [{ mark: "fact", subject, text: `${places.length} of the host itself`, notes }];
}
