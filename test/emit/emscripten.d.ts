/** The module of a WebAssembly program, which the types of the parser name without bringing them. */
interface EmscriptenModule {
  readonly HEAPU8: Uint8Array;
}
