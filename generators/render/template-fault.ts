/** The fault of a template: an unknown tag or partial, or an open section. */
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
