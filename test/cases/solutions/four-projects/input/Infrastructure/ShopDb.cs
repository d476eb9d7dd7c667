using Microsoft.EntityFrameworkCore;

namespace Shop.Infrastructure;

public class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options);
