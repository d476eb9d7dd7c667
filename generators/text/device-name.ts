/** True if Windows reserves a file name for a device, whatever its extension. */
export function isDeviceName(name: string): boolean {
  return /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9])$/i.test(name);
}
