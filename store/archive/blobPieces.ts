/** Bytes gathered before they are handed to the browser, which keeps large blobs on disk. */
const PIECE = 8 * 1024 * 1024;

/** Gathers a stream's bytes into one blob, of which only the last few megabytes are in the page's memory. */
export function blobPieces(type: string): { readonly writable: WritableStream<Uint8Array>; blob(): Blob } {
  const pieces: Blob[] = [];
  let gathered: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const flush = (): void => {
    if (size > 0) pieces.push(new Blob(gathered));
    gathered = [];
    size = 0;
  };
  return {
    writable: new WritableStream({
      write(chunk) {
        // A writer may use the buffer again.
        gathered.push(chunk.slice() as Uint8Array<ArrayBuffer>);
        size += chunk.length;
        if (size >= PIECE) flush();
      },
    }),
    blob() {
      flush();
      return new Blob(pieces, { type });
    },
  };
}
