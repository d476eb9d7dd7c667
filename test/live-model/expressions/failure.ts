/** An expression without a value. The message is the name of the C# exception. */
export class Failure extends Error {}
