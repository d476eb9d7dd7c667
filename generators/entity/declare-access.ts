import type { AccessDecl } from "./declaration.ts";
import type { Access } from "./entity.ts";
import { textAt, valueAt } from "./fields.ts";
import type { YamlNode } from "./yaml-node.ts";

/** Reads the access of a file or entity; a single rule applies to every operation. Spec: decisions, 4. */
export function accessOf(node: YamlNode | undefined): AccessDecl | undefined {
  const rule = ruleOf(node);
  if (rule !== undefined) return { default: rule };
  if (node?.kind !== "map") return undefined;
  return {
    ...stated("default", ruleOf(valueAt(node, "default"))),
    ...stated("create", ruleOf(valueAt(node, "create"))),
    ...stated("getAll", ruleOf(valueAt(node, "getAll"))),
    ...stated("get", ruleOf(valueAt(node, "get"))),
    ...stated("update", ruleOf(valueAt(node, "update"))),
    ...stated("delete", ruleOf(valueAt(node, "delete"))),
  };
}

export function ruleOf(node: YamlNode | undefined): Access | undefined {
  if (node?.kind === "map") {
    const name = textAt(node, "policy");
    return name === undefined ? undefined : { kind: "policy", name };
  }
  if (node?.kind !== "scalar") return undefined;
  return node.value === "anonymous" || node.value === "authenticated" ? { kind: node.value } : undefined;
}

function stated(operation: keyof AccessDecl, rule: Access | undefined): AccessDecl {
  return rule === undefined ? {} : { [operation]: rule };
}
