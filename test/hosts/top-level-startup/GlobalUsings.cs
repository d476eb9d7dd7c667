global using Microsoft.EntityFrameworkCore;
