import { expect } from "vitest";
import type { StoredHost } from "./stored-host.ts";

/** A test of numbers with a floating point, for each database and kind of context. */
interface GaugeTest {
  readonly name: string;
  readonly run: (host: StoredHost) => Promise<void>;
}

/** Draws a reading that no other gauge has. */
const fresh = () => String(1 + Math.random() * 1e6);

/** Returns the JSON of a request as text, as JavaScript has no number for some of them. */
const gauge = (more: Readonly<Record<string, string>> = {}) => {
  const members = {
    reading: fresh(),
    position: '{"latitude":48.137154}',
    mass: '{"amount":0.1,"unit":"Gram"}',
    samples: "[]",
    marks: "{}",
    ...more,
  };
  return `{${Object.entries(members)
    .map(([name, value]) => `"${name}":${value}`)
    .join()}}`;
};

const install = async ({ ok }: StoredHost, more: Readonly<Record<string, string>> = {}) => {
  const { text } = await ok("POST", "/gauges", gauge(more));
  return { text, ...(JSON.parse(text) as { readonly id: string; readonly reading: number }) };
};

export const gaugeTests: readonly GaugeTest[] = [
  {
    name: "floating numbers are stored with all their bits",
    run: async (host) => {
      const reading = fresh();
      const { id, text } = await install(host, {
        reading,
        weight: "0.1",
        limit: "1.7976931348623157E+308",
        position: '{"latitude":-0.30000000000000004,"longitude":5E-324}',
        band: '{"start":-1e300,"end":0.7}',
        samples: "[0.1,0.2,4]",
        marks: '{"a":2.2250738585072014E-308}',
      });
      expect((await host.ok("GET", `/gauges/${id}`)).text).toBe(text);
      expect(JSON.parse(text)).toMatchObject({
        ...{ weight: 0.1, limit: Number.MAX_VALUE, ratio: Number(reading) / 0.1, scaled: Number(reading) },
        ...{
          position: { latitude: 0.1 + 0.2 - 0.6000000000000001, longitude: 5e-324 },
          band: { start: -1e300, end: 0.7 },
        },
        ...{ samples: [0.1, 0.2, 4], marks: { a: 2.2250738585072014e-308 }, nearest: 0, exact: 0.6, wide: 0.6 },
        ...{ average: (0.1 + 0.2 + 4) / 3, total: 0.05 + 0.1 + 2, note: `reads ${reading}` },
      });
    },
  },
  {
    name: "what is infinite or no number is a 400, in requests and in arithmetic",
    run: async (host) => {
      for (const wrong of ["1e400", "-1e400", '"NaN"', '"Infinity"', '"-Infinity"', '"x"', "true", "null"]) {
        const samples = await host.send("POST", "/gauges", gauge({ samples: `[1,${wrong}]` }));
        const latitude = await host.send("POST", "/gauges", gauge({ position: `{"latitude":${wrong}}` }));
        const reading = await host.send("POST", "/gauges", gauge({ reading: wrong }));
        const marks = await host.send("POST", "/gauges", gauge({ marks: `{"a":${wrong}}` }));
        expect([samples, latitude, reading, marks].map(({ status }) => [wrong, status])).toEqual(
          Array.from({ length: 4 }, () => [wrong, 400]),
        );
      }
      for (const wrong of ["NaN", "Infinity", "-Infinity", "1e400", "x"])
        expect([wrong, (await host.send("GET", `/gauge-sums?reading=${wrong}`)).status]).toEqual([wrong, 400]);
      const weight = encodeURIComponent('{"start":0,"end":1e400}');
      expect((await host.send("GET", `/gauge-sums?weight=${weight}`)).body).toMatchObject({
        errors: { "weight.end": ["'weight.end' must be a finite number."] },
      });
      const { id, reading } = await install(host);
      const measure = (members: object) => host.send("POST", `/gauges/${id}/measured`, members);
      const detail = "A calculation overflows or divides by zero.";
      for (const members of [
        { factor: 1e308, divisor: 1 },
        { factor: 1, divisor: 0 },
        { factor: 0, divisor: 0 },
      ])
        expect(await measure({ times: 1, ...members })).toMatchObject({ status: 400, body: { detail } });
      const { body } = await measure({ factor: 0.1, divisor: 3, times: 2 });
      expect(body).toMatchObject({ reading: (1.5 * reading * 0.1 * 2) / 3, mass: { amount: 0.1 * 2.5 + 0.1 } });
    },
  },
  {
    name: "the database compares floating numbers as C# does, sorts them, and keeps them unique",
    run: async (host) => {
      const reading = fresh();
      const { id } = await install(host, { reading, weight: reading, limit: "0.5", samples: "[0.1,0.2]" });
      const rows = (await host.ok("GET", `/gauge-sums?reading=${reading}`)).body;
      const row = {
        id,
        reading: Number(reading),
        isHeavy: Number(reading) < 10,
        isWeight: true,
        north: 48.137154,
        many: 2,
      };
      expect(rows).toMatchObject({ items: [row], totalCount: 1 });
      const weight = encodeURIComponent(`{"start":${reading},"end":${reading}}`);
      expect((await host.ok("GET", `/gauge-sums?weight=${weight}&north=48.137154`)).body).toMatchObject({
        items: [row],
      });
      expect(await host.send("POST", "/gauges", gauge({ reading }))).toMatchObject({ status: 409 });
      const { items } = (await host.ok("GET", "/gauge-sums?sort=-reading&pageSize=50")).body as {
        readonly items: readonly { readonly reading: number }[];
      };
      const readings = items.map((one) => one.reading);
      expect(readings).toEqual(readings.toSorted((one, other) => other - one));
    },
  },
];
