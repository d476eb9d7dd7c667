/** A template that cannot be printed: a tag that its view does not have, a partial that does not exist, or a tag left open. */
export class TemplateFault extends Error {
  readonly template: string;
  readonly reason: string;

  constructor(template: string, reason: string) {
    super(`Template '${template}': ${reason}`);
    this.name = "TemplateFault";
    this.template = template;
    this.reason = reason;
  }
}
