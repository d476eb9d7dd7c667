namespace Shop;

public class Article
{
    public int Id { get; set; }

    public string Title { get; set; } = "";
}
