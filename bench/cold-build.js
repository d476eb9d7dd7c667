// @ts-check
// The cold `tenon build`, against a Node that does nothing at all.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compareProcesses } from "./processes.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A model of one kilobyte. */
const model = `/// Orders of one shop.
context Shop {
  enum OrderState { Placed, Paid, Sent }

  value Price {
    amount: Decimal
    currency: String = "EUR"
    invariant amount >= 0 "a price is never negative"
  }

  /// What one order is about.
  aggregate Order root Order versioned {
    repository {
      operations: getById, add, update
      find byBuyer(buyer: String): List<Order>
    }

    event OrderPaid {
      order: OrderId
    }

    entity Order identified by OrderId {
      buyer: String
      total: Price
      note: String?
      state: OrderState = Placed

      /// Notes the payment.
      command pay(note: String) {
        requires state == Placed "only a placed order is paid"
        note -> note
        state -> Paid
        emit OrderPaid(order: id)
      }
    }
  }

  readmodel OrderSummary from Order {
    id
    buyer
    total
    label: String = buyer + "!"
  }

  /// All orders of a buyer.
  query OrdersOf(buyer: String): List<OrderSummary>
}
`;

function build() {
  const folder = mkdtempSync(join(tmpdir(), "tenon-bench-"));
  try {
    const file = join(folder, "shop.model");
    const out = join(folder, "out");
    writeFileSync(file, model);
    const tenon = [process.execPath, join(root, "dist/tenon.js"), "build"];
    const worked = join(root, "examples/library");
    const fresh = () => rmSync(out, { recursive: true, force: true });
    return compareProcesses([
      { name: "node -e 0", command: [process.execPath, "-e", "0"] },
      { name: "tenon build, 1 KB, checks only (at most 2.0)", command: [...tenon, file] },
      {
        name: "tenon build --out, the worked model (at most 2.3)",
        command: [...tenon, worked, "--out", out],
        before: fresh,
      },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

console.table(build());
