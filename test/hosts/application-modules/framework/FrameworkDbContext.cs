using Microsoft.EntityFrameworkCore;

namespace Framework;

public interface IFrameworkDbContext;

public abstract class FrameworkDbContext<TDbContext> : DbContext, IFrameworkDbContext
    where TDbContext : DbContext
{
    protected FrameworkDbContext(DbContextOptions<TDbContext> options)
        : base(options)
    {
    }
}
