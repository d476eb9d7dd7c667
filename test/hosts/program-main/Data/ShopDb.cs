using Microsoft.EntityFrameworkCore;

namespace Shop.Data
{
    public class ShopDb : DbContext
    {
        public ShopDb(DbContextOptions<ShopDb> options)
            : base(options)
        {
        }

        protected override void OnModelCreating(ModelBuilder builder)
        {
            builder.HasDefaultSchema(null);
        }
    }
}
