using FluentValidation;
using Microsoft.EntityFrameworkCore.Metadata.Builders;

namespace Bookshop.Tenon.Notes;

public sealed partial class CreateNoteRequestValidator
{
    partial void Extend()
    {
        RuleFor(request => request.Text).NotEqual("forbidden").MinimumLength(2);
        RuleFor(request => request.Text).MaximumLength(3).When(request => request.Text == "condition");
        RuleSet("others", () => RuleFor(request => request.Text).MaximumLength(4));
    }
}

internal sealed partial class NoteMapping
{
    partial void Extend(EntityTypeBuilder<Note> builder) => builder.HasQueryFilter(note => !note.Text.StartsWith("hidden"));
}

public partial class Note
{
    public int Length => Text.Length;
}
