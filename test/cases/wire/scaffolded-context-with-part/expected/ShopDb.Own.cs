using Microsoft.EntityFrameworkCore;

namespace Acme.Data;

public partial class ShopDb
{
    partial void OnModelCreatingPartial(ModelBuilder model)
    {
        model.UseCollation("NOCASE");
        model.ApplyTenon();
    }
}
