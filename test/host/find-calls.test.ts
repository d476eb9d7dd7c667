import { expect, test } from "vitest";
import { blankSource } from "../../generators/host/blank-source.ts";
import { findCalls } from "../../generators/host/find-calls.ts";
import { tokensOf } from "../../generators/host/tokens.ts";

const ours = [
  ["services", "builder.Services.AddTenon();", ["AddTenon"]],
  ["endpoints", 'app.MapGroup("/api").MapTenon();', ["MapTenon"]],
  ["endpoints alone", "app\n  .MapTenonEndpoints ();", ["MapTenon"]],
  ["health alone is not enough", "app.MapTenonHealth();", []],
  ["the model", "modelBuilder.ApplyTenon();", ["ApplyTenon"]],
  ["a call that is commented out", "// app.MapTenon();\n/* builder.Services.AddTenon(); */", []],
  ["a declaration", "static void AddTenon(this IServiceCollection services) { }", []],
  ["a longer name", "app.MapTenonish();", []],
] as const satisfies readonly (readonly [string, string, readonly string[]])[];

test.each(ours)("our calls: %s", (_name, text, want) => {
  expect([...findCalls(tokensOf(blankSource(text))).calls]).toEqual(want);
});

const authentication = [
  ["AddAuthentication", 'builder.Services.AddAuthentication("Bearer").AddJwtBearer();', true],
  ["AddIdentity", "services.AddIdentity<User, IdentityRole<Guid>>(o => { });", true],
  ["AddIdentityApiEndpoints", "services\n.AddIdentityApiEndpoints<User>()", true],
  ["AddMicrosoftIdentityWebApi", "x.AddMicrosoftIdentityWebApi(c)", true],
  ["authorization alone", "services.AddAuthorization();", false],
  ["the middleware alone", "app.UseAuthentication();", false],
  ["a comment", "// services.AddAuthentication();", false],
  ["a name that is only mentioned", "nameof(services.AddAuthentication)", false],
] as const satisfies readonly (readonly [string, string, boolean])[];

test.each(authentication)("authentication: %s", (_name, text, want) => {
  expect(findCalls(tokensOf(blankSource(text))).registersAuthentication).toBe(want);
});
