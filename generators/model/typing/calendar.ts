import type { DurationUnit } from "../expression-ast.ts";

const ticksPerSecond = 10_000_000n;

const seconds: Readonly<Record<DurationUnit, bigint>> = {
  weeks: 604_800n,
  days: 86_400n,
  hours: 3600n,
  minutes: 60n,
  seconds: 1n,
};

/** Returns a length of time in units of 100 nanoseconds; undefined if it has more than 64 bits. */
export function ticksOf(amount: string, unit: DurationUnit): bigint | undefined {
  const ticks = BigInt(amount) * seconds[unit] * ticksPerSecond;
  return BigInt.asIntN(64, ticks) === ticks ? ticks : undefined;
}

/** True for a day of the calendar: `2028-02-29`. */
export function isDay(text: string): boolean {
  return !text.startsWith("0000") && dayOf(dayNumberOf(text)) === text;
}

const daysPerEra = 146_097;

/** Counts the days from 1 March of the year 0 to a day. A month or day that does not exist counts on into the next ones. */
export function dayNumberOf(text: string): number {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  // A year that begins in March has its leap day last.
  const [years, months] = month > 2 ? [year, month - 3] : [year - 1, month + 9];
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leapDays + Math.floor((153 * months + 2) / 5) + day - 1;
}

/** Returns the day of a number. */
export function dayOf(number: number): string {
  const era = Math.floor(number / daysPerEra);
  const ofEra = number - era * daysPerEra;
  const leapDays = Math.floor(ofEra / 1460) - Math.floor(ofEra / 36_524) + Math.floor(ofEra / (daysPerEra - 1));
  const yearOfEra = Math.floor((ofEra - leapDays) / 365);
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const months = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * months + 2) / 5) + 1;
  const month = months < 10 ? months + 3 : months - 9;
  const year = yearOfEra + era * 400 + (month > 2 ? 0 : 1);
  const digits = (part: number, count: number) => String(part).padStart(count, "0");
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

/** True for a time of day: `23:59`, `23:59:59`. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3])(:[0-5]\d){1,2}$/.test(text);
}
