import { expect, test } from "vitest";
import { factorySample } from "../../../generators/emit/csharp/model/tests/sample-methods.ts";
import { commanded, created } from "../../../generators/model/sample/apply-behaviour.ts";
import type { Life } from "../../../generators/model/sample/lives.ts";
import { contextSamples } from "../../../generators/model/sample/lives.ts";
import type { SampleSource } from "../../../generators/model/sample/samples.ts";
import { validateModel } from "../../../generators/model/validate.ts";
import { casesIn, modelsOf } from "../../cases/case-folder.ts";

const text = `
context Places {
  value Port {
    code: String
    berths: Int
    invariant code.length == 3 && code == code.upper "a port has three capital letters"
    invariant berths > 9321 "a port is large"
  }
}
context Tickets {
  import Places.{ Port }
  aggregate Trip root Trip {
    entity Leg identified by LegNumber as natural(Int) {
      metres: Int
      create sail(id: LegNumber, metres: Int) {
        requires metres > 7000 "a leg is long"
      }
    }
    entity Trip identified by TripId {
      from: Port
      legs: List<Leg>
      create plan(from: Port) {}
      command extend(number: LegNumber, metres: Int) {
        legs += Leg.sail(id: number, metres: metres)
      }
      command shorten(number: LegNumber) {
        legs -= number
      }
    }
  }
}
`;

function modelOf(models: Readonly<Record<string, string>>) {
  const inputs = Object.entries(models).map(([path, one]) => ({ path, bytes: new TextEncoder().encode(one) }));
  const read = validateModel(inputs);
  if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
  return read.value;
}

/** Returns the life of the trip, and the rules that its samples break. */
function tripLife() {
  const model = modelOf({ "trips.model": text });
  const context = model.contexts.find(({ name }) => name === "Tickets");
  const trip = context?.entities.find(({ isRoot }) => isRoot);
  if (context === undefined || trip === undefined) throw new Error("The trip is missing.");
  const { source, lifeOf } = contextSamples(model)(context);
  return { trip, source, ...lifeOf(trip) };
}

test("samples keep the rules of a value from another context", () => {
  const { trip, source, factories } = tripLife();
  for (const { factory, args } of factories) {
    expect(created(trip, factory, args, source).broken).toEqual([]);
    expect(args).toMatchObject({ from: { code: expect.stringMatching(/^[A-Z]{3}$/), berths: 9322 } });
  }
});

test("samples keep the rules of the factory of a child, and a child is added before it is removed", () => {
  const { trip, source, factories, commands } = tripLife();
  const [extend, shorten] = commands;
  const [first] = factories;
  if (extend === undefined || shorten === undefined || first === undefined) throw new Error("A command is missing.");
  expect(extend.args).toMatchObject({ metres: 7001 });
  expect(shorten.before.map(({ command }) => command.name)).toEqual(["extend"]);
  const start = created(trip, first.factory, first.args, source).state;
  const begun = shorten.before.reduce(
    (state, call) => commanded(trip, call.command, { state, args: call.args }, source).state,
    start,
  );
  expect(commanded(trip, shorten.command, { state: begun, args: shorten.args }, source).broken).toEqual([]);
  expect(shorten.args["number"]).toEqual(shorten.before[0]?.args["number"]);
});

test("what has a default can be left out where no rule refuses it", () => {
  const model = modelOf({
    "trips.model": `context Tickets {
      aggregate Trip root Trip {
        entity Trip identified by TripId {
          seats: Int
          create plan(seats: Int = 4, note: String = "") {}
          command extend(by: Int = 9, note: String = "") { requires seats + by < 10 }
        }
      }
    }`,
  });
  const [context] = model.contexts;
  const [trip] = context?.entities ?? [];
  if (context === undefined || trip === undefined) throw new Error("The trip is missing.");
  const { factories, commands } = contextSamples(model)(context).lifeOf(trip);
  expect([...factories, ...commands].map(({ filled }) => filled)).toEqual([["seats", "note"], []]);
});

/** Returns each operation of a life with the rules that its sample breaks, at the end of its way. */
function brokenIn({ root, factories, begun, commands }: Life, source: SampleSource) {
  const ofFactories = factories.map(({ factory, args }) => [factory.name, created(root, factory, args, source).broken]);
  const ofCommands = commands.flatMap((tested) => {
    if (begun === undefined) return [];
    let { state, broken } = created(root, begun.factory, tested.begun, source);
    for (const { command, args } of [...tested.before, tested]) {
      const after = commanded(root, command, { state, args }, source);
      ({ state } = after);
      broken = [...broken, ...after.broken];
    }
    return [[tested.command.name, broken] as const];
  });
  return [...ofFactories, ...ofCommands].map(([name, broken]) => ({ name: `${root.name}.${name}`, broken }));
}

