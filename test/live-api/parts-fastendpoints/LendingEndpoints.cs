#pragma warning disable
using FastEndpoints;
using Microsoft.AspNetCore.Builder;
using TestHost;

namespace Lending;

public sealed partial class LoanActivateEndpoint
{
    partial void Customize() => Options(static endpoint => endpoint.WithMetadata(new Hooked("Loan_activate")));
}

public sealed partial class LoanCloseEndpoint
{
    partial void Customize() => Options(static endpoint => endpoint.WithMetadata(new Hooked("Loan_close")));
}

public sealed partial class LoanOpenEndpoint
{
    partial void Customize() => Options(static endpoint => endpoint.WithMetadata(new Hooked("Loan_open")));
}

public sealed partial class LoanByIdEndpoint
{
    partial void Customize() => Options(static endpoint => endpoint.WithMetadata(new Hooked("LoanById")));
}

public sealed partial class LoansOfReaderEndpoint
{
    partial void Customize() => Options(static endpoint => endpoint.WithMetadata(new Hooked("LoansOfReader")));
}

public sealed partial class LoansByStateEndpoint
{
    partial void Customize() => Options(static endpoint => endpoint.WithMetadata(new Hooked("LoansByState")));
}

public sealed partial class LoansBetweenEndpoint
{
    partial void Customize() => Options(static endpoint => endpoint.WithMetadata(new Hooked("LoansBetween")));
}
