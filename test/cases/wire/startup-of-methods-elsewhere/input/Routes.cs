namespace Acme.Web
{
    public static class Routes
    {
        public static void MapAll(IEndpointRouteBuilder routes) => routes.MapControllers();
    }
}
