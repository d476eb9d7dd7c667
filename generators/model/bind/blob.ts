import { parse } from "../parse.ts";
import type { DeclaredType } from "../type.ts";

/** The type of files, which a context of the language declares for the contexts that name it. Spec: model-types, Files. */
export const blob: DeclaredType = { kind: "value", context: "Files", name: "Blob" };

const text = `/// Files by reference: their content is elsewhere.
context Files {
  /// A file. Its content is elsewhere.
  value Blob {
    /// The name, without a folder.
    name: String
    /// The media type.
    type: String
    /// The number of bytes.
    size: Long
    /// The web address of the content, or a reference relative to the host.
    address: String
    invariant name matches /^[^\\/\\\\\\x00-\\x1f]*[^\\/\\\\\\x00-\\x20.][^\\/\\\\\\x00-\\x1f]*$/ "the name is the name of a file"
    invariant type matches /^(application|audio|font|image|message|model|multipart|text|video)\\/[A-Za-z0-9!#$&^_.+-]+(; ?[A-Za-z0-9_.-]+=[A-Za-z0-9_.+-]+)*$/ "the type is a media type"
    invariant size >= 0 "the size is not negative"
    invariant address matches /^(https?:\\/\\/[A-Za-z0-9.-]+(:[0-9]+)?|\\/?[A-Za-z0-9._~!$&'()*+,;=@%-]+)([\\/?#][A-Za-z0-9._~!$&'()*+,;=:@\\/?#%-]*)?$/ "the address is a web address or a relative reference"
  }
}`;

/** The declaration of the type, which no file of a user has. */
export const blobFile = parse({ path: "", text }).file;
