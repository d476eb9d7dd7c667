import { modelLibraries } from "../../emit/rows/model-libraries/index.ts";
import type { ModelLibrary } from "../../emit/rows/model-libraries/model-library.ts";
import type { Host } from "../../host/host.ts";
import type { HostNeed } from "../../host/needs.ts";
import type { Model } from "../../model/ir.ts";
import { servedIn } from "../../model/operation/model-operation.ts";
import { outdatedParts } from "./outdated-parts.ts";

/** Lists the code of a user that is written for the models of another library, with what takes its place. Spec: fastendpoints, Change of the library. */
export function leftByOtherLibraries(
  library: ModelLibrary,
  { contexts }: Model,
  host: Pick<Host, "disk" | "folder" | "calls">,
): readonly HostNeed[] {
  const others = Object.values(modelLibraries).filter(({ id }) => id !== library.id);
  const parts = contexts.flatMap((context) => {
    const [instead] = library.parts(context);
    return others
      .flatMap((other) => other.parts(context))
      .map(({ type, words }) => ({ type, words, example: instead?.example ?? "" }));
  });
  const mapped = library.isMapped ? [] : contexts.filter((context) => servedIn(context).length > 0);
  return [
    ...outdatedParts(parts, host),
    ...mapped
      .filter(({ name }) => host.calls.has(`Map${name}Endpoints`))
      .map(({ name }) => ({
        file: "Program.cs",
        line: "app.MapFastEndpoints();",
        place: `instead of Map${name}Endpoints(), as FastEndpoints maps the endpoints of ${name} itself`,
        spot: undefined,
      })),
  ];
}
