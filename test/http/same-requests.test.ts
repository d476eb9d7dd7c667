import { expect, test } from "vitest";
import { parseRoute } from "../../generators/http/route-template.ts";
import { answerSameRequests, requestKeys } from "../../generators/http/same-requests.ts";

const routes = [
  "/loans",
  "/Loans/",
  "/loans/{id}",
  "/loans/{number:int}",
  "/loans/{number:long}",
  "/loans/{key:guid}",
  "/loans/{id?}",
  "/loans/{page=1}",
  "/loans/open",
  "/loans/{id}/close",
  "/loans/no-{id}",
  "/loans/{*rest}",
];

test.each(routes.map((route) => [route]))(
  "routes that answer the requests of %s have a key in common with it",
  (one) => {
    const keys = new Set(requestKeys(parseRoute(one)));
    const same = routes.filter((other) => answerSameRequests(parseRoute(one), parseRoute(other)));
    expect(same).toContain(one);
    for (const other of same) expect(requestKeys(parseRoute(other)).some((key) => keys.has(key))).toBe(true);
  },
);
