using Microsoft.EntityFrameworkCore.Metadata.Builders;

namespace Bookshop.Tenon.Notes;

public sealed partial class CreateNoteRequestValidator
{
    partial void Extend() => FluentValidation.DefaultValidatorExtensions.NotEqual(RuleFor(request => request.Text), "forbidden");
}

internal sealed partial class NoteMapping
{
    partial void Extend(EntityTypeBuilder<Note> builder) => builder.HasQueryFilter(note => !note.Text.StartsWith("hidden"));
}

public partial class Note
{
    public int Length => Text.Length;
}
