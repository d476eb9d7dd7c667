import { startHost } from "../../scripts/dotnet.js";
import { liveHost } from "./api.ts";

/** Starts the live host again with other settings and a database of its own. */
export async function withSettings(
  settings: Readonly<Record<string, string>>,
  test: (url: string) => Promise<void>,
): Promise<void> {
  const { assembly, folder } = liveHost();
  const environment = { ConnectionStrings__Shop: "Data Source=settings.db", ...settings };
  const host = await startHost(assembly, { folder, environment });
  try {
    await test(host.url);
  } finally {
    await host.stop();
  }
}
