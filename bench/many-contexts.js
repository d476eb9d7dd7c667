// @ts-check
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes a model of so many contexts, each a file with an aggregate, a read model and a query.
 * @param {string} folder
 * @param {number} count
 */
export function writeContexts(folder, count) {
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < count; index++) writeFileSync(join(folder, `shop${index}.model`), contextOf(index));
}

/**
 * One of them, about one kilobyte of text.
 * @param {number} index
 */
export function contextOf(index) {
  return `/// Orders of one shop.
context Shop${index} {
  enum OrderState { Placed, Paid, Sent }

  value Price {
    amount: Decimal
    currency: String = "EUR"
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

      invariant total.amount >= 0 "an order costs something"

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
    buyer
    total
    label: String = buyer + "!"
  }

  query OrdersOf(buyer: String): List<OrderSummary>
}
`;
}
