/// <summary>The shop that the endpoints of the host tell of.</summary>
public sealed record Shop(string Name);
