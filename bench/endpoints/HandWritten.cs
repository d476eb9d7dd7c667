using Bookshop.Data;
using Bookshop.Tenon.Posts;
using FluentValidation;
using Microsoft.EntityFrameworkCore;

namespace Bookshop.Bench;

/// <summary>The endpoints of posts as one would write them by hand: the same rules, the same answers, everything in one place.</summary>
internal static class HandWritten
{
    public static void Map(IEndpointRouteBuilder app)
    {
        var posts = app.MapGroup("/hand/posts");
        posts.MapGet("", ListAsync);
        posts.MapGet("/{id:guid}", FindAsync).WithName("GetPostByHand");
        posts.MapPost("", CreateAsync);
        posts.MapPut("/{id:guid}", UpdateAsync);
        posts.MapDelete("/{id:guid}", DeleteAsync);
    }

    private static async Task<IResult> ListAsync([AsParameters] PostQuery query, ShopDb db, CancellationToken cancellationToken) =>
        TypedResults.Ok(await PageAsync(db, query, cancellationToken));

    internal static async Task<PostPage> PageAsync(ShopDb db, PostQuery query, CancellationToken cancellationToken)
    {
        var (authorId, title, body, likes, published, rating, sortBy, sortDir, _, _) = query;
        var page = Math.Max(query.Page, 1);
        var pageSize = Math.Clamp(query.PageSize, 1, 100);
        IQueryable<Post> posts = db.Set<Post>().AsNoTracking();
        if (authorId is not null)
        {
            posts = posts.Where(post => post.AuthorId == authorId);
        }

        if (title is not null)
        {
            posts = posts.Where(post => post.Title == title);
        }

        if (body is not null)
        {
            posts = posts.Where(post => post.Body == body);
        }

        if (likes is not null)
        {
            posts = posts.Where(post => post.Likes == likes);
        }

        if (published is not null)
        {
            posts = posts.Where(post => post.Published == published);
        }

        if (rating is not null)
        {
            posts = posts.Where(post => post.Rating == rating);
        }

        var isDescending = sortDir == "desc";
        var sorted = sortBy switch
        {
            "authorId" => isDescending ? posts.OrderByDescending(post => post.AuthorId) : posts.OrderBy(post => post.AuthorId),
            "title" => isDescending ? posts.OrderByDescending(post => post.Title) : posts.OrderBy(post => post.Title),
            "body" => isDescending ? posts.OrderByDescending(post => post.Body) : posts.OrderBy(post => post.Body),
            "likes" => isDescending ? posts.OrderByDescending(post => post.Likes) : posts.OrderBy(post => post.Likes),
            "published" => isDescending ? posts.OrderByDescending(post => post.Published) : posts.OrderBy(post => post.Published),
            "rating" => isDescending ? posts.OrderByDescending(post => post.Rating) : posts.OrderBy(post => post.Rating),
            _ => posts.OrderBy(post => post.Id),
        };
        var totalCount = await posts.CountAsync(cancellationToken);
        var items = await sorted
            .ThenBy(post => post.Id)
            .Skip((page - 1) * pageSize)
            .Take(pageSize)
            .Select(post => new PostDto(post.Id, post.AuthorId, post.Title, post.Body, post.Likes, post.Published, post.Rating))
            .ToListAsync(cancellationToken);
        return new(items, page, pageSize, totalCount, (totalCount + pageSize - 1) / pageSize);
    }

    private static async Task<IResult> FindAsync(Guid id, ShopDb db, CancellationToken cancellationToken)
    {
        var found = await db.Set<Post>().AsNoTracking()
            .Where(post => post.Id == id)
            .Select(post => new PostDto(post.Id, post.AuthorId, post.Title, post.Body, post.Likes, post.Published, post.Rating))
            .SingleOrDefaultAsync(cancellationToken);
        return found is null ? TypedResults.NotFound() : TypedResults.Ok(found);
    }

    private static async Task<IResult> CreateAsync(
        NewPost request,
        IValidator<NewPost> validator,
        ShopDb db,
        LinkGenerator links,
        HttpContext context,
        CancellationToken cancellationToken)
    {
        var validation = await validator.ValidateAsync(request, cancellationToken);
        if (!validation.IsValid)
        {
            return TypedResults.ValidationProblem(validation.ToDictionary());
        }

        var post = new Post { Id = Guid.CreateVersion7() };
        request.CopyTo(post);
        db.Add(post);
        await db.SaveChangesAsync(cancellationToken);
        var location = links.GetPathByName(context, "GetPostByHand", new { id = post.Id });
        return TypedResults.Created(location, PostDto.Of(post));
    }

    private static async Task<IResult> UpdateAsync(Guid id, NewPost request, IValidator<NewPost> validator, ShopDb db, CancellationToken cancellationToken)
    {
        var validation = await validator.ValidateAsync(request, cancellationToken);
        if (!validation.IsValid)
        {
            return TypedResults.ValidationProblem(validation.ToDictionary());
        }

        var post = await db.Set<Post>().FindAsync([id], cancellationToken);
        if (post is null)
        {
            return TypedResults.NotFound();
        }

        request.CopyTo(post);
        await db.SaveChangesAsync(cancellationToken);
        return TypedResults.Ok(PostDto.Of(post));
    }

    private static async Task<IResult> DeleteAsync(Guid id, ShopDb db, CancellationToken cancellationToken)
    {
        var post = await db.Set<Post>().FindAsync([id], cancellationToken);
        if (post is null)
        {
            return TypedResults.NotFound();
        }

        db.Remove(post);
        await db.SaveChangesAsync(cancellationToken);
        return TypedResults.NoContent();
    }
}

internal sealed record PostQuery(
    Guid? AuthorId, string? Title, string? Body, int? Likes, bool? Published, decimal? Rating, string? SortBy, string? SortDir, int Page = 1, int PageSize = 10);

internal sealed record PostDto(Guid Id, Guid AuthorId, string Title, string Body, int Likes, bool Published, decimal Rating)
{
    public static PostDto Of(Post post) => new(post.Id, post.AuthorId, post.Title, post.Body, post.Likes, post.Published, post.Rating);
}

internal sealed record PostPage(IReadOnlyList<PostDto> Items, int Page, int PageSize, int TotalCount, int TotalPages);

internal sealed record NewPost(Guid? AuthorId, string? Title, string? Body, int? Likes, bool? Published, decimal? Rating)
{
    public void CopyTo(Post post)
    {
        post.AuthorId = AuthorId!.Value;
        post.Title = Title!;
        post.Body = Body!;
        post.Likes = Likes!.Value;
        post.Published = Published!.Value;
        post.Rating = Rating!.Value;
    }
}

internal sealed class NewPostValidator : AbstractValidator<NewPost>
{
    public NewPostValidator()
    {
        RuleFor(post => post.AuthorId).NotNull();
        RuleFor(post => post.Title).NotEmpty().MaximumLength(120).Must(WithoutNul);
        RuleFor(post => post.Body).NotEmpty().MaximumLength(4000).Must(WithoutNul);
        RuleFor(post => post.Likes).NotNull().GreaterThanOrEqualTo(0);
        RuleFor(post => post.Published).NotNull();
        RuleFor(post => post.Rating).NotNull().InclusiveBetween(0m, 5m);
    }

    private static bool WithoutNul(string? text) => text is null || !text.Contains('\0');
}
