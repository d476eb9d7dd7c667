import { kindOf } from "../../host/needs.ts";
import { fullNameOf } from "../../text/class-names.ts";
import { type CommandResult, printedDocument } from "../command.ts";
import type { Examination } from "./examine.ts";
import type { FindingGroup } from "./finding.ts";
import { relevantPackages } from "./host-findings.ts";

/** Prints the document of `tenon doctor --json`, which `schemas/doctor.schema.json` describes. Spec: host, Doctor. */
export function doctorJson(
  { facts, plan, diagnostics, usedContexts, places, needs, inputs, templates }: Examination,
  groups: readonly FindingGroup[],
  exitCode: number,
): CommandResult {
  const { projects, contexts, authentication, signs, routes, unreadRoutes, endpointNames, centralPackages } = facts;
  return printedDocument("doctor", exitCode, {
    diagnostics,
    host: {
      projects: projects.map(({ file, targetFramework, rootNamespace, isWeb, isTest }) => ({
        file,
        targetFramework,
        rootNamespace,
        isWeb,
        isTest,
      })),
      packages: Object.fromEntries([...relevantPackages(facts)].map(([id, version]) => [id, version ?? null])),
      centralPackages,
      contexts: contexts.map(({ rejection, ...context }) => ({
        ...context,
        isUsed: usedContexts.length === 1 && usedContexts.includes(fullNameOf(context)),
        rejection,
      })),
      authentication: { state: authentication, signs },
      routes,
      unreadRoutes,
      endpointNames,
    },
    graft: {
      ...{ kind: plan.kind, inputs, templates, health: plan.grafts[0]?.target.health, places },
      needs: needs.map(({ spot, file, line, place, isWired, reason }) => ({
        ...{ kind: kindOf(spot), file, line, place, isWired, reason },
      })),
    },
    findings: groups.flatMap(({ key, findings }) =>
      findings.map(({ mark, subject, text, notes = [], lines = [] }) => ({
        group: key,
        mark,
        subject,
        text,
        notes,
        lines,
      })),
    ),
  });
}
