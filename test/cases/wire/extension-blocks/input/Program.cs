using Acme.Shop;

WebApplication.CreateBuilder(args).Assemble().Arrange().Run();
