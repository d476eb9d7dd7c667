/** The media types of a patch, the standard's first. Spec: endpoints, Patch. */
export const patchMediaTypes: readonly string[] = ["application/merge-patch+json", "application/json"];
