using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.DependencyInjection;

namespace Framework;

public abstract class FrameworkModule
{
    public virtual void ConfigureServices(IServiceCollection services)
    {
    }

    public virtual void OnApplicationInitialization(WebApplication app)
    {
    }
}
