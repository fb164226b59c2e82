import { listNumber, type NumberForm } from './listNumbers.ts';

/** A level of a list: how its numbers look. */
interface Level {
  readonly start: number;
  readonly format: string;
  readonly prefix: string;
  readonly suffix: string;
  /** How many levels its number shows, its own and those over it. */
  readonly shown: number;
  /** Null for numbers. */
  readonly bullet: string | null;
}

/** A list that is open. */
interface OpenList {
  readonly style: string;
  /** Whether its item has no paragraph yet: the first has the number. */
  isItemNew: boolean;
}

const FORMS: Readonly<Record<string, NumberForm>> = { a: 'latin', i: 'roman', а: 'russian' };

function written(number: number, format: string): string {
  const first = format.charAt(0);
  const form = FORMS[first.toLowerCase()] ?? 'figures';
  return format === '' ? '' : listNumber(number, form, first !== first.toLowerCase());
}

type Attribute = (name: string) => string | undefined;

const whole = (value: string | undefined, least: number): number =>
  Math.max(least, Math.floor(Number(value ?? 1)) || 0);

/** Numbers and bullets of an OpenDocument text's lists: each is counted when its paragraph comes. */
export class OdtLists {
  readonly #styles = new Map<string, Level[]>();
  readonly #counts = new Map<string, number[]>();
  readonly #open: OpenList[] = [];
  #levels: Level[] = [];

  open(name: string, attribute: Attribute): void {
    if (name === 'list-style') this.#styles.set(attribute('style:name') ?? '', (this.#levels = []));
    else if (name === 'list-level-style-number' || name === 'list-level-style-bullet') {
      this.#levels[whole(attribute('text:level'), 1) - 1] = {
        start: whole(attribute('text:start-value'), 0),
        format: attribute('style:num-format') ?? '',
        prefix: attribute('style:num-prefix') ?? '',
        suffix: attribute('style:num-suffix') ?? '',
        shown: whole(attribute('text:display-levels'), 1),
        bullet: name.endsWith('bullet') ? (attribute('text:bullet-char') ?? '•') : null,
      };
    } else if (name === 'list') {
      const style = attribute('text:style-name') ?? this.#open.at(-1)?.style ?? '';
      const goesOn = attribute('text:continue-numbering') === 'true' || attribute('text:continue-list') !== undefined;
      if (this.#open.length === 0 && !goesOn) this.#counts.delete(style);
      this.#open.push({ style, isItemNew: false });
    } else if (name === 'list-item') {
      const list = this.#open.at(-1);
      if (!list) return;
      list.isItemNew = true;
      const start = attribute('text:start-value');
      if (start !== undefined) this.#countsOf(list.style)[this.#open.length - 1] = whole(start, 0) - 1;
    }
  }

  close(name: string): void {
    if (name === 'list') this.#open.pop();
  }

  #countsOf(style: string): number[] {
    const counts = this.#counts.get(style) ?? [];
    this.#counts.set(style, counts);
    return counts;
  }

  /** The number or bullet of a paragraph that begins; empty for any but the first of an item. */
  lead(): string {
    const list = this.#open.at(-1);
    if (!list?.isItemNew) return '';
    list.isItemNew = false;
    const levels = this.#styles.get(list.style) ?? [];
    const at = this.#open.length - 1;
    const level = levels[at];
    if (!level) return '';
    const counts = this.#countsOf(list.style);
    counts[at] = (counts[at] ?? level.start - 1) + 1;
    counts.length = at + 1;
    // Signs of symbol fonts have no meaning outside them.
    if (level.bullet !== null) return /^[-–—]/.test(level.bullet) ? level.bullet : '•';
    const shown = Math.min(level.shown, at + 1);
    const numbers = Array.from({ length: shown }, (_, index) => {
      const of = at - shown + 1 + index;
      return written(counts[of] ?? levels[of]?.start ?? 1, levels[of]?.format ?? '');
    });
    const number = numbers.filter(Boolean).join('.');
    return number === '' ? '' : `${level.prefix}${number}${level.suffix}`;
  }
}
