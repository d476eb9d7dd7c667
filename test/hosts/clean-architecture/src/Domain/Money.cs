namespace Shop.Domain;

public readonly record struct Money(decimal Amount, string Currency);
