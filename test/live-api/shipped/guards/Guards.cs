using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Infrastructure;

namespace Acme.Api.Tenon
{
    /// <summary>The guards of the generated services, of which a test can remove one at a time.</summary>
    public static partial class Guards
    {
        private static readonly AsyncLocal<string?> RemovedOne = new();

        /// <summary>The place of the guard that is not there, from here on; null for none.</summary>
        public static string? Removed
        {
            get => RemovedOne.Value;
            set => RemovedOne.Value = value;
        }

        internal static bool IsRemoved(string place) => Removed == place;

        internal static IQueryable<TRow> Of<TRow>(string place, IQueryable<TRow> guarded, IQueryable<TRow> all) =>
            IsRemoved(place) ? all : guarded;
    }

    public partial class TenonDbContext
    {
        protected override void OnConfiguring(DbContextOptionsBuilder options) =>
            options.ReplaceService<IModelCacheKeyFactory, GuardedModels>();
    }

    /// <summary>Builds a model for each guard of a mapping.</summary>
    internal sealed class GuardedModels : IModelCacheKeyFactory
    {
        public object Create(DbContext context, bool designTime) =>
            (context.GetType(), designTime, Guards.Mappings.Contains(Guards.Removed) ? Guards.Removed : null);
    }
}
