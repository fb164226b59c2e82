export interface LatinTextProps {
  /** Russian text with English terms in it: «PESTEL-анализ», «Vision (Видение)». */
  text: string;
}

/** A term: words in latin letters with what joins them. */
const TERM = /([A-Za-z]+(?:[ \u00A0'’&/-]+[A-Za-z]+)*)/;

/** Text whose English terms are marked as English, so that a screen reader does not read them out as Russian. */
export function LatinText({ text }: LatinTextProps) {
  // Split by a group: odd places hold terms.
  return text
    .split(TERM)
    .map((part, index) => ({ part, key: `${index}`, isTerm: index % 2 === 1 }))
    .map(({ part, key, isTerm }) =>
      isTerm ? (
        <span key={key} lang="en">
          {part}
        </span>
      ) : (
        part
      ),
    );
}
