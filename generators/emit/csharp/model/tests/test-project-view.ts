import type { Model } from "../../../../model/ir.ts";
import type { RuntimePlace } from "../../../model-generator.ts";
import { xmlText } from "../../csharp-text.ts";
import { testsAt } from "./test-host-view.ts";

/** Returns the view of the project file of the tests. Spec: model-tests, Project. */
export function testProjectView(_model: Model, place: RuntimePlace) {
  const { framework, packages, isCentral, hostProject, usesVsTest } = testsAt(place);
  return {
    framework,
    usesVsTest,
    packages: packages.map(({ id, version }) => ({ id, version: isCentral ? "" : ` Version="${version}"` })),
    host: xmlText(hostProject),
  };
}
