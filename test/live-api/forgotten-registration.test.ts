import { expect, inject } from "vitest";
import { startHost } from "../../scripts/dotnet.js";
import { apiTest } from "./api.ts";

// Spec: model-http, Endpoint registration.
apiTest.each([
  ["endpoints", "builder.Services.AddLendingEndpoints();"],
  ["unit", "builder.Services.AddScoped<Lending.IUnitOfWork, YourImplementation>();"],
])("a host that forgets to register its %s ends at start, and says which line to add", async (forgotten, line) => {
  const environment = { ASPNETCORE_ENVIRONMENT: "Production", Testing__Forgotten: forgotten };
  await expect(startHost(inject("apiFolder"), { environment })).rejects.toThrow(`'${line}' before`);
});
