/** What an expression has no value for; its message is the name of the exception in C#. */
export class Failure extends Error {}
