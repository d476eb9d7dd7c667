import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { gather } from "../items.ts";
import { annotationsNamed } from "../operation/annotations.ts";
import { titleOf } from "../operation/model-operation.ts";
import type { Check } from "./check.ts";

/** Commands and factories have no `@since` and no `@deprecated`. Spec: model, Versioning 3. */
export const versionAnnotationOnCommand: Check = ({ operations }) =>
  gather(
    operations.filter(({ decl }) => decl.kind !== "query"),
    ({ decl, operation }) =>
      annotationsNamed(decl.annotations, "since", "deprecated").map(({ name, span }) =>
        report(catalogue.versionAnnotationOnCommand, { annotation: name.text, name: titleOf(operation) }, { span }),
      ),
  );
