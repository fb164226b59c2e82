const two = (number) => String(number).padStart(2, '0');

/** «0:05», «1:02:05». */
export function stampOf(seconds) {
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** «00:05», or «00:00:05» with hours. */
export function clock(seconds, hours = false) {
  const whole = Math.floor(seconds);
  const tail = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return hours ? `${two(Math.floor(whole / 3600))}:${tail}` : tail;
}

/** Thousandths of a second, three digits. */
const fraction = (seconds) => String(Math.round((seconds % 1) * 1000)).padStart(3, '0').slice(0, 3);

/** A cue's times as its format writes them. */
export function span(from, to, format) {
  const write = {
    vtt: (seconds) => `${clock(seconds, true)}.${fraction(seconds)}`,
    srt: (seconds) => `${clock(seconds, true)},${fraction(seconds)}`,
    whisper: (seconds) => `${clock(seconds)}.${fraction(seconds)}`,
    teams: (seconds) =>
      `${Math.floor(seconds / 3600)}:${Math.floor(seconds / 60) % 60}:${Math.floor(seconds) % 60}.${Number(fraction(seconds))}`,
  }[format];
  return `${write(from)} --> ${write(to)}`;
}

/** A turn's words in pieces of some ten, with the times of each. */
export function chunks({ words, at, until }) {
  const all = words.split(' ');
  const count = Math.ceil(all.length / 10);
  const size = Math.ceil(all.length / count);
  const step = (until - at) / all.length;
  return Array.from({ length: count }, (_, index) => {
    const piece = all.slice(index * size, (index + 1) * size);
    const from = at + index * size * step;
    return { words: piece.join(' '), at: Math.round(from * 1000) / 1000, until: Math.round((from + piece.length * step) * 1000) / 1000 };
  });
}
