/** The variable of the environment by which one process of Tenon lets another carry out the commands that it sends. */
export const servingVariable = "TENON_SERVING";
