import { expect, inject } from "vitest";
import { startLiveHost } from "../live/start-live-host.ts";
import { apiTest } from "./api.ts";

// Spec: model-http, Endpoint registration.
apiTest.each([
  ["endpoints", "builder.Services.AddLendingEndpoints();"],
  ["unit", "builder.Services.AddScoped<Lending.IUnitOfWork, YourImplementation>();"],
])("a host that forgets to register its %s ends at start, and says which line to add", async (forgotten, line) => {
  const environment = { ASPNETCORE_ENVIRONMENT: "Production", Testing__Forgotten: forgotten };
  await expect(startLiveHost(inject("apiHost"), environment)).rejects.toThrow(`'${line}' before`);
});
