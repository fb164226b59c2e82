import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { turnsOf } from '#src/domain/research/transcript.ts';
import {
  beginTurn,
  FIRST_SPEAKERS,
  insertStamp,
  nextSpeaker,
  typedSpeakers,
  withEdit,
  type TextEdit,
} from '#src/domain/research/layouts/typedText.ts';
import { speakersIn } from '#src/domain/research/layouts/listedSpeakers.ts';

const SPEAKERS = ['Интервьюер', 'Респондент', 'Анна Петровна'];

/** The text after a change, with | where the caret is. */
function shown(text: string, edit: TextEdit): string {
  const next = withEdit(text, edit);
  return `${next.slice(0, edit.caret)}|${next.slice(edit.caret)}`;
}
/** The same for a text in which | says where the caret is. */
const at = (marked: string, change: (text: string, caret: number) => TextEdit): string => {
  const text = marked.replace('|', '');
  return shown(text, change(text, marked.indexOf('|')));
};
const stamp = (marked: string) => at(marked, (text, caret) => insertStamp(text, caret, 83.7, SPEAKERS));
const turn = (marked: string, seconds: number | null = 83.7) =>
  at(marked, (text, caret) => beginTurn(text, caret, 'Респондент', seconds, SPEAKERS));

describe('a time stamp', () => {
  it('begins a line that is empty, and stands before a speaker', () => {
    expect(stamp('|')).toBe('[1:23] |');
    expect(stamp('Анна Петровна: |')).toBe('[1:23] Анна Петровна: |');
    expect(stamp('Слова.\n\n|')).toBe('Слова.\n\n[1:23] |');
    expect(stamp('|Слова')).toBe('[1:23] |Слова');
  });

  it('stands in the place of another', () => {
    expect(stamp('[0:05] |')).toBe('[1:23] |');
    expect(stamp('[0:05] Респондент: |Да.')).toBe('[1:23] Респондент: |Да.');
    expect(stamp('|[0:05] Респондент: Да.')).toBe('[1:23] |Респондент: Да.');
  });

  it('begins a turn among words, and what stands behind goes on in it', () => {
    expect(stamp('Респондент: Да.|')).toBe('Респондент: Да.\n\n[1:23] |');
    expect(stamp('Респондент: Да. | А вы?')).toBe('Респондент: Да.\n\n[1:23] |А вы?');
  });
});

/** Returns the spoken text, without stamps, labels and blanks. */
const letters = (text: string) => text.replaceAll(/\[[\d:]+\]|\s|(?:Интервьюер|Респондент|Анна Петровна):/g, '');

describe('a turn', () => {
  it('is begun where a line is empty; its stamp stays, another speaker does not', () => {
    expect(turn('|')).toBe('[1:23] Респондент: |');
    expect(turn('[0:05] |')).toBe('[0:05] Респондент: |');
    expect(turn('[0:05] Интервьюер: |')).toBe('[0:05] Респондент: |');
    expect(turn('|', null)).toBe('Респондент: |');
  });

  it('is begun behind words, and in the middle of them', () => {
    expect(turn('Интервьюер: Да?|')).toBe('Интервьюер: Да?\n\n[1:23] Респондент: |');
    expect(turn('Интервьюер: Да? | Нет.')).toBe('Интервьюер: Да?\n\n[1:23] Респондент: |Нет.');
  });

  it('is read as one by the rules of transcripts', () => {
    let text = '';
    for (const [index, words] of ['Как?', 'Так.', 'А потом?', 'Никак.'].entries()) {
      const speaker = nextSpeaker(text, text.length, FIRST_SPEAKERS);
      text = withEdit(text, beginTurn(text, text.length, speaker, index * 61, FIRST_SPEAKERS)) + words;
    }
    expect(turnsOf(text).map(({ speaker, role, at: from }) => [speaker, role, from])).toEqual([
      ['Интервьюер', 'interviewer', 0],
      ['Респондент', 'respondent', 61],
      ['Интервьюер', 'interviewer', 122],
      ['Респондент', 'respondent', 183],
    ]);
  });

  it('loses no word, wherever the caret is', () => {
    const line = fc.constantFrom('', 'Да.', '[0:05] Анна Петровна: Слово за словом', 'Интервьюер: ', 'ничей текст  ');
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), fc.nat(), fc.boolean(), (lines, place, isStamp) => {
        const text = lines.join('\n');
        const heads = [...text.matchAll(/(?<=^|\n)(?:\[[\d:]+\] )?(?:Анна Петровна: |Интервьюер: )?/g)];
        const inside = (caret: number) =>
          heads.some(({ 0: head, index }) => caret > index && caret < index + head.length);
        const caret = place % (text.length + 1);
        fc.pre(!inside(caret));
        const edit = isStamp
          ? insertStamp(text, caret, 10, SPEAKERS)
          : beginTurn(text, caret, 'Респондент', 10, SPEAKERS);
        expect(letters(withEdit(text, edit))).toBe(letters(text));
        expect(edit.caret).toBeLessThanOrEqual(withEdit(text, edit).length);
      }),
    );
  });
});

const next = (text: string) => nextSpeaker(text, text.length, SPEAKERS);

describe('who speaks', () => {
  it('is named in a list, once each, as a label can hold it', () => {
    expect(speakersIn(' Анна:, Борис; анна\nВера ')).toEqual(['анна', 'Борис', 'Вера']);
    expect(speakersIn(' , ;')).toEqual([]);
    expect(speakersIn('а,б,в,г,д,е,ж,з,и,к')).toHaveLength(9);
  });

  it('is who the text names, else who a talk is begun with', () => {
    expect(typedSpeakers([{ speaker: null }, { speaker: 'Р' }, { speaker: 'И' }, { speaker: 'Р' }])).toEqual([
      'Р',
      'И',
    ]);
    expect(typedSpeakers([{ speaker: null }])).toEqual(FIRST_SPEAKERS);
  });

  it('comes after: first the first, then the next of the list, then whoever spoke before', () => {
    expect(next('')).toBe('Интервьюер');
    expect(next('Интервьюер: Да?')).toBe('Респондент');
    expect(next('Анна Петровна: Да?')).toBe('Интервьюер');
    expect(next('Анна Петровна: Да.\n\n[0:05] Интервьюер: А?\nи ещё')).toBe('Анна Петровна');
    expect(nextSpeaker('Кто-то говорит', 5, [])).toBe('');
  });
});
