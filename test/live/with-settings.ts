import { liveHost } from "./api.ts";
import { startLiveHost } from "./start-live-host.ts";

/** Starts the live host again with other settings and a database of its own. */
export async function withSettings(
  settings: Readonly<Record<string, string>>,
  test: (url: string) => Promise<void>,
): Promise<void> {
  const environment = { ConnectionStrings__Shop: "Data Source=settings.db", ...settings };
  const host = await startLiveHost(liveHost(), environment);
  try {
    await test(host.url);
  } finally {
    await host.stop();
  }
}
