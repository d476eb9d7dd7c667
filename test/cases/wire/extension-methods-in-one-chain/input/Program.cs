using Acme.Shop;

WebApplication.CreateBuilder(args).ConfigureServices().ConfigurePipeline().Run();
