using System.Management.Automation;
using System.Management.Automation.Runspaces;
using System.Text.Json;

// Runs the script of standard input in the engine of PowerShell, and completes each argument as the shell does a line.
using var runspace = RunspaceFactory.CreateRunspace(InitialSessionState.CreateDefault2());
runspace.Open();
using var shell = PowerShell.Create(runspace);
shell.AddScript(Console.In.ReadToEnd()).Invoke();
if (shell.HadErrors) throw new InvalidOperationException(string.Join('\n', shell.Streams.Error));

var lines = args.Select(line =>
{
    shell.Commands.Clear();
    var found = CommandCompletion.CompleteInput(line, line.Length, null, shell);
    return found.CompletionMatches.Select(match => new[] { match.CompletionText, match.ResultType.ToString(), match.ToolTip });
});
Console.WriteLine(JsonSerializer.Serialize(lines));
