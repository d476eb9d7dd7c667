import type { Host } from "../../host/host.ts";
import type { HostNeed } from "../../host/needs.ts";

/**
 * Returns the call of authorization that a host lacks whose own pipeline authenticates callers. Without the call, a web
 * application authorizes before it authenticates, so it refuses every caller. Spec: host, Host needs.
 */
export function authorizationNeeds({ authenticationSigns, calls }: Host): readonly HostNeed[] {
  const authenticating = authenticationSigns.find(({ sign }) => sign === "UseAuthentication");
  if (authenticating === undefined || calls.has("UseAuthorization")) return [];
  return [
    {
      file: authenticating.file,
      line: "app.UseAuthorization();",
      place: "below UseAuthentication(); without it, endpoints that ask for a caller refuse everybody",
      spot: undefined,
    },
  ];
}
