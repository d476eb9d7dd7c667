import type { Entity } from "../../../../entity/entity.ts";
import { hasRequest, serves } from "../../../../entity/served.ts";
import { keyOf, requestKinds } from "../../../../entity/wire-properties.ts";
import { phraseOf } from "../../../../text/nouns.ts";
import { csharpString } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { freshPart } from "../fresh-part.ts";
import { jsonWords } from "../sample-words.ts";
import { createManyFacts } from "./create-many-facts.ts";
import { createFacts, deleteFacts, getFacts, listFacts, updateFacts } from "./entity-facts.ts";
import { entityOperationWords, keyArguments, unknownKeys } from "./entity-operation-words.ts";
import { requestSampleWords } from "./entity-samples.ts";
import { patchFacts } from "./patch-facts.ts";
import { rowsFacts } from "./rows-facts.ts";
import { traceFacts } from "./trace-facts.ts";

/** Returns the name of the class that tests an entity. */
export function entityTestsName({ name }: Pick<Entity, "name">): string {
  return `${name}Tests`;
}

/** Returns the view of the tests of an entity. Spec: shipped-tests, Tests of entities. */
export function entityTestsView(entity: Entity) {
  const { operations, plural } = entity;
  const names = keyArguments(entity).map(({ name }) => name);
  const fields = [
    ["Create", operations.create],
    ["CreateMany", operations.createMany],
    ["List", operations.getAll],
    ["Get", operations.get],
    ["Update", operations.update],
    ["Patch", operations.patch],
    ["Delete", operations.delete],
    ["Restore", operations.restore],
  ] as const;
  const kinds = requestKinds.filter((kind) => hasRequest(entity, kind));
  const facts = [
    ...createFacts(entity),
    ...createManyFacts(entity),
    ...listFacts(entity),
    ...getFacts(entity),
    ...updateFacts(entity),
    ...patchFacts(entity),
    ...deleteFacts(entity),
    ...rowsFacts(entity),
    ...traceFacts(entity),
  ];
  return {
    type: entityTestsName(entity),
    subject: phraseOf(plural),
    operations: fields.flatMap(([name, operation]) =>
      operation === undefined ? [] : [{ name, value: entityOperationWords(operation, names) }],
    ),
    facts: facts.map(({ name, lines }) => ({ fact: name, lines })),
    ...(serves(entity, "create") ? creationWords() : { hasCreation: false }),
    stored: [],
    ...unknownWords(entity),
    samples: kinds.map((kind) => ({
      ...requestSampleWords(entity, kind),
      more: [`await ${typeName("TestParentAttribute")}.FillAsync(host, ${csharpString(entity.name)}, sample);`],
    })),
  };
}

function creationWords() {
  const change = `${typeName("Action")}<${typeName("JsonObject")}>? change = null`;
  return {
    hasCreation: true,
    creator: `internal static async ${typeName("Task")}<${typeName("TestAnswer")}> CreateAsync(${typeName("TestHost")} host, ${change})`,
    creation: [
      "var sample = await CreateSampleAsync(host);",
      "change?.Invoke(sample);",
      `return (await host.SendAsync(Create, sample)).IsAccepted(nameof(CustomizeCreate), ${typeName("HttpStatusCode")}.Created);`,
    ],
  };
}

function unknownWords(entity: Entity) {
  const value = unknownKeys[keyOf(entity).type];
  const unknown = jsonWords(value, { fresh: freshPart(value, []) });
  return { hasUnknown: true, access: "internal", unknown, unknownNumber: unknown.usesNumber };
}
