import { expect, test } from "vitest";
import { emittedFrom } from "../../in-memory.ts";

const rack = (command: string) => `context Racks {
  aggregate Rack root Rack {
    entity Slot identified by SlotNumber as natural(Int) {
      filled: Int
      create add(id: SlotNumber, filled: Int) {}
      command fill { filled -> 1 }
    }

    entity Rack identified by RackNumber as natural(Int) {
      slot: SlotNumber
      slots: List<Slot>
      create build(id: RackNumber, slot: SlotNumber) {}
      ${command}
    }
  }
}
`;

// Spec: model-infrastructure, Repositories.
test.each([
  [
    "one child",
    "command change(one: SlotNumber) { slots[one].fill }",
    "GetByIdWithOneOfSlotsAsync(request.Id, request.One, ct)",
  ],
  [
    "two children",
    "command change(one: SlotNumber, two: SlotNumber) { slots[one].fill slots[two].fill }",
    "GetByIdAsync(request.Id, ct)",
  ],
  [
    "one of a list that is read",
    "command change(one: SlotNumber): Int { slots[one].fill result slots.count }",
    "GetByIdAsync(request.Id, ct)",
  ],
  [
    "a child that a patch can leave to the root",
    '@route("/racks/{id}") @patch command change(slot: SlotNumber) { slot -> slot slots[slot].fill }',
    "GetByIdAsync(request.Id, ct)",
  ],
])("a command on %s loads what it needs", (_name, command, load) => {
  const files = emittedFrom({ "racks.model": rack(command) }, "infrastructure,api");
  expect(files["Racks/Application/RackOperations.cs"]).toContain(`unitOfWork.Racks.${load}`);
  const hasMethod = files["Racks/Rack.cs"]?.includes("GetByIdWithOneOfSlotsAsync") === true;
  expect(hasMethod).toBe(load.includes("OneOf"));
});
