global using Microsoft.AspNetCore.Builder;
global using Microsoft.Extensions.DependencyInjection;
