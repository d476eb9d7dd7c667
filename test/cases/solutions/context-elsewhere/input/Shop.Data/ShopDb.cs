using Microsoft.EntityFrameworkCore;

namespace Shop.Data;

internal class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options);
