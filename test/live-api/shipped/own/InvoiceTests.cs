using System.Text.Json.Nodes;

namespace Tenon.Invoices.Tests;

/// <summary>Another sample: its number is not one that the pattern leads to.</summary>
public sealed partial class InvoiceTests
{
    static partial void CustomizeCreate(ref JsonObject sample) => sample["number"] = $"INV-{Random.Shared.Next(100_000, 1_000_000)}";
}
