using Microsoft.EntityFrameworkCore;

namespace Shop.Data;

public partial class ShopDb
{
    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
        OnModelCreatingPartial(modelBuilder);
    }

    partial void OnModelCreatingPartial(ModelBuilder modelBuilder);
}
