#pragma warning disable
namespace Responses;

public sealed partial class Ticket
{
    public int Margin => 12;
}

public sealed partial class Seat
{
    public string Secret { get; set; } = "hidden";
}
