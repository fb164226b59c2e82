import type { TextRange } from '../core/textRange.ts';
import { foldLines, type Turn } from '../research/transcript.ts';
import { sentencesIn } from '../research/sentences.ts';

/** What a respondent's words tell of: something hard, or something wanted. */
export type SignalKind = 'pain' | 'wish';

/** Labels of the kinds. */
export const SIGNAL_LABELS: Readonly<Record<SignalKind, string>> = { pain: 'трудность', wish: 'желание' };

/** A sentence of a respondent that a hypothesis can grow from. Offsets count UTF-16 code units of the text. */
export interface Signal extends TextRange {
  readonly kind: SignalKind;
}

/** Beginnings of words (or of phrases) by which people speak of trouble. Folded: lower case, е for ё. */
const PAIN = [
  'непонятн',
  'неудобн',
  'сложн',
  'трудно',
  'тяжело',
  'долго',
  'бесит',
  'раздража',
  'боюсь',
  'опаса',
  'недовери',
  'не доверя',
  'проблем',
  'мешает',
  'мешают',
  'теряю',
  'теряем',
  'теряет',
  'потерял',
  'забыва',
  'не работает',
  'не хватает',
  'не хватило',
  'не успева',
  'надоел',
  'приходится',
  'вручную',
  'дорого',
  'не понимаю',
  'не понял',
  'запута',
  'устал',
  'не нашел',
  'не нашла',
  'не смог',
  'риск',
] as const;

/** The same for what people want. */
const WISH = [
  'хотелось бы',
  'хочу',
  'хотим',
  'было бы',
  'если бы',
  'важно, чтобы',
  'главное, чтобы',
  'критичн',
  'мечта',
  'нужна возможность',
  'нужен',
  'нужно чтобы',
  'пригодил',
  'помогло бы',
  'помог бы',
  'лучше бы',
  'не хватает',
] as const;

/** Most signals of one text: more than anybody goes through. */
const MOST = 100;

/** Shortest sentence that says something, code units. */
const SHORTEST = 20;

function sayer(markers: readonly string[]): RegExp {
  return new RegExp(`(?:^|[^а-яa-z])(?:${markers.join('|')})`);
}

const SAYS_PAIN = sayer(PAIN);
const SAYS_WISH = sayer(WISH);

function kindOf(sentence: string): SignalKind | null {
  if (SAYS_PAIN.test(sentence)) return 'pain';
  return SAYS_WISH.test(sentence) ? 'wish' : null;
}

/**
 * Sentences of respondents that speak of a difficulty or a wish: what «автоматический поиск гипотез» finds. It knows words,
 * not meanings, so it only proposes: the hypothesis is worded by a person. Linear in the text; stops at a hundred.
 * @param turns the text's turns; the interviewer's are left out, and so is a text in which nobody speaks
 */
export function findSignals(text: string, turns: readonly Turn[]): readonly Signal[] {
  const found: Signal[] = [];
  for (const turn of turns) {
    if (turn.role === 'interviewer' || turn.speaker === null) continue;
    for (const place of sentencesIn(text, turn.bodyStart, turn.end)) {
      if (place.end - place.start < SHORTEST) continue;
      const kind = kindOf(foldLines(text.slice(place.start, place.end)));
      if (!kind) continue;
      found.push({ kind, ...place });
      if (found.length === MOST) return found;
    }
  }
  return found;
}
