using System.ComponentModel.DataAnnotations;
using Microsoft.EntityFrameworkCore;

namespace Own.Api;

/// <summary>A class of the host, with a unique name and a version of its own.</summary>
public class Customer
{
    public Guid Id { get; set; }

    public required string Name { get; set; }

    [ConcurrencyCheck]
    public long Revision { get; set; }
}

public class OwnDb(DbContextOptions<OwnDb> options) : DbContext(options)
{
    public DbSet<Customer> Customers => Set<Customer>();

    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
        modelBuilder.Entity<Customer>().HasIndex(customer => customer.Name).IsUnique();
    }
}
