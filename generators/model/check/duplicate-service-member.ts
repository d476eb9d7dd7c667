import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { gather, ofKind } from "../items.ts";
import type { Check } from "./check.ts";
import { clashingNames } from "./clashing-names.ts";

/** Checks that the operations and the usecases of a service differ in more than letter case. */
export const duplicateServiceMember: Check = ({ scope }) =>
  gather(scope.context.services, ({ name: { text: service }, items }) => [
    ...clashingNames(ofKind(items, "operation"), (name, at) =>
      report(catalogue.duplicateOperation, { name, service }, at),
    ),
    ...clashingNames(ofKind(items, "usecase"), (name, at) => report(catalogue.duplicateUsecase, { name, service }, at)),
  ]);
