var host = Host.CreateApplicationBuilder(args).Build();
host.Run();
