using System.Collections.Concurrent;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace RandomHosts;

/// <summary>Compiles as csc does with the same arguments, in this process.</summary>
internal static class HostCompiler
{
    private static readonly ConcurrentDictionary<string, MetadataReference> References = new();

    /// <summary>Writes the assembly, or returns the errors and warnings.</summary>
    public static IReadOnlyList<string> Compile(string[] arguments)
    {
        var parsed = CSharpCommandLineParser.Default.Parse(arguments, Environment.CurrentDirectory, sdkDirectory: null);
        var trees = parsed.SourceFiles.AsParallel().AsOrdered().Select(file => Parse(file.Path, parsed.ParseOptions)).ToArray();
        var references = parsed.MetadataReferences.Select(reference => Reference(reference.Reference));
        var name = Path.GetFileNameWithoutExtension(parsed.OutputFileName);
        var compilation = CSharpCompilation.Create(name, trees, references, parsed.CompilationOptions);
        using var output = File.Create(Path.Combine(parsed.OutputDirectory, parsed.OutputFileName!));
        var result = compilation.Emit(output, options: parsed.EmitOptions);
        return [.. parsed.Errors.Concat(result.Diagnostics).Where(IsReported).Select(diagnostic => diagnostic.ToString())];
    }

    private static SyntaxTree Parse(string path, CSharpParseOptions options)
    {
        using var stream = File.OpenRead(path);
        return CSharpSyntaxTree.ParseText(SourceText.From(stream), options, path);
    }

    /// <summary>Reads what many projects share once.</summary>
    private static MetadataReference Reference(string path) =>
        path.Contains(".work", StringComparison.Ordinal)
            ? MetadataReference.CreateFromFile(path)
            : References.GetOrAdd(path, static shared => MetadataReference.CreateFromFile(shared));

    private static bool IsReported(Diagnostic diagnostic) =>
        diagnostic is { IsSuppressed: false, Severity: DiagnosticSeverity.Error or DiagnosticSeverity.Warning };
}