test("of the operations of all models here, only those that their rules never accept break one", () => {
  const folders = ["whole", "infrastructure", "api", "model", "tests"].flatMap((group) => casesIn(group));
  const operations = folders.map(modelsOf).flatMap((models) => {
    if (Object.keys(models).length === 0) return [];
    const model = modelOf(models);
    return model.contexts.flatMap((context) => {
      const { source, lifeOf } = contextSamples(model)(context);
      return context.entities.flatMap((one) => (one.isRoot ? brokenIn(lifeOf(one), source) : []));
    });
  });
  expect(operations.length).toBeGreaterThan(400);
  const refused = operations.filter(({ broken }) => broken.length > 0).map(({ name }) => name);
  // A cart begins with items and keeps them; an order that is forgotten never has a line.
  expect(refused.sort()).toEqual(["Cart.fail", "Order.forget"]);
});

test("samples keep a rule on a natural identity", () => {
  const model = modelOf({
    "stations.model": `context Stations {
  aggregate Stop root Stop {
    entity Stop identified by StopCode as natural(String) {
      invariant id.value matches /^[A-Z]{3}[0-9]$/ "three capital letters and a digit"
      create open(id: StopCode) {}
    }
  }
}`,
  });
  const [context] = model.contexts;
  const [stop] = context?.entities ?? [];
  if (context === undefined || stop === undefined) throw new Error("The stop is missing.");
  const { begun } = contextSamples(model)(context).lifeOf(stop);
  expect(begun?.args).toEqual({ id: expect.stringMatching(/^[A-Z]{3}[0-9]$/) });
  expect(begun && factorySample(begun, "Open", stop).json.join("")).toMatch(
    /"id": "\{\{.*Vary.*\("[A-Z]{3}[0-9]"\)\}\}"/,
  );
});

test("selected children are removed or changed, and a result of each item is known", () => {
  const folders = casesIn("model").filter(({ name }) => name === "picking");
  const model = modelOf(Object.assign({}, ...folders.map(modelsOf)));
  const [context] = model.contexts;
  const basket = context?.entities.find(({ isRoot }) => isRoot);
  if (context === undefined || basket === undefined) throw new Error("The basket is missing.");
  const { source } = contextSamples(model)(context);
  const item = (id: number, count: number) => ({ id, product: "p", count, price: 1, notes: [] });
  const boxes = [{ code: "a", height: 1, width: 2 }];
  const state = { id: "1", items: [item(1, 5), item(2, 1), item(3, 9)], boxes, tags: ["a", "A"], stock: { x: 1 } };
  const after = (name: string, args: Readonly<Record<string, number>>) => {
    const command = basket.commands.find((one) => one.name === name);
    if (command === undefined) throw new Error("A command is missing.");
    return commanded(basket, command, { state, args }, source);
  };
  expect(after("sweep", { least: 5 }).state).toMatchObject({ items: [item(1, 5), item(3, 9)] });
  expect(after("sweep", { least: 0 })).toMatchObject({ state: { items: state.items }, broken: [] });
  expect(after("cap", { most: 4 }).state).toMatchObject({ items: [item(1, 4), item(2, 1), item(3, 4)] });
  expect(after("cap", { most: -1 }).broken).toHaveLength(3);
  expect(after("turn", {}).state).toMatchObject({
    boxes: [{ code: "a", height: 2, width: 1 }],
    tags: ["A"],
    stock: { x: 2 },
  });
});

test("a sample keeps the rules about an aggregate that tests create before, and two that read each other end", () => {
  const model = modelOf({
    "shop.model": `context Shop {
  aggregate Buyers root Buyer {
    entity Buyer identified by BuyerId {
      credit: Int
      gift: OrderId?
      create join(credit: Int, gift: OrderId?) {
        requires credit > 40
        requires (gift.size ?? 0) < 5 when gift != none
      }
    }
  }
  aggregate Orders root Order {
    entity Order identified by OrderId {
      size: Int
      rest: Int?
      create place(buyer: BuyerId, size: Int) {
        requires buyer.credit == size "the size is that of the credit"
        rest -> buyer.credit
      }
    }
  }
}`,
  });
  const [shop] = model.contexts;
  const order = shop?.entities.find(({ name }) => name === "Order");
  if (shop === undefined || order === undefined) throw new Error("The shop is missing.");
  const { source, lifeOf } = contextSamples(model)(shop);
  const [sample] = lifeOf(order).factories;
  if (sample === undefined) throw new Error("The order has no factory.");
  const { args, factory } = sample;
  expect(created(order, factory, args, source)).toMatchObject({
    state: { size: args["size"], rest: args["size"] },
    broken: [],
  });
  expect(args["size"]).toBeGreaterThan(40);
});

