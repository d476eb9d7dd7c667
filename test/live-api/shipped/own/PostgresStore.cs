using Microsoft.EntityFrameworkCore;

namespace Modeler.Testing;

/// <summary>Runs the tests on the PostgreSQL that a variable names.</summary>
internal abstract partial class TestStoreAttribute
{
    static partial void Customize(Type context, ref Action<DbContextOptionsBuilder> database)
    {
        if (Environment.GetEnvironmentVariable("OWN_DATABASE") is { } connection)
        {
            database = options => options.UseNpgsql(connection);
        }
    }
}
