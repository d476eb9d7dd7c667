namespace Shop.Web;

// The generated record of this name stands in another project, so it is written with its namespace.
public class PostResponse;
