import { posix } from "node:path";
import { registrationGenerator } from "../../emit/generator-names.ts";
import type { Layer } from "../../emit/layer.ts";
import { brokerGenerator, type Messaging } from "../../emit/messaging.ts";
import { namesInManifests } from "../../emit/row.ts";
import { layerGenerators } from "../../emit/rows/model-generators.ts";
import { modelLibraries } from "../../emit/rows/model-libraries/index.ts";
import type { Manifest } from "../../files/manifest/manifest.ts";
import { isModelInput } from "../input-name.ts";

const standard = "Tenon";

/** The folder of a host where generated code goes: that of its entities, whose file says so, else the standard one. Spec: model-csharp, Emitted paths. */
export function recordedFolder({ files }: Manifest): string {
  const [path] = [...files].find(([, { generator }]) => generator === registrationGenerator) ?? [];
  return path === undefined ? standard : posix.dirname(path);
}

/** The layers of the models that a host has already, the domain always. Spec: model-csharp, Layers. */
export function recordedLayers(manifest: Manifest): ReadonlySet<Layer> {
  const layers = (["application", "infrastructure", "api", "tests"] as const).filter(
    (layer) => recordedModelFiles(manifest, layer).length > 0,
  );
  return new Set<Layer>(["domain", ...layers]);
}

/** Returns the way of integration events in a host by record; none without the store. Spec: messaging, Choice. */
export function recordedMessaging({ files }: Manifest, layers: ReadonlySet<Layer>): Messaging {
  const hasBroker = [...files.values()].some(({ generator }) => generator === brokerGenerator);
  return hasBroker && layers.has("infrastructure") ? "rabbitmq" : "none";
}

/** Returns the paths of the recorded files of a layer of models. */
export function recordedModelFiles({ files }: Manifest, wanted: Layer): readonly string[] {
  const rows = [...layerGenerators, ...Object.values(modelLibraries).flatMap(({ generators }) => generators)];
  const names = namesInManifests(rows.filter(({ part }) => part === wanted));
  return [...files].flatMap(([path, { generator, input }]) => (isOfModel(input) && names.has(generator) ? [path] : []));
}

function isOfModel(input: string | undefined): boolean {
  return input !== undefined && isModelInput(input);
}
