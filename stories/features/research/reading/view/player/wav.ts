/** A recording made in code: PCM, 8 kHz, mono, quiet, with a tone that rises every second. Its length is in seconds. */
export function makeWav(seconds: number): Uint8Array<ArrayBuffer> {
  const rate = 8000;
  const count = Math.round(seconds * rate);
  const bytes = new Uint8Array(44 + count * 2);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  view.setUint32(4, 36 + count * 2, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, count * 2, true);
  for (let at = 0; at < count; at += 1) {
    const tone = 220 + 20 * Math.floor(at / rate);
    view.setInt16(44 + at * 2, Math.round(Math.sin((at / rate) * tone * 2 * Math.PI) * 2000), true);
  }
  return bytes;
}
