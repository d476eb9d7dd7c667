namespace Shop;

public class Program
{
    public async static Task<int> Main(string[] args)
    {
        try
        {
            var module = new ShopHttpApiHostModule();
            var builder = WebApplication.CreateBuilder(args);
            module.ConfigureServices(builder.Services);
            var app = builder.Build();
            module.OnApplicationInitialization(app);
            await app.RunAsync();
            return 0;
        }
        catch (Exception error) when (error is not OperationCanceledException)
        {
            await Console.Error.WriteLineAsync(error.Message);
            return 1;
        }
    }
}
