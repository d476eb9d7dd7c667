using Microsoft.EntityFrameworkCore;

namespace Shop.@class.Web.Data;

public sealed class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)
{
}
