export interface ModelSource {
  readonly path: string;
  readonly text: string;
}
