import { expect } from "vitest";
import type { StoredHost } from "./stored-host.ts";

/** A test of rules that ask the store and who calls, for each database and kind of context. */
interface QuestionTest {
  readonly name: string;
  readonly run: (host: StoredHost) => Promise<void>;
}

const role = "http://schemas.microsoft.com/ws/2008/06/identity/claims/role";

/** Returns what sends requests with the claims of a caller. */
const callerOf =
  ({ sendWith }: StoredHost, claims: readonly string[]) =>
  (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
    sendWith({ ...(claims.length > 0 && { "X-Claims": claims.join(";") }), ...more }, method, path, body);

type Caller = ReturnType<typeof callerOf>;

const idOf = (answer: { readonly body: unknown }) => (answer.body as { readonly id: string }).id;
const hired = async (caller: Caller) => idOf(await caller("POST", "/trainers", { name: "Tom" }));
const refusal = (detail: string) => ({ status: 400, body: { status: 400, detail } });

export const questionTests: readonly QuestionTest[] = [
  {
    name: "a rule asks the store for another aggregate, in one statement and among the rows of the caller",
    run: async (host) => {
      const tenant = `tenant_id=${crypto.randomUUID()}`;
      const ann = callerOf(host, [tenant, "sub=ann"]);
      const stranger = callerOf(host, [`tenant_id=${crypto.randomUUID()}`, "sub=ben"]);
      const [teacher, deputy] = [await hired(ann), await hired(ann)];
      const announce = (body: object, caller = ann) => caller("POST", "/courses", { title: "Clay", teacher, ...body });
      const [alone, both] = [await announce({}), await announce({ deputy })];
      expect([alone, both]).toMatchObject([{ status: 200 }, { status: 200 }]);
      expect(both.statements - alone.statements).toBe(1);
      expect(both.body).toMatchObject({ createdBy: "ann", deputy });
      const unknown = crypto.randomUUID();
      expect(await announce({ teacher: unknown })).toMatchObject(refusal("the teacher is no trainer"));
      expect(await announce({ deputy: unknown })).toMatchObject(refusal("the deputy is no trainer"));
      expect(await announce({}, stranger)).toMatchObject(refusal("the teacher is no trainer"));
      const path = `/courses/${idOf(both)}`;
      expect(await ann("PUT", `${path}/teacher`, { teacher: unknown })).toMatchObject(
        refusal("the teacher is no trainer"),
      );
      expect(await ann("POST", `/removed-trainer?id=${deputy}`)).toMatchObject({ status: 200 });
      expect(await ann("PUT", `${path}/teacher`, { teacher: deputy })).toMatchObject(
        refusal("the teacher is no trainer"),
      );
      expect(await ann("POST", `${path}/deputy`, { deputy: null })).toMatchObject({ status: 200 });
      // Its rule asks for rows of callers.
      expect(await callerOf(host, [])("POST", `${path}/deputy`, { deputy: null })).toMatchObject({ status: 401 });
    },
  },
  {
    name: "rules and values read fields of other aggregates, in one statement each and among the rows of the caller",
    run: async (host) => {
      const tenant = `tenant_id=${crypto.randomUUID()}`;
      const ann = callerOf(host, [tenant, "sub=ann"]);
      const teacher = await hired(ann);
      const learner = async (name: string, mentor: string) => {
        const id = idOf(await ann("POST", "/trainers", { name }));
        expect(await ann("PUT", `/trainers/${id}/mentor`, { mentor })).toMatchObject({ status: 200 });
        return id;
      };
      const guide = await learner("Gil", teacher);
      const course = await ann("POST", "/courses", { title: "Clay", teacher });
      const path = `/courses/${idOf(course)}`;
      const enlarge = (by: number, more: object = {}, caller = ann) =>
        caller("POST", `${path}/size`, { by, guide, ...more });
      // The course is loaded and saved, and each trainer is asked for once.
      expect(await enlarge(11)).toMatchObject({ status: 200, body: "Gil", statements: 4 });
      expect((await host.load("Courses", idOf(course), "Workshops")).body).toMatchObject({ size: 12, guide: "Gil" });
      expect(await enlarge(1)).toMatchObject(refusal("the teacher has no more seats"));
      const pupil = await learner("Pia", guide);
      expect(await enlarge(0, { guide: pupil })).toMatchObject(refusal("the guide learns from somebody else"));
      const stranger = callerOf(host, [`tenant_id=${crypto.randomUUID()}`, "sub=ben"]);
      expect(await enlarge(0, {}, stranger)).toMatchObject(refusal("the teacher has no more seats"));
      expect(await enlarge(0, { guide: crypto.randomUUID() })).toMatchObject({ status: 200 });
      expect((await host.load("Courses", idOf(course), "Workshops")).body).toMatchObject({ guide: null });
      expect(await ann("POST", `/removed-trainer?id=${teacher}`)).toMatchObject({ status: 200 });
      expect(await enlarge(0)).toMatchObject(refusal("the teacher has no more seats"));
      expect(await callerOf(host, [])("POST", `${path}/size`, { by: 0, guide })).toMatchObject({ status: 401 });
    },
  },
  {
    name: "a rule asks who calls, and a command in a role asks for a field",
    run: async (host) => {
      const tenant = `tenant_id=${crypto.randomUUID()}`;
      const ann = callerOf(host, [tenant, "sub=ann"]);
      const teacher = await hired(ann);
      const id = idOf(await ann("POST", "/courses", { title: "Clay", teacher }));
      const reassign = (caller: Caller) => caller("PUT", `/courses/${id}/teacher`, { teacher });
      expect(await reassign(ann)).toMatchObject({ status: 200 });
      expect(await reassign(callerOf(host, [tenant, "sub=ben"]))).toMatchObject(
        refusal("the course is somebody else's"),
      );
      const organizer = callerOf(host, [tenant, "sub=cid", `${role}=organizer`]);
      expect(await reassign(organizer)).toMatchObject({ status: 200 });
      expect(await reassign(callerOf(host, []))).toMatchObject({ status: 401 });
      expect(await reassign(callerOf(host, [tenant, "name=nobody"]))).toMatchObject({ status: 403 });
      expect(await organizer("POST", `/courses/${id}/closing`, {})).toMatchObject({ status: 200, body: "cid" });
    },
  },
  {
    name: "a factory refuses an identity that is stored, and takes any of some roles",
    run: async (host) => {
      const room = Math.trunc(Math.random() * 2_000_000_000);
      const open = (...claims: readonly string[]) => callerOf(host, claims)("POST", "/rooms", { id: room });
      expect(await open("sub=ann")).toMatchObject(refusal("janitors open rooms"));
      const opened = await open("sub=ann", `${role}=front desk`);
      expect(opened).toMatchObject({ status: 200, body: { openedBy: "ann" } });
      expect(await open("sub=ann", `${role}=janitor`)).toMatchObject(refusal("the room is open"));
    },
  },
];
