import { expect } from "vitest";
import type { StoredHost } from "./stored-host.ts";

/** A test of identities that are made of several fields, for each database and kind of context. */
interface EnrolmentTest {
  readonly name: string;
  readonly run: (host: StoredHost) => Promise<void>;
}

const unique = () => crypto.randomUUID();

/** Creates an enrolment of a new pupil, and returns its parts. */
async function enrol({ ok }: StoredHost) {
  const parts = { pupil: `ann ${unique()}`, course: unique() };
  await ok("POST", "/pupils", { id: parts.pupil, name: "Ann" });
  const { body, tag } = await ok("POST", "/enrolments", { ...parts, since: "2026-01-02" });
  const path = `/enrolments/${encodeURIComponent(parts.pupil)}/${parts.course}`;
  return { parts, body, tag, path };
}

/** Asks again until an answer is as expected, as events and schedules come later. */
async function eventually(ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await ask();
      return;
    } catch (error) {
      if (attempt === 60) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

export const enrolmentTests: readonly EnrolmentTest[] = [
  {
    name: "the parts of an identity are in the route, and each is in a column of the key",
    run: async (host) => {
      const { parts, body, tag, path } = await enrol(host);
      expect(tag).toBe('"1"');
      expect(body).toEqual({ ...parts, since: "2026-01-02", mark: null, remarks: [], version: 1 });
      const graded = await host.ok("PUT", `${path}/mark`, { mark: 5 });
      expect(graded.body).toMatchObject({ id: parts, pupil: parts.pupil, mark: 5 });
      expect(await host.ok("GET", path)).toMatchObject({ body: { id: parts, mark: 5 } });
      expect(await host.load("Enrolments", parts, "Enrolling")).toMatchObject({ body: { ...parts, mark: 5 } });
      const other = `/enrolments/${encodeURIComponent(parts.pupil)}/${unique()}`;
      const missing = { status: 404 };
      expect(await host.send("GET", other)).toMatchObject(missing);
      expect(await host.send("PUT", `${other}/mark`, { mark: 5 })).toMatchObject(missing);
      expect(await host.send("GET", `/enrolments/${parts.pupil}/first`)).toMatchObject({ status: 400 });
    },
  },
  {
    name: "an identity of several fields is given once, and one part of it again",
    run: async (host) => {
      const { parts } = await enrol(host);
      const again = { ...parts, since: "2026-01-03" };
      const taken = { status: 409, body: { detail: expect.stringContaining(`${parts.pupil}/${parts.course}`) } };
      expect(await host.send("POST", "/enrolments", again)).toMatchObject(taken);
      expect(await host.send("POST", "/enrolments", { ...again, course: unique() })).toMatchObject({ status: 200 });
      const { course: _, ...partial } = again;
      expect(await host.send("POST", "/enrolments", partial)).toMatchObject({ status: 400 });
      const races = await Promise.all(
        [1, 2, 3, 4, 5].map(() => host.send("POST", "/enrolments", { ...again, course: parts.pupil.slice(4) })),
      );
      expect(races.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    },
  },
  {
    name: "the versions of one with several parts are asked for and counted",
    run: async (host) => {
      const { path } = await enrol(host);
      const grade = (mark: number, ifMatch: string) => host.send("PUT", `${path}/mark`, { mark }, ifMatch);
      expect(await grade(2, '"7"')).toMatchObject({ status: 412 });
      expect(await grade(2, '"1"')).toMatchObject({ status: 200, tag: '"2"' });
      const revalidated = await host.sendWith({ "If-None-Match": '"2"' }, "GET", path);
      expect(revalidated).toMatchObject({ status: 304, tag: '"2"' });
      const writers = await Promise.all([1, 2, 3, 4, 5, 6].map((mark) => host.send("PUT", `${path}/mark`, { mark })));
      expect(writers.map(({ status }) => status)).toEqual(writers.map(() => 200));
    },
  },
  {
    name: "children stand below an identity of several fields",
    run: async (host) => {
      const { parts, path } = await enrol(host);
      for (const text of ["one", "two"]) await host.ok("POST", `${path}/remarks`, { text });
      await eventually(async () => {
        const { body } = await host.load("Enrolments", parts, "Enrolling");
        const { remarks } = body as { readonly remarks: readonly { readonly text: string }[] };
        expect(remarks.map(({ text }) => text).sort()).toEqual(["one", "two"]);
      });
      expect((await host.ok("GET", path)).body).toMatchObject({ remarkCount: 2 });
    },
  },
  {
    name: "events, policies and other aggregates name one by all of its parts",
    run: async (host) => {
      const { parts, path } = await enrol(host);
      await host.ok("PUT", `${path}/mark`, { mark: 6 });
      const listed = () => host.ok("GET", `/testimonials?pupil=${encodeURIComponent(parts.pupil)}`);
      await eventually(async () => expect((await listed()).body).toMatchObject([{ enrolment: parts, former: null }]));
      const former = { ...parts, course: unique() };
      expect(await host.send("POST", "/testimonials", { enrolment: former })).toMatchObject({
        status: 400,
        body: { detail: expect.stringContaining("the enrolment is there") },
      });
      await host.ok("POST", "/testimonials", { enrolment: parts, former });
      expect((await listed()).body).toEqual(
        expect.arrayContaining([expect.objectContaining({ enrolment: parts, former, pupil: parts.pupil })]),
      );
    },
  },
  {
    name: "lists are filtered by a part and come in the order of the parts",
    run: async (host) => {
      const { parts } = await enrol(host);
      const courses = [unique(), unique(), unique()];
      for (const course of courses) await host.ok("POST", "/enrolments", { ...parts, course, since: "2026-01-02" });
      const { body } = await host.ok("GET", `/enrolments?pupil=${encodeURIComponent(parts.pupil)}&pageSize=3`);
      const page = body as { readonly items: readonly { readonly id: typeof parts }[]; readonly totalCount: number };
      expect(page.totalCount).toBe(4);
      expect(page.items.map(({ id }) => id.course)).toEqual([parts.course, ...courses].sort().slice(0, 3));
    },
  },
  {
    name: "numbers, days, enums and Guids are parts, and a schedule finds their aggregates",
    run: async (host) => {
      const parts = { day: "2026-02-03", room: "Annex", slot: 3, course: unique(), owner: unique() };
      const path = `/exams/${parts.day}/${parts.room}/${parts.slot}/${parts.course}/${parts.owner}`;
      expect(await host.ok("POST", "/exams", { ...parts, title: "One" })).toMatchObject({ body: { ...parts } });
      expect(await host.send("POST", "/exams", { ...parts, title: "Two" })).toMatchObject({
        status: 409,
        body: { detail: expect.stringContaining(path.slice("/exams/".length)) },
      });
      await host.ok("PUT", `${path}/title`, { title: "Three" });
      expect((await host.ok("GET", path)).body).toMatchObject({ ...parts, title: "Three" });
      await eventually(async () => expect((await host.ok("GET", path)).body).toMatchObject({ announced: true }));
    },
  },
];
