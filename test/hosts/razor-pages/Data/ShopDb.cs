using Microsoft.EntityFrameworkCore;

namespace Shop.Data;

public partial class ShopDb : DbContext
{
    public ShopDb(DbContextOptions<ShopDb> options)
        : base(options)
    {
    }
}
