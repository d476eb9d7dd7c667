import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** What can be wrong with usecases, read models and queries. The specification numbers none of these four: DSL1202, DSL1203, DSL1205, DSL1206. */
export const modelReadEntries = {
  duplicateUsecase: entry<{ readonly name: string; readonly service: string }>({
    code: "DSL1201",
    name: "duplicateUsecase",
    message: ({ name, service }) => `Service ${quoted(service)} has the usecase ${quoted(name)} twice.`,
    explanation: {
      cause: "A usecase becomes a method of the service's interface.",
      example: "usecase Shut(loan: LoanId)  usecase Shut()",
      cure: "Rename one of the two.",
    },
  }),
  readModelUnknownSource: entry<{ readonly source: string; readonly readModel: string; readonly context: string }>({
    code: "DSL1202",
    name: "readModelUnknownSource",
    message: ({ source, readModel, context }) =>
      `Read model ${quoted(readModel)} is made from ${quoted(source)}, which is no entity or value of context ${quoted(context)}.`,
    explanation: {
      cause: "A read model shows an entity or a value of its own context. An aggregate's name stands for its root.",
      example: "readmodel LoanRow from Laon { id }",
      cure: "Correct the spelling, or declare the source in this context.",
    },
  }),
  readModelUnknownField: entry<{ readonly field: string; readonly source: string; readonly readModel: string }>({
    code: "DSL1203",
    name: "readModelUnknownField",
    message: ({ field, source, readModel }) =>
      `${quoted(source)} has no field ${quoted(field)} for read model ${quoted(readModel)}.`,
    explanation: {
      cause: "A field that is only named is copied from the source: a field of it, or the `id` of an entity.",
      example: "readmodel LoanRow from Loan { borower }",
      cure: "Correct the spelling, or say how the field is computed: copies: Int = lines.count.",
    },
  }),
  readModelFieldType: entry<{
    readonly readModel: string;
    readonly field: string;
    readonly found: string;
    readonly expected: string;
  }>({
    code: "DSL1204",
    name: "readModelFieldType",
    message: ({ readModel, field, found, expected }) =>
      `${quoted(field)} of ${quoted(readModel)} is ${quoted(expected)}, and this is ${quoted(found)}.`,
    explanation: {
      cause: "The expression of a read-model field has another type than the field declares.",
      example: "copies: String = lines.count",
      cure: "Change the type or the expression, so that the two fit.",
    },
  }),
  duplicateReadModelField: entry<{ readonly field: string; readonly readModel: string }>({
    code: "DSL1205",
    name: "duplicateReadModelField",
    message: ({ field, readModel }) => `Read model ${quoted(readModel)} has the field ${quoted(field)} twice.`,
    explanation: {
      cause:
        "Fields become members of one record with a capital first letter, and JSON names them in any letter case, so names that differ in letter case only are one.",
      example: "readmodel LoanRow from Loan { total  Total: Int = lines.count }",
      cure: "Rename or delete one of the two.",
    },
  }),
  queryResultNotReadModel: entry<{ readonly query: string; readonly found: string }>({
    code: "DSL1206",
    name: "queryResultNotReadModel",
    message: ({ query, found }) =>
      `Query ${quoted(query)} gives ${quoted(found)}, which is no read model and no list of one.`,
    explanation: {
      cause: "A query answers with a read model of its context, or with a List of it.",
      example: "query LoansByState(state: LoanState): List<Loan>",
      cure: "Declare a read model and name it: List<LoanRow>.",
    },
  }),
  recordMemberName: entry<{ readonly name: string; readonly owner: string }>({
    code: "DSL1207",
    name: "recordMemberName",
    message: ({ name, owner }) =>
      `${quoted(owner)} cannot have ${quoted(name)}: its C# record has a member of that name already.`,
    explanation: {
      cause:
        "Records have members such as Equals, GetHashCode, GetType, ToString, Clone, EqualityContract, PrintMembers and Deconstruct, and no member may have the name of its record.",
      example: "readmodel LoanRow from Loan { equals: Bool = lines.isEmpty }",
      cure: "Rename it.",
    },
  }),
} as const;
