import { wireNameOf } from "../../../../http/wire-name-of.ts";
import type { Context, Entity } from "../../../../model/ir.ts";
import type { FactorySample, Life } from "../../../../model/sample/lives.ts";
import { type SampleSource, sampleOf } from "../../../../model/sample/samples.ts";
import { keyOf } from "../../../../model/type.ts";
import { csharpString } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { sending } from "../../tests/fact.ts";
import { freshPart } from "../../tests/fresh-part.ts";
import { jsonWords } from "../../tests/sample-words.ts";
import { identityField } from "./query-words.ts";
import { hookNameOf, sampleNameOf } from "./test-names.ts";

/** The factory that tests begin with, and the place of the identity that it gives. */
export interface Origin {
  readonly begun: FactorySample;
  /** The identity as C#, over `sample` and `answer`. */
  readonly identity: string;
}

/** Returns the factory that tests begin with; undefined if there is none whose identity is known. */
export function originOf({ begun }: Life, context: Context): Origin | undefined {
  const identity = begun && identityFrom(begun, context);
  return begun && identity !== undefined ? { begun, identity } : undefined;
}

function identityFrom({ factory }: FactorySample, { readModels }: Context): string | undefined {
  const { projection, identityParameter } = factory;
  if (projection === undefined) return `answer["id"]!`;
  if (identityParameter !== undefined) return `sample[${csharpString(wireNameOf(identityParameter))}]!`;
  const model = readModels.find(({ type }) => keyOf(type) === keyOf(projection));
  const field = model && identityField(model);
  return field === undefined ? undefined : `answer[${csharpString(field)}]!`;
}

interface Creation {
  /** The name of the factory in the class. */
  readonly name: string;
  readonly source: SampleSource;
  /** True if tests give the creation arguments of their own. */
  readonly takesSample: boolean;
}

/** Returns the words of the methods that create an aggregate and make an unknown identity. */
export function identityLines(root: Entity, { identity }: Origin, { name, source, takesSample }: Creation) {
  const unknown = sampleOf({ type: root.identity.type, name: "unknown" }, source);
  const words = jsonWords(unknown, { fresh: freshPart(unknown, []) });
  return {
    creator: `private async ${typeName("Task")}<(${typeName("JsonNode")} Id, ${typeName("TestAnswer")} Answer)> CreateAsync(${takesSample ? `${typeName("JsonObject")}? given = null` : ""})`,
    creation: [
      `var sample = ${takesSample ? "given ?? " : ""}${sampleNameOf(name)}();`,
      `var answer = (${sending(name, "sample")}).IsAccepted(nameof(${hookNameOf(name)}));`,
      `return (${identity}, answer);`,
    ],
    unknown: words,
    unknownNumber: words.usesNumber,
  };
}
