namespace Shop;

public class ShopMongoDbContext : MongoDbContext
{
}

public abstract class MongoDbContext
{
}
