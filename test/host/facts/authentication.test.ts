import { expect, test } from "vitest";
import type { Host } from "../../../generators/host/host.ts";
import { readHost } from "../../../generators/host/snapshot/read-host.ts";
import { memoryDisk } from "../../memory-disk.ts";
import { libraryProject, packageReference, reference, webProject } from "../host-files.ts";

function hostWith(files: Readonly<Record<string, string>>, ...items: readonly string[]): Host {
  const result = readHost(
    memoryDisk({
      "/w/Api/Api.csproj": webProject(reference("../Defaults/Defaults.csproj"), ...items),
      "/w/Defaults/Defaults.csproj": libraryProject(),
      ...files,
    }),
    "/w/Api",
  );
  if (!result.ok) throw new Error("The host is read.");
  return result.value;
}

const registered = [
  ["a scheme", 'builder.Services.AddAuthentication("Bearer").AddJwtBearer();', ["AddAuthentication", "AddJwtBearer"]],
  ["Identity", "services.AddIdentity<User, IdentityRole<Guid>>(o => { });", ["AddIdentity"]],
  ["endpoints of Identity", "app\n.MapIdentityApi<User>()", ["MapIdentityApi"]],
  ["Microsoft Identity", "x.AddMicrosoftIdentityWebApi(c)", ["AddMicrosoftIdentityWebApi"]],
  ["Keycloak", "x.AddKeycloakJwtBearer(c)", ["AddKeycloakJwtBearer"]],
  ["a method of the company", "builder.AddDefaultAuthentication();", ["AddDefaultAuthentication"]],
  ["the middleware alone", "app.UseAuthentication();", ["UseAuthentication"]],
  ["a rule of an endpoint", 'app.MapGroup("x").RequireAuthorization();', ["RequireAuthorization"]],
  ["an attribute", "[ApiController, Authorize] class C { }", ["[Authorize]"]],
  ["an attribute with a policy", '[Authorize(Policy = "P")] class C { }', ["[Authorize]"]],
  ["a fallback policy", "options.FallbackPolicy = policy;", ["FallbackPolicy"]],
  ["a module of ABP", "public class ShopModule : AbpModule { }", ["AbpModule"]],
  ["a handler", "class H : AuthenticationHandler<O> { }", ["AuthenticationHandler"]],
] as const satisfies readonly (readonly [string, string, readonly string[]])[];

test.each(registered)("registered: %s", (_name, text, want) => {
  const host = hostWith({ "/w/Api/Program.cs": text });
  expect(host.authentication).toBe("registered");
  expect(host.authenticationSigns).toEqual(want.map((sign) => ({ sign, file: "Program.cs" })));
});

const absent = [
  ["nothing", "var app = builder.Build();"],
  ["authorization of the project template", "app.UseAuthorization();"],
  ["a comment", "// services.AddAuthentication();\n/* [Authorize] */"],
  ["a string", 'var a = "services.AddAuthentication()";'],
  ["a name that is only mentioned", "nameof(services.AddAuthentication)"],
  ["columns of a database", "b.Property(x => x.Id).UseIdentityColumn(); NpgsqlModel.UseIdentityByDefaultColumns(m);"],
  ["an identity of the cloud", "services.AddManagedIdentityCredential();"],
  ["another attribute", "[AllowAnonymous, AuthorizeView] class C { }"],
] as const satisfies readonly (readonly [string, string])[];

test.each(absent)("absent: %s", (_name, text) => {
  expect(hostWith({ "/w/Api/Program.cs": text })).toMatchObject({ authentication: "absent", authenticationSigns: [] });
});

const defaults = {
  "/w/Defaults/Auth.cs":
    "static class E { public static void AddCompanyLogin(this IHostApplicationBuilder b) { b.Services.AddAuthentication(); } }",
};

test("service defaults that the host calls register authentication", () => {
  const host = hostWith({ ...defaults, "/w/Api/Program.cs": "builder.AddCompanyLogin();" });
  expect(host.authentication).toBe("registered");
  expect(host.authenticationSigns).toEqual([{ sign: "AddAuthentication", file: "../Defaults/Auth.cs" }]);
});

test("service defaults that nothing calls are unclear", () => {
  expect(hostWith({ ...defaults, "/w/Api/Program.cs": "builder.Build();" }).authentication).toBe("unclear");
});

test.each(["Microsoft.Identity.Web", "OpenIddict.AspNetCore", "Duende.IdentityServer", "Volo.Abp.AspNetCore.Mvc"])(
  "a package without a call is unclear: %s",
  (id) => {
    expect(hostWith({}, packageReference(id))).toMatchObject({
      authentication: "unclear",
      authenticationSigns: [{ sign: id, file: "Api.csproj" }],
    });
  },
);

test("authorization without authentication is unclear", () => {
  expect(hostWith({ "/w/Api/Program.cs": "services.AddAuthorization();" }).authentication).toBe("unclear");
});

test("a package that only fetches tokens is no sign", () => {
  expect(hostWith({}, packageReference("Duende.AccessTokenManagement")).authentication).toBe("absent");
});
