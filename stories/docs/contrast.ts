type Rgb = readonly [number, number, number];

function parse(colour: string): Rgb | null {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  return hex ? [parseInt(hex[1] ?? '', 16), parseInt(hex[2] ?? '', 16), parseInt(hex[3] ?? '', 16)] : null;
}

function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two opaque colours by WCAG 2, 1 to 21; null when one of them lets the page through. */
export function contrast(one: string, other: string): number | null {
  const [first, second] = [parse(one), parse(other)];
  if (!first || !second) return null;
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** A contrast as it is read: `5,2`, rounded down, so that a figure never promises more than there is. */
export function ratio(value: number): string {
  return (Math.floor(value * 10) / 10).toLocaleString('ru-RU', { minimumFractionDigits: 1 });
}
