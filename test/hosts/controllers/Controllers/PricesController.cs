using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;

namespace Shop.Api.Controllers;

[ApiController]
[Authorize]
[Route("prices")]
public class PricesController : ControllerBase
{
    [HttpGet]
    public ActionResult<decimal[]> Get() => new decimal[] { 1.5m };
}
