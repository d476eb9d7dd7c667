using System.Reflection;
using System.Runtime.Loader;

namespace RandomHosts;

/// <summary>Finds the assemblies of a host beside each other, for whoever asks.</summary>
internal sealed class NeighbourResolver : IDisposable
{
    private readonly string folder;

    public NeighbourResolver(string folder)
    {
        this.folder = folder;
        AssemblyLoadContext.Default.Resolving += Resolve;
    }

    public void Dispose() => AssemblyLoadContext.Default.Resolving -= Resolve;

    private Assembly? Resolve(AssemblyLoadContext context, AssemblyName name)
    {
        var path = Path.Combine(folder, name.Name + ".dll");
        return File.Exists(path) ? context.LoadFromAssemblyPath(path) : null;
    }
}
