namespace Bookshop.Newsletter;

public class Subscriber
{
    public int Id { get; set; }

    public required string Email { get; set; }
}
