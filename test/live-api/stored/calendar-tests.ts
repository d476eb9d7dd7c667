import { expect } from "vitest";
import type { StoredHost } from "./stored-host.ts";

/** A test of days, times of day and lengths of time, for each database and kind of context. */
interface CalendarTest {
  readonly name: string;
  readonly run: (host: StoredHost) => Promise<void>;
}

const booking = (more: object = {}) => ({
  stay: { arrival: "2028-02-28", departure: "2028-03-01" },
  breaks: [],
  calls: {},
  ...more,
});

const book = async ({ ok }: StoredHost, more: object = {}) =>
  (await ok("POST", "/bookings", booking(more))).body as { readonly id: string };

export const calendarTests: readonly CalendarTest[] = [
  {
    name: "days, times and lengths are stored as they were sent, and computed across a leap day",
    run: async (host) => {
      const given = {
        birthday: "2000-02-29",
        voucher: "0196f3c2-0000-7000-8000-00000000c0de",
        closed: { start: "2028-02-29", end: "2028-02-29" },
        breaks: ["PT0S", "P1DT12H", "-PT0.5S"],
        calls: { "2028-02-29": "23:59:59" },
      };
      const { id } = await book(host, { ...given, checkIn: "08:05:00", grace: "PT18H" });
      const read = (await host.ok("GET", `/bookings/${id}`)).body;
      expect(read).toEqual({
        ...{ id, ...given, stay: { arrival: "2028-02-28", departure: "2028-03-01", nights: 2 } },
        ...{ checkIn: "08:05:00", grace: "P1DT12H", arrival: "2028-02-28", isLong: false },
        ...{ lastCall: "2028-02-27T08:05:00+00:00", note: "from 2028-02-28 at 08:05:00 for P1DT12H" },
      });
    },
  },
  {
    name: "a command moves days, and times past midnight",
    run: async (host) => {
      const { id } = await book(host);
      const moved = (await host.ok("POST", `/bookings/${id}/postponed`, { by: "P1DT10H" })).body;
      const expected = { stay: { arrival: "2028-02-29", departure: "2028-03-02" }, checkIn: "01:00:30" };
      expect(moved).toMatchObject({ ...expected, grace: "-PT14H" });
      expect((await host.ok("GET", `/bookings/${id}`)).body).toEqual(moved);
    },
  },
  {
    name: "criteria and comparisons mean the same on every database",
    run: async (host) => {
      const seconds = Math.floor(Math.random() * 43_000);
      const checkIn = new Date(seconds * 1000).toISOString().slice(11, 19);
      const grace = "PT12H0.0000001S";
      const voucher = crypto.randomUUID();
      const { id } = await book(host, { checkIn, grace, birthday: "2000-02-29", voucher });
      await book(host, { checkIn, grace, birthday: "2000-02-29", voucher: crypto.randomUUID() });
      await book(host, { checkIn, grace: "PT12H" });
      const query = new URLSearchParams({ checkIn, grace: "P1DT0.0000002S", birthday: "2000-02-29", voucher });
      expect((await host.ok("GET", `/booking-times?${query}`)).body).toEqual([
        {
          ...{ id, arrival: "2028-02-28", isEarly: true, isGenerous: true },
          ...{ isOfThisDecade: true, celebrates: true },
        },
      ]);
    },
  },
  {
    name: "what is no day, time or length, or leaves the calendar, is a 400",
    run: async (host) => {
      const wrong = [
        { birthday: "2027-02-29" },
        { birthday: "2028-02-29T00:00:00Z" },
        { checkIn: "24:00:00" },
        { checkIn: 8 },
        { voucher: "0196f3c2" },
        ...["P1Y", "P1M", "P1W", "P", "PT", "1:00", "P99999999999D", ""].map((grace) => ({ grace })),
        { grace: "P10675198D" },
        { calls: { tomorrow: "10:00:00" } },
        { stay: { arrival: "2028-03-01", departure: "2028-02-28" } },
        { stay: { arrival: "2019-12-31", departure: "2020-01-02" } },
      ];
      const answers = await Promise.all(wrong.map((more) => host.send("POST", "/bookings", booking(more))));
      expect(answers.map(({ status }, index) => [wrong[index], status])).toEqual(wrong.map((more) => [more, 400]));
      const { id } = await book(host);
      const far = await host.send("POST", `/bookings/${id}/postponed`, { by: "P3650000D" });
      expect(far).toMatchObject({ status: 400, body: { detail: "A calculation overflows or divides by zero." } });
      for (const query of ["checkIn=25:00&grace=PT1S", "checkIn=10:00:00&grace=P1Y"])
        expect(await host.send("GET", `/booking-times?${query}`)).toMatchObject({ status: 400 });
    },
  },
];
