import { listNumber, type NumberForm } from './listNumbers.ts';
import type { XmlHandler } from './officeXml.ts';

/** A level of a list: how its numbers look. */
interface Level {
  start: number;
  format: string;
  text: string;
}

/** Lists that share their counting. */
interface Kind {
  readonly levels: Level[];
  readonly counts: number[];
}

interface List {
  kind: string;
  /** Numbers with which levels begin anew in this list. */
  readonly starts: Map<number, number>;
}

/** Where a paragraph or a style belongs to a list. */
export interface ListPlace {
  list?: string;
  level?: number;
}

const FORMS: readonly (readonly [RegExp, NumberForm])[] = [
  [/Roman$/, 'roman'],
  [/Letter$/, 'latin'],
  [/^russian/, 'russian'],
];

function written(number: number, format: string): string {
  const form = FORMS.find(([pattern]) => pattern.test(format))?.[1] ?? 'figures';
  const figures = listNumber(number, form, /^upper|Upper$/.test(format));
  return format === 'decimalZero' && figures.length === 1 ? `0${figures}` : figures;
}

/** Signs of symbol fonts have no meaning outside them: a bullet is one, unless it is a dash. */
const bulletOf = (text: string): string => (/^[-–—]/.test(text) ? text : '•');

const LEVELS = 9;
/** A level of a list, of the nine there are. */
export const levelOf = (value: string | undefined): number =>
  Math.min(LEVELS - 1, Math.max(0, Number(value ?? 0) || 0));

/** Numbers and bullets of a Word document's paragraphs, which are written nowhere: each is counted when its paragraph comes. */
export class WordLists {
  readonly #kinds = new Map<string, Kind>();
  readonly #lists = new Map<string, List>();
  readonly #styles = new Map<string, ListPlace & { basedOn?: string }>();

  /** Reads numbering.xml. */
  numbering(): XmlHandler {
    let kind: Kind | null = null;
    let level: Level | null = null;
    let list: List | null = null;
    let over = 0;
    return {
      open: (name, attribute) => {
        const value = attribute('w:val') ?? '';
        if (name === 'abstractNum') {
          kind = { levels: [], counts: [] };
          this.#kinds.set(attribute('w:abstractNumId') ?? '', kind);
        } else if (name === 'num') {
          kind = null;
          level = null;
          list = { kind: '', starts: new Map() };
          this.#lists.set(attribute('w:numId') ?? '', list);
        } else if (name === 'lvl' && kind) {
          level = { start: 1, format: 'decimal', text: '' };
          kind.levels[levelOf(attribute('w:ilvl'))] = level;
        } else if (name === 'start' && level) level.start = Number(value) || 0;
        else if (name === 'numFmt' && level) level.format = value;
        else if (name === 'lvlText' && level) level.text = value;
        else if (name === 'abstractNumId' && list) list.kind = value;
        else if (name === 'lvlOverride') over = levelOf(attribute('w:ilvl'));
        else if (name === 'startOverride') list?.starts.set(over, Number(value) || 0);
      },
    };
  }

  /** Reads styles.xml. */
  styles(): XmlHandler {
    let style: ListPlace & { basedOn?: string } = {};
    return {
      open: (name, attribute) => {
        const value = attribute('w:val') ?? '';
        if (name === 'style') this.#styles.set(attribute('w:styleId') ?? '', (style = {}));
        else if (name === 'basedOn') style.basedOn = value;
        else if (name === 'numId') style.list = value;
        else if (name === 'ilvl') style.level = levelOf(value);
      },
    };
  }

  #placeOf(own: ListPlace, style: string): ListPlace {
    const place = { ...own };
    let name: string | undefined = style;
    for (let depth = 0; name !== undefined && depth < 20; depth += 1) {
      const of = this.#styles.get(name);
      place.list ??= of?.list;
      place.level ??= of?.level;
      name = of?.basedOn;
    }
    return place;
  }

  /** Counts a paragraph, and returns the number or bullet that stands before it; empty outside of lists. */
  leadOf(own: ListPlace, style: string): string {
    const place = this.#placeOf(own, style);
    const list = this.#lists.get(place.list ?? '');
    const kind = list ? this.#kinds.get(list.kind) : undefined;
    const at = place.level ?? 0;
    const level = kind?.levels[at];
    if (!list || !kind || !level) return '';
    const start = list.starts.get(at);
    list.starts.delete(at);
    kind.counts[at] = start ?? (kind.counts[at] ?? level.start - 1) + 1;
    kind.counts.length = at + 1;
    if (level.format === 'bullet') return bulletOf(level.text);
    return level.text.replaceAll(/%(\d)/g, (_, digit: string) => {
      const above = kind.levels[Number(digit) - 1];
      return above ? written(kind.counts[Number(digit) - 1] ?? above.start, above.format) : '';
    });
  }
}
