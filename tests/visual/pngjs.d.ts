/** What the comparing needs of pngjs, which brings no types. */
declare module 'pngjs' {
  /** A picture, four bytes a pixel: red, green, blue, how much it covers. */
  export class PNG {
    constructor(size: { width: number; height: number });
    readonly width: number;
    readonly height: number;
    readonly data: Buffer;
    /** Copies a part of a picture into another. */
    static bitblt(
      from: PNG,
      to: PNG,
      fromLeft: number,
      fromTop: number,
      width: number,
      height: number,
      left: number,
      top: number,
    ): void;
    static readonly sync: {
      read(file: Buffer): PNG;
      write(picture: PNG): Buffer;
    };
  }
}
