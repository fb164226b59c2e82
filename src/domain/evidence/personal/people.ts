import type { TextRange } from '../../core/textRange.ts';
import { firstName, isPassportFirstName, isPatronymic, looksPatronymic } from './names.ts';
import { surname } from './surnames.ts';
import { ANIMAL, KIN, NAMED_AFTER, NO_NAME, POST, SHORT_CALLED, SPEAKS } from './besideNames.ts';
import { type TextWord, textWords } from './textWords.ts';

/** A name that was found: words from one to another, both of it. */
interface Found {
  readonly first: number;
  readonly last: number;
}

class Reader {
  readonly #text: string;
  readonly #words: readonly TextWord[];
  /** Stems of names that this text says for sure. */
  readonly #proved = new Set<string>();
  /** Stems of names that this text gives to animals. */
  readonly #animals = new Set<string>();

  constructor(text: string) {
    this.#text = text;
    this.#words = textWords(text);
  }

  #at(index: number): TextWord | undefined {
    return this.#words[index];
  }

  /** The folded word beside another one with only a space between; empty when there is none. */
  #beside(index: number, step: 1 | -1): string {
    const other = this.#at(index + step);
    const touches = step === 1 ? other?.touches : this.#at(index)?.touches;
    return touches ? (other?.folded ?? '') : '';
  }

  /** «ИНН», «ЕВА»: an abbreviation rather than a person's name, unless everything around is in capitals too. */
  #isShort({ written, end }: TextWord): boolean {
    return /^\p{Lu}{2,4}$/u.test(written) && !/^\s\p{Lu}{2}/u.test(this.#text.slice(end, end + 3));
  }

  /** A capital letter that no sentence asks for. */
  #isProper(index: number): boolean {
    const word = this.#at(index);
    return word ? word.isCapital && !word.begins : false;
  }

  #isSpeakersLabel(word: TextWord): boolean {
    const lineStart = this.#text.lastIndexOf('\n', word.start - 1) + 1;
    return (
      word.isCapital &&
      /^(?:[\s\d:.,[\]()—–-]|\p{Lu}\p{Ll}+ ){0,24}$/u.test(this.#text.slice(lineStart, word.start)) &&
      /^(?: \p{L}+\.?)?\s*(?:[([][\d:.]+[)\]])?\s*(?::|\n)/u.test(this.#text.slice(word.end, word.end + 40))
    );
  }

  /** «С. А.» before or behind a surname; how far it reaches. */
  #hasInitials(index: number): boolean {
    const word = this.#at(index);
    if (!word?.isCapital) return false;
    return (
      /^ \p{Lu}\.(?:\s?\p{Lu}\.)?(?!\p{L})/u.test(this.#text.slice(word.end, word.end + 8)) ||
      this.#initialsBefore(word.start) !== ''
    );
  }

  /** «М. В. » before a place. One letter at the beginning of a line is the speaker. */
  #initialsBefore(start: number): string {
    const before = /(?:^|\n)?(?<!\p{L})\p{Lu}\.\s?(?:\p{Lu}\.\s?)?$/u.exec(
      this.#text.slice(Math.max(0, start - 8), start),
    );
    if (!before) return '';
    const [found] = before;
    const isLabel =
      /^\n?\p{Lu}\.\s?$/u.test(found) &&
      /(?:^|\n|\]\s?)$/u.test(this.#text.slice(0, start - found.trimStart().length).slice(-3));
    return isLabel ? '' : found.trimStart();
  }

  /** Whether a known first name is one here. */
  #isFirstName(index: number, kind: NonNullable<ReturnType<typeof firstName>>): boolean {
    const word = this.#at(index);
    if (!word) return false;
    const before = this.#beside(index, -1);
    const behind = this.#beside(index, 1);
    if (this.#isShort(word) || this.#animals.has(stemOf(word.folded))) return false;
    if (isPatronymic(behind) || looksPatronymic(behind)) return kind !== 'called';
    if (NAMED_AFTER.test(before) && !(KIN.test(before) && !this.#isProper(index))) return false;
    if (kind === 'called')
      return word.isWrittenOut
        ? this.#isProper(index) || (word.isCapital && /^[,!?]/.test(this.#text.slice(word.end, word.end + 1)))
        : word.folded.length > 3 || SHORT_CALLED.test(word.folded);
    if (this.#isSpeakersLabel(word)) return true;
    if (word.isWrittenOut && !word.isCapital) return false;
    if (kind === 'sure') return true;
    if (this.#isProper(index)) return true;
    if (word.isCapital && this.#hasInitials(index)) return true;
    const next = this.#at(index + 1);
    if (word.isCapital && next?.touches && next.isCapital && (surname(behind, true) ?? 'beside') !== 'beside')
      return true;
    const isProved = this.#proved.has(stemOf(word.folded));
    if (kind === 'frequent') return isProved && SPEAKS.test(behind);
    return KIN.test(before) || SPEAKS.test(behind) || isProved;
  }

  #isSurname(index: number, isBesideName: boolean): boolean {
    const word = this.#at(index);
    if (!word || firstName(word.folded) === 'sure') return false;
    const kind = surname(word.folded, isBesideName);
    if (!kind) return false;
    if (!word.isCapital) return !word.isWrittenOut && kind === 'sure' && isBesideName;
    return isBesideName || kind !== 'beside';
  }

  /** A first name with its patronymic and surname, from the word where it may begin. */
  #nameAt(index: number): Found | null {
    const word = this.#at(index);
    if (!word || word.folded.length < 2) return null;
    const kind = firstName(word.folded);
    if (kind && this.#isFirstName(index, kind)) return this.#whole(index);
    const isPatronymicAlone = isPatronymic(word.folded)
      ? !word.isWrittenOut || word.isCapital
      : looksPatronymic(word.folded) && this.#isProper(index);
    if (isPatronymicAlone) return this.#withFirst(index);
    return this.#surnameAlone(index) ?? this.#introduced(index);
  }

  /** A patronymic with the word before it, when that is written like a name. */
  #withFirst(index: number): Found {
    const before = this.#at(index - 1);
    const isName = this.#at(index)?.touches && before?.isCapital && before.folded.length > 2 && !before.begins;
    return this.#withSurname({ first: isName ? index - 1 : index, last: index });
  }

  /** «Меня зовут …», «по имени …», «дядя …»: takes any name there that is written like one. */
  #introduced(index: number): Found | null {
    const word = this.#at(index);
    if (!word || word.folded.length < 3 || NO_NAME.test(word.folded)) return null;
    const before = this.#beside(index, -1);
    const twice = this.#beside(index - 1, -1);
    const isMe = (before === 'зовут' && twice === 'меня') || (before === 'меня' && twice === 'зовут');
    const isCalled = isMe || (/^(?:имени|звать)$/u.test(before) && /^(?:по|меня)$/u.test(twice));
    if (isCalled && (this.#isProper(index) || !word.isWrittenOut)) return { first: index, last: index };
    const isKin = /^(?:дяд[яеиюь]|дядь|т[её]т[яеиюь]|т[её]ть)$/u.test(before);
    return isKin && this.#isProper(index) ? { first: index, last: index } : null;
  }

  #whole(index: number): Found {
    const behind = this.#beside(index, 1);
    const last = looksPatronymic(behind) ? index + 1 : index;
    this.#proved.add(stemOf(this.#at(index)?.folded ?? ''));
    return this.#withSurname({ first: index, last });
  }

  #withSurname({ first, last }: Found): Found {
    if (this.#at(first)?.touches && this.#isSurname(first - 1, true) && !this.#isLineLabel(first - 1))
      return { first: first - 1, last };
    if (this.#at(last + 1)?.touches && this.#isSurname(last + 1, true)) return { first, last: last + 1 };
    return { first, last };
  }

  #isLineLabel(index: number): boolean {
    return POST.test(this.#at(index)?.folded ?? '');
  }

  #surnameAlone(index: number): Found | null {
    const word = this.#at(index);
    if (!word || word.folded.length < 4) return null;
    if (!word.isCapital) return this.#surnameInSpeech(index, word);
    const before = this.#beside(index, -1);
    const alone = { first: index, last: index };
    if (NAMED_AFTER.test(before)) return null;
    if (this.#hasInitials(index)) return surname(word.folded) ? alone : null;
    const kind = surname(word.folded);
    if (POST.test(before)) return kind ? alone : null;
    // «На Гагарина», «до Пушкина»: a street or a town.
    if (!kind || kind === 'beside' || /^(?:на|в|во|до|из|под|по|через)$/.test(before) || this.#isQuoted(word))
      return null;
    // At the beginning of a sentence only what can be nothing else, and no plural: «Морозов не было».
    const isAlone = kind === 'sure' && word.isWrittenOut && /(?:ова|ева|ина|енко|ян|[оеи][вн])$/u.test(word.folded);
    return this.#isProper(index) || isAlone ? alone : null;
  }

  /** «Лукьянова» in speech without capital letters: made of a father's name, and no street. */
  #surnameInSpeech(index: number, { folded, isWrittenOut }: TextWord): Found | null {
    const [, root = ''] = /^([а-я]{4,})(?:ов|ев|ин)(?:а|у|ым|ой)?$/u.exec(folded) ?? [];
    if (isWrittenOut || root === '' || !isPassportFirstName(root) || surname(folded) !== 'sure') return null;
    const before = this.#beside(index, -1);
    if (NAMED_AFTER.test(before) || /^(?:на|в|во|до|из|под|по|через)$/.test(before)) return null;
    return { first: index, last: index };
  }

  /** «Сапсан»: one word in quotation marks is a brand. */
  #isQuoted(word: TextWord): boolean {
    return (
      /[«"“„]$/.test(this.#text.slice(0, word.start).slice(-1)) &&
      /^[»"”“]/.test(this.#text.slice(word.end, word.end + 1))
    );
  }

  find(): TextRange[] {
    this.#findAnimals();
    // Certain names prove the doubtful ones of the same people, before or behind.
    for (let index = 0; index < this.#words.length; index += 1) {
      const word = this.#at(index);
      const kind = word ? firstName(word.folded) : null;
      if (kind && this.#isFirstName(index, kind)) this.#proved.add(stemOf(word?.folded ?? ''));
    }
    const found: TextRange[] = [];
    for (let index = 0; index < this.#words.length; index += 1) {
      const one = this.#nameAt(index);
      const from = one && this.#at(one.first);
      const to = one && this.#at(one.last);
      if (!one || !from || !to) continue;
      found.push(this.#withInitials(from.start, to.end));
      index = Math.max(index, one.last);
    }
    return found;
  }

  #findAnimals(): void {
    this.#words.forEach((word, index) => {
      if (!firstName(word.folded) || looksPatronymic(this.#beside(index, 1))) return;
      const before = this.#beside(index, -1);
      const isCalledSo = /^(?:зовут|звать|звали|кличка|это)$/u.test(before) && ANIMAL.test(this.#beside(index - 1, -1));
      const isAnimalBehind = this.#beside(index, 1) === 'это' && ANIMAL.test(this.#beside(index + 1, 1));
      if (ANIMAL.test(before) || isCalledSo || isAnimalBehind) this.#animals.add(stemOf(word.folded));
    });
  }

  #withInitials(start: number, end: number): TextRange {
    const behind = /^ \p{Lu}\.(?:\s?\p{Lu}\.)?(?!\p{L})/u.exec(this.#text.slice(end, end + 8));
    return { start: start - this.#initialsBefore(start).length, end: end + (behind?.[0].length ?? 0) };
  }
}

/** Returns the common part of a name's cases. */
const stemOf = (word: string): string => word.replace(/(?:ой|ою|ей|ею|ом|ем|[аеиоуыьюя])$/u, '');

/** People's names in a text, in order, with their patronymics, surnames and initials. */
export const namesIn = (text: string): TextRange[] => new Reader(text).find();