const members = `
context Clubs {
  aggregate Members root Member {
    repository { operations: getById, add }
    entity Member identified by Handle as natural(String) {
      sponsor: Handle?
      term: Range<Date>
      create join(id: Handle, sponsor: Handle?, term: Range<Date>) {
        requires id.value matches /^[a-z]+$/ "a handle has small letters"
        requires exists(sponsor) when sponsor.isPresent "a sponsor is a member"
        requires term.start > 2090-01-01 "a term lies ahead"
      }
    }
  }
  aggregate Desks root Desk {
    repository { operations: getById, add }
    entity Desk identified by Keeper as natural(String) {
      create take(id: Keeper) {
        requires id.value == caller.id "everybody has a desk"
      }
    }
  }
}
`;

test("the samples of a factory name the caller and no other aggregate of its kind, and ranges end behind their start", () => {
  const model = modelOf({ "clubs.model": members });
  const samples = model.contexts.flatMap((context) => {
    const { lifeOf } = contextSamples(model)(context);
    return context.entities.flatMap((root) =>
      lifeOf(root).factories.map((one) => factorySample(one, "Make", root).json.join("")),
    );
  });
  // Names of types are placeholders until a file has its usings.
  expect(samples.map((one) => one.replaceAll(/[^ -~]/g, ""))).toEqual([
    '{  "id": "{{TestSamples.Vary("aaaaaa")}}",  "sponsor": null,  "term": {    "start": "2099-01-02",    "end": "2099-01-02"  }}',
    '{  "id": "{{TestCaller.Name}}"}',
  ]);
});

test("a term lasts a year, and what a rule refuses is no identity of another aggregate where something else is known", () => {
  const model = modelOf({
    "leases.model": `context Leases {
  value Term {
    from: Date
    until: Date
    invariant until.year == from.year + 1 && until.month == from.month && until.day == from.day "a term is a year"
  }
  value Impossible {
    from: Date
    invariant from.year == 1800 "long ago"
  }
  aggregate Flats root Flat {
    entity Flat identified by FlatId as natural(String) {
      create build(id: FlatId) {}
    }
  }
  aggregate Contracts root Contract {
    entity Contract identified by ContractId {
      flat: FlatId
      other: FlatId
      rent: Int
      invariant flat != other "two flats"
      invariant rent > 0 "rent is paid"
      create sign(flat: FlatId, other: FlatId, rent: Int) {
        requires exists(flat)
      }
      command extend(term: Term) {
        requires term.from >= today "a term is to come"
        rent -> rent
      }
      command recall(since: Impossible) {
        rent -> rent
      }
    }
  }
}`,
  });
  const [context] = model.contexts;
  const contract = context?.entities.find(({ name }) => name === "Contract");
  if (context === undefined || contract === undefined) throw new Error("The contract is missing.");
  const { factories, commands } = contextSamples(model)(context).lifeOf(contract);
  expect(factories[0]?.refused?.path).toEqual(["rent"]);
  expect(commands.map(({ isReadable }) => isReadable)).toEqual([true, false]);
  expect(commands[0]?.args).toEqual({ term: { from: "2099-01-02", until: "2100-01-02" } });
});

test("lists of values gain and lose items", () => {
  const folders = casesIn("model").filter(({ name }) => name === "value-lists");
  const model = modelOf(Object.assign({}, ...folders.map(modelsOf)));
  const [context] = model.contexts;
  const shelf = context?.entities.find(({ isRoot }) => isRoot);
  if (context === undefined || shelf === undefined) throw new Error("The shelf is missing.");
  const { source } = contextSamples(model)(context);
  const state = { id: "1", tags: ["a", "b", "a"], marks: [1, 7], labels: [], notes: { a: "b" }, spare: null };
  const after = (name: string, args: Readonly<Record<string, string | number | readonly string[]>>) => {
    const command = shelf.commands.find((one) => one.name === name);
    if (command === undefined) throw new Error("A command is missing.");
    return commanded(shelf, command, { state, args }, source);
  };
  expect(after("tag", { tag: "c" })).toMatchObject({ state: { tags: ["a", "b", "a", "c"] }, broken: [] });
  expect(after("untag", { tag: "a" }).state).toMatchObject({ tags: ["b"] });
  expect(after("mark", { mark: 7, item: 9 }).state).toMatchObject({ marks: [1, 7, 9] });
  expect(after("mark", { mark: 0, item: 7 }).state).toMatchObject({ marks: [] });
  expect(after("reset", { tags: [] }).state).toMatchObject({ tags: [], marks: [], notes: {}, spare: null });
});
