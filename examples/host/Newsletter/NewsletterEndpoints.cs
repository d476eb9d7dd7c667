using Bookshop.Data;
using Microsoft.EntityFrameworkCore;

namespace Bookshop.Newsletter;

public static class NewsletterEndpoints
{
    public static void MapNewsletter(this IEndpointRouteBuilder app)
    {
        app.MapPost("/newsletter", async (Subscription subscription, ShopDb db) =>
        {
            if (!await db.Subscribers.AnyAsync(subscriber => subscriber.Email == subscription.Email))
            {
                db.Subscribers.Add(new Subscriber { Email = subscription.Email });
                await db.SaveChangesAsync();
            }

            return Results.Accepted();
        });
    }
}

public record Subscription(string Email);
