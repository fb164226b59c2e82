/** A text in one line, cut between two words where it is longer than so many characters; a short preposition or a comma ends none. */
export function shortened(text: string, most: number): string {
  // A transcript is not read through for its beginning.
  const whole = text
    .slice(0, most * 4)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (whole.length <= most) return whole;
  const start = whole.slice(0, most + 1);
  const end = start.lastIndexOf(' ');
  const words = end > 0 ? start.slice(0, end).replace(/(?:\s\p{L}{1,2})+$/u, '') : start.slice(0, most);
  return `${words.replace(/[\s.,;:!?—–-]+$/u, '')}…`;
}
