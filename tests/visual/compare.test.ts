import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';

import { differ } from './compare.ts';

function plain(width: number, height: number): PNG {
  const picture = new PNG({ width, height });
  picture.data.fill(200);
  return picture;
}

/** The same, with a pixel that is a trace lighter. */
function withSpot(picture: PNG, left: number, top: number): PNG {
  const at = (top * picture.width + left) * 4;
  picture.data[at] = 201;
  return picture;
}

const file = (picture: PNG): Buffer => PNG.sync.write(picture);

describe('two pictures', () => {
  it('of the same pixels do not differ', () => {
    expect(differ(file(plain(40, 30)), file(plain(40, 30)))).toMatchObject({ pixels: 0, share: 0 });
  });

  it('differ in one pixel by the least that a colour can', () => {
    const { pixels, box } = differ(file(plain(40, 30)), file(withSpot(plain(40, 30), 7, 9)));
    expect(pixels).toBe(1);
    expect(box).toEqual({ left: 7, top: 9, width: 1, height: 1 });
  });

  it('differ in all that only one of them reaches', () => {
    const { pixels, box, height } = differ(file(plain(40, 30)), file(plain(40, 35)));
    expect(pixels).toBe(40 * 5);
    expect(box).toEqual({ left: 0, top: 30, width: 40, height: 5 });
    expect(height).toBe(35);
  });

  it('and the drawing shows where', () => {
    const drawing = PNG.sync.read(differ(file(plain(40, 30)), file(withSpot(plain(40, 30), 7, 9))).picture);
    const at = (9 * 40 + 7) * 4;
    expect([...drawing.data.subarray(at, at + 4)]).toEqual([220, 0, 90, 255]);
  });
});
