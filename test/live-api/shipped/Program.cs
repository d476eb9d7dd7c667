using System.Security.Claims;
using System.Text.Encodings.Web;
using Microsoft.AspNetCore.Authentication;
using Microsoft.Extensions.Options;

var builder = WebApplication.CreateBuilder(args);

builder.Services.AddAuthentication("Token").AddScheme<AuthenticationSchemeOptions, TokenIsRole>("Token", null);
builder.Services.AddAuthorization(options => options.AddPolicy("authors.remove", policy => policy.RequireRole("authors.remove")));

var app = builder.Build();

app.UseHttpsRedirection();

app.Run();

/// <summary>Trusts every bearer token, as the roles of the caller.</summary>
internal sealed class TokenIsRole(IOptionsMonitor<AuthenticationSchemeOptions> options, ILoggerFactory logger, UrlEncoder encoder)
    : AuthenticationHandler<AuthenticationSchemeOptions>(options, logger, encoder)
{
    protected override Task<AuthenticateResult> HandleAuthenticateAsync()
    {
        if (Request.Headers.Authorization.ToString().Split(' ') is not ["Bearer", var roles])
        {
            return Task.FromResult(AuthenticateResult.NoResult());
        }

        var identity = new ClaimsIdentity(roles.Split('+').Select(role => new Claim(ClaimTypes.Role, role)), Scheme.Name);
        return Task.FromResult(AuthenticateResult.Success(new(new(identity), Scheme.Name)));
    }
}
