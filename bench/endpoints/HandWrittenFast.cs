using Bookshop.Data;
using Bookshop.Tenon.Posts;
using FastEndpoints;
using Microsoft.EntityFrameworkCore;

namespace Bookshop.Bench;

/// <summary>The list of posts as one would write it by hand for FastEndpoints.</summary>
internal sealed class ListPostsByHand(ShopDb db) : Endpoint<PostCriteria, PostPage>
{
    public override void Configure()
    {
        Get("/hand/fast/posts");
        AllowAnonymous();
    }

    public override async Task HandleAsync(PostCriteria criteria, CancellationToken ct)
    {
        var query = new PostQuery(
            criteria.AuthorId,
            criteria.Title,
            criteria.Body,
            criteria.Likes,
            criteria.Published,
            criteria.Rating,
            criteria.SortBy,
            criteria.SortDir,
            criteria.Page,
            criteria.PageSize);
        var page = await HandWritten.PageAsync(db, query, ct);
        await Send.OkAsync(page, ct);
    }
}

internal sealed class GetPostByHand(ShopDb db) : EndpointWithoutRequest<PostDto>
{
    public override void Configure()
    {
        Get("/hand/fast/posts/{id:guid}");
        AllowAnonymous();
    }

    public override async Task HandleAsync(CancellationToken ct)
    {
        var id = Route<Guid>("id");
        var found = await db.Set<Post>().AsNoTracking()
            .Where(post => post.Id == id)
            .Select(post => new PostDto(post.Id, post.AuthorId, post.Title, post.Body, post.Likes, post.Published, post.Rating))
            .SingleOrDefaultAsync(ct);
        if (found is null)
        {
            await Send.NotFoundAsync(ct);
            return;
        }

        await Send.OkAsync(found, ct);
    }
}

internal sealed class CreatePostByHand(ShopDb db) : Endpoint<NewPost, PostDto>
{
    public override void Configure()
    {
        Post("/hand/fast/posts");
        Validator<NewPostValidator>();
        AllowAnonymous();
    }

    public override async Task HandleAsync(NewPost request, CancellationToken ct)
    {
        var post = new Post
        {
            Id = Guid.CreateVersion7(),
            AuthorId = request.AuthorId!.Value,
            Title = request.Title!,
            Body = request.Body!,
            Likes = request.Likes!.Value,
            Published = request.Published!.Value,
            Rating = request.Rating!.Value,
        };
        db.Add(post);
        await db.SaveChangesAsync(ct);
        var created = new PostDto(post.Id, post.AuthorId, post.Title, post.Body, post.Likes, post.Published, post.Rating);
        await Send.CreatedAtAsync<GetPostByHand>(new { id = post.Id }, created, cancellation: ct);
    }
}

internal sealed class PostCriteria
{
    public Guid? AuthorId { get; set; }

    public string? Title { get; set; }

    public string? Body { get; set; }

    public int? Likes { get; set; }

    public bool? Published { get; set; }

    public decimal? Rating { get; set; }

    public string? SortBy { get; set; }

    public string? SortDir { get; set; }

    public int Page { get; set; } = 1;

    public int PageSize { get; set; } = 10;
}
