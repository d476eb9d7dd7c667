import { patchMediaTypes } from "../../http/patch-media-types.ts";
import { csharpString } from "./csharp-text.ts";

/** Returns the view of the body of a patch, which its endpoint reads itself or has bound. */
export function patchBodyView(isBound = true) {
  return { isBound, mediaTypes: `[${patchMediaTypes.map(csharpString).join(", ")}]` };
}
