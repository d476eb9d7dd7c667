#pragma warning disable
using System;
using System.Collections.Generic;
using System.Security.Claims;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Json;
using Microsoft.EntityFrameworkCore;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using Modeler.Runtime;

namespace Tills;

/// <summary>Callers by a header, answers that grow old at once, and a request that takes its time.</summary>
internal static class TillsHost
{
    public static void Map(WebApplication app)
    {
        app.Use((context, next) =>
        {
            if (context.Request.Headers["X-User"].ToString() is { Length: > 0 } user)
            {
                context.User = new(new ClaimsIdentity([new Claim(ClaimTypes.NameIdentifier, user)], "Test"));
            }

            return next();
        });
        app.MapPost("/older-answers", (int minutes, IUnitOfWork unit) => ((TillsStore)unit).Context.Set<Dictionary<string, object>>("TenonAnswers").ExecuteUpdateAsync(
            set => set.SetProperty(answer => EF.Property<DateTime>(answer, "ExpiresAt"), answer => EF.Property<DateTime>(answer, "ExpiresAt").AddMinutes(-minutes))));
        // Holds the key of an account for some time, then opens it or fails.
        app.MapPost("/slow-accounts", async (int seconds, bool isStored, AccountOpenRequest request, AccountOpenHandler handler, IUnitOfWork unit, HttpContext http, IOptions<JsonOptions> json) =>
        {
            var options = json.Value.SerializerOptions;
            try
            {
                await unit.OnceAsync(IdempotencyKey.Of(http).For("Tills.Account_open", request, options)!, async () =>
                {
                    await Task.Delay(TimeSpan.FromSeconds(seconds));
                    var account = await handler.HandleAsync(request);
                    return isStored ? new(System.Text.Json.JsonSerializer.Serialize(account.ToAccountResponse(), options), null) : throw new OperationCanceledException();
                });
            }
            catch (OperationCanceledException)
            {
            }
        });
    }
}
