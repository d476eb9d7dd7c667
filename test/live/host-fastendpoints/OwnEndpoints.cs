using FluentValidation;

namespace Bookshop.Testing;

public sealed class Parcel
{
    public int Id { get; set; }

    public string Label { get; set; } = "";
}

/// <summary>An endpoint of the host's own, with the habits of the library: any source binds, and errors have its form.</summary>
public sealed class PutParcelEndpoint : Endpoint<Parcel, Parcel>
{
    public override void Configure()
    {
        Put("/own/parcels/{id:int}");
        AllowAnonymous();
        Options(endpoint => endpoint.ExcludeFromDescription());
    }

    public override Task HandleAsync(Parcel req, CancellationToken ct) => Send.OkAsync(req, ct);
}

public sealed class ParcelValidator : Validator<Parcel>
{
    public ParcelValidator() => RuleFor(parcel => parcel.Label).NotEmpty();
}

/// <summary>An endpoint of the host's own that says nothing of access: the library asks for a user.</summary>
public sealed class GetParcelsEndpoint : EndpointWithoutRequest<string[]>
{
    public override void Configure()
    {
        Get("/own/parcels");
        Options(endpoint => endpoint.ExcludeFromDescription());
    }

    public override Task HandleAsync(CancellationToken ct) => Send.OkAsync(["one"], ct);
}
