using Microsoft.EntityFrameworkCore;

namespace Shop.Data;

public sealed class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)
{
}
