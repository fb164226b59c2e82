import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readImageHeader } from '#src/domain/core/imageHeader.ts';

/** Parts of a picture's beginning: texts as their letters, numbers as bytes. */
const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part])));
const big = (value: number): number[] => [value >> 8, value & 255];
const little = (value: number): number[] => [value & 255, value >> 8];
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

const png = (width: number, height: number) =>
  bytes([0x89], 'PNG', [13, 10, 26, 10], zeros(8), [0, 0], big(width), [0, 0], big(height));
const gif = (width: number, height: number, sign = 'GIF87a') => bytes(sign, little(width), little(height));
const webp = (kind: string, ...rest: readonly (readonly number[])[]) =>
  bytes('RIFF', zeros(4), `WEBP${kind}`, zeros(4), ...rest);
const lossy = (width: number, height: number) => webp('VP8 ', zeros(6), little(width), little(height));
/** 14 bits of each less one, after a sign of one byte. */
const lossless = (width: number, height: number) => {
  const bits = (width - 1) | ((height - 1) << 14);
  return webp('VP8L', [0x2f, bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, (bits >>> 24) & 255], zeros(5));
};
const extended = (width: number, height: number) =>
  webp('VP8X', zeros(4), [...little(width - 1), 0], [...little(height - 1), 0]);
const START = [0xff, 0xd8];
const frame = (marker: number, width: number, height: number) => [
  0xff,
  marker,
  0,
  17,
  8,
  ...big(height),
  ...big(width),
  ...zeros(3),
];
const jpeg = (...parts: readonly (readonly number[])[]) => bytes(START, ...parts);

const size = fc.integer({ min: 1, max: 16_383 });

describe('the size of a picture', () => {
  it.each([
    ['png', png],
    ['gif', gif],
    ['webp', lossy],
    ['webp', lossless],
    ['webp', extended],
    ['jpeg', (width: number, height: number) => jpeg(frame(0xc0, width, height))],
  ] as const)('of a %s is read as it was written', (type, write) => {
    fc.assert(
      fc.property(size, size, (width, height) => {
        expect(readImageHeader(write(width, height))).toEqual({ type, width, height });
      }),
    );
  });

  it('is read whatever the file does not begin with', () => {
    const whole = png(3, 4);
    const inside = new Uint8Array([9, 9, 9, ...whole]).subarray(3);
    expect(readImageHeader(inside)).toEqual({ type: 'png', width: 3, height: 4 });
  });

  it('of a webp leaves out the two bits of its scale', () => {
    expect(readImageHeader(lossy(0xc005, 0x4003))).toEqual({ type: 'webp', width: 5, height: 3 });
  });
});

describe('a jpeg', () => {
  const read = { type: 'jpeg', width: 9, height: 5 };

  it.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc7, 0xc9, 0xcb, 0xcd, 0xcf])('has its size in the frame %i', (marker) => {
    expect(readImageHeader(jpeg(frame(marker, 9, 5)))).toEqual(read);
  });

  it.each([0xc4, 0xc8, 0xcc, 0xbf, 0xdb, 0xe0, 0xfe])('has none in the table %i, and goes on after it', (marker) => {
    const table = [0xff, marker, 0, 6, 1, 2, 3, 4];
    expect(readImageHeader(jpeg(table, frame(0xc0, 9, 5)))).toEqual(read);
    expect(readImageHeader(jpeg(table, zeros(8)))).toBeNull();
  });

  it.each([
    ['bytes that fill', [0xff, 0xff]],
    ['a marker that stands alone', [0xff, 0x01]],
    ['a restart', [0xff, 0xd0]],
    ['the last restart', [0xff, 0xd7]],
    ['another start', [0xff, 0xd8]],
    ['an empty table', [0xff, 0xe0, 0, 2]],
  ])('is read over %s', (_, between) => {
    expect(readImageHeader(jpeg(between, frame(0xc0, 9, 5)))).toEqual(read);
  });

  it('that does not say what comes next, or has a table of no length, is damaged', () => {
    expect(readImageHeader(jpeg([0, 0], frame(0xc0, 9, 5)))).toBeNull();
    expect(readImageHeader(jpeg([0xff, 0xe0, 0, 1], frame(0xc0, 9, 5)))).toBeNull();
    expect(readImageHeader(jpeg([0xff, 0xe0, 0, 0], frame(0xc0, 9, 5)))).toBeNull();
  });
});

describe('no picture', () => {
  it.each([
    ['cut png', png(3, 4).subarray(0, 23)],
    ['png of no height', png(3, 0)],
    ['png of no width', png(0, 4)],
    ['another beginning', bytes([0x88], 'PNG', [13, 10, 26, 10], zeros(8), [0, 0, 0, 3, 0, 0, 0, 4])],
    ['png whose line ends were changed', bytes([0x89], 'PNG', [10, 10, 26, 10], zeros(8), [0, 0, 0, 3, 0, 0, 0, 4])],
    ['cut gif', gif(3, 4).subarray(0, 9)],
    ['gif of another year', gif(3, 4, 'GIF88a')],
    ['gif of another letter', gif(3, 4, 'GIF89b')],
    ['gif later', bytes(' GIF89a', [3, 0, 4, 0])],
    ['cut webp', extended(3, 4).subarray(0, 29)],
    ['webp of an unknown kind', webp('VP9 ', zeros(10), [1, 1, 1, 1])],
    ['another RIFF', bytes('RIFF', zeros(4), 'WAVEVP8X', zeros(8), [1, 0, 0, 1, 0, 0])],
    ['webp without its frame', bytes('RIFX', zeros(4), 'WEBPVP8X', zeros(8), [1, 0, 0, 1, 0, 0])],
    ['half of a jpeg’s sign', bytes([0xff, 0xd7], frame(0xc0, 9, 5))],
    ['the other half', bytes([0xfe, 0xd8], frame(0xc0, 9, 5))],
    ['cut jpeg', jpeg(frame(0xc0, 9, 5)).subarray(0, 11)],
  ])('is a %s', (_, damaged) => {
    expect(readImageHeader(damaged)).toBeNull();
  });

  it('is read where there may be one, and nothing ever fails', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (any) => {
        const { width, height } = readImageHeader(any) ?? { width: 1, height: 1 };
        expect(Math.min(width, height)).toBeGreaterThan(0);
      }),
    );
  });
});
