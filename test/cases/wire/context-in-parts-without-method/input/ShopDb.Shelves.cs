namespace Acme.Shop;

public partial class ShopDb
{
    public int Shelf { get; set; }
}
