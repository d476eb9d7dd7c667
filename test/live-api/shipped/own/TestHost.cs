using System.Security.Claims;
using Microsoft.AspNetCore.Hosting;

namespace Modeler.Testing;

public sealed partial class TestHost
{
    partial void Customize(IWebHostBuilder builder) => builder.UseSetting("Mail:Server", "none");
}

public sealed partial class TestCaller
{
    static partial void Customize(string role, List<Claim> claims) => claims.Add(new("permission", role));
}
