declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {
  /** Parses PDF files for whoever writes to the port. */
  export const WorkerMessageHandler: { initializeFromPort(port: object): void };
}
