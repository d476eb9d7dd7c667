import { expect, inject } from "vitest";
import { startLiveHost } from "../live/start-live-host.ts";
import { apiTest } from "./api.ts";

/** A created timer; other answers are a time or a problem. */
interface Timer {
  readonly id: string;
}

// Spec: model-csharp, Time.
apiTest("the time of an answer is that of the TimeProvider that the host registers", async () => {
  const environment = { ASPNETCORE_ENVIRONMENT: "Production", Testing__Time: "2001-02-03T04:05:06Z" };
  const host = await startLiveHost(inject("apiHost"), environment);
  try {
    const send = async (method: string, path: string, body?: unknown) => {
      const content = body === undefined ? {} : { body: JSON.stringify(body) };
      const headers = { "Content-Type": "application/json" };
      const response = await fetch(`${host.url}/Clocks${path}`, { method, headers, ...content });
      return { status: response.status, body: (await response.json()) as Timer };
    };
    const time = "2001-02-03T04:05:06+00:00";
    const started = await send("POST", "/timers", { label: "egg" });
    expect(started).toMatchObject({ status: 200, body: { startedAt: time, stoppedAt: null, laps: [{ at: time }] } });
    const timer = `/timers/${started.body.id}`;
    expect(await send("POST", `${timer}/laps`)).toEqual({ status: 200, body: time });
    expect(await send("DELETE", timer)).toEqual({ status: 200, body: time });
    // For the clock of the system, the hour is over.
    expect(await send("POST", `${timer}/mark`)).toEqual({ status: 200, body: "egg!" });
    const later = { label: "egg", startedAt: "2001-02-03T04:05:07Z" };
    expect(await send("POST", "/timers/earlier", later)).toMatchObject({
      status: 400,
      body: { detail: "no timer began in the future" },
    });
  } finally {
    await host.stop();
  }
});
