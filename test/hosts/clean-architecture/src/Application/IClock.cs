namespace Shop.Application;

public interface IClock
{
    DateTimeOffset Now { get; }
}
