/** Whether bytes begin as the container of the old Office formats (.doc, .xls) does; documents with a password use it too. */
export function isOle(bytes: Uint8Array): boolean {
  return bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;
}

/** Whether bytes are a .docx or .xlsx with a password: Office keeps it in the old container, with this stream's name in UTF-16. */
export function isEncryptedOffice(bytes: Uint8Array): boolean {
  if (!isOle(bytes)) return false;
  return new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes('EncryptedPackage');
}
