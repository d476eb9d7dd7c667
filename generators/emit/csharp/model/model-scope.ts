import type { DeclaredType } from "../../../model/type.ts";
import { declaredType, extensionMethod, namespaceName, typeName } from "../names.ts";

/** The functions of `names.ts` as one object. */
export interface ModelScope {
  readonly type: (name: string) => string;
  readonly member: (name: string) => string;
  readonly declared: (type: DeclaredType) => string;
  readonly namespace: (name: string) => string;
}

export const modelScope: ModelScope = {
  type: typeName,
  member: extensionMethod,
  declared: declaredType,
  namespace: namespaceName,
};
