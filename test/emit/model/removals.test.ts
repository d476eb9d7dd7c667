import { expect, test } from "vitest";
import { emittedFrom } from "../../in-memory.ts";

/** Emits a context with one root of these modifiers, a list of children and commands. */
function files(modifiers: string, ...commands: readonly string[]): Readonly<Record<string, string>> {
  const model = `context Shop limit 50 {
    event Left { cart: CartId }
    aggregate Carts root Cart ${modifiers} {
      entity Line identified by LineId { count: Int create write(count: Int) {} }
      entity Cart identified by CartId {
        count: Int = 0
        lines: List<Line>
        ${commands.join("\n")}
      }
    }
    readmodel CartRow from Cart { id share: Int = 100 % count }
    policy Leave when Left then Cart.leave(id: cart)
  }`;
  return emittedFrom({ "shop.model": model }, "infrastructure");
}

const leave = "command leave internal { remove emit Left(cart: id) }";
const loads = (text = "") => text.match(/GetById\w*Async\([^)]*\)/g);

test("an always removing command tells nothing, and its handler removes", () => {
  const { "Shop/Cart.cs": cart, "Shop/Application/CartOperations.cs": operations } = files("", leave);
  expect(cart).toContain("public void Leave(");
  expect(operations).toContain(
    `            cart.Leave(time.GetUtcNow());
            await unitOfWork.Carts.RemoveAsync(cart, ct);
            return await unitOfWork.SaveChangesAsync(ct);`,
  );
  expect(operations).not.toContain("ReadModels.Require");
});

test("a method tells whether to remove, by the conditions where they stand", () => {
  const take =
    "command take(n: Int) { if n > 9 { emit Left(cart: id) } else { remove } count -> count - n if count == 0 { remove } }";
  const { "Shop/Cart.cs": cart, "Shop/Application/CartOperations.cs": operations } = files("", leave, take);
  expect(cart).toContain("/// <returns>True if the aggregate is to be removed.</returns>\n    public bool Take(int n");
  expect(cart).toMatch(/var applies = n > 9;\n(?:.*\n)+? {8}return !applies \|\| Count == 0;/);
  expect(operations).toContain(`            if (isRemoved)
            {
                await unitOfWork.Carts.RemoveAsync(cart, ct);
            }
            else
            {
                ReadModels.Require(cart.ToCartRow());
            }
`);
});

test("a removed aggregate is loaded with what is marked as deleted", () => {
  expect(loads(files("", leave)["Shop/Application/CartOperations.cs"])).toEqual([
    "GetByIdWithAsync(domainEvent.Cart, [], ct)",
  ]);
  expect(loads(files("soft deleted", leave)["Shop/Application/CartOperations.cs"])).toEqual([
    "GetByIdAsync(domainEvent.Cart, ct)",
  ]);
});
