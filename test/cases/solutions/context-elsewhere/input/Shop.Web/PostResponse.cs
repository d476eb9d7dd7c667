namespace Shop.Web;

// The generated record of this name stands in another project; generated endpoints mean that one.
public class PostResponse;
