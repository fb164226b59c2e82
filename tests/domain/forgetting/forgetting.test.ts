import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Stored } from '#src/domain/forgetting/cited.ts';
import { forgetting, withFiles, type Whom } from '#src/domain/forgetting/forgetting.ts';
import { nameKey, planCommit } from '#src/domain/plan.ts';
import { KINDS, type Kind, type Records } from '#src/domain/records.ts';
import { draft } from '#tests/store/examples.ts';

const AT = '2026-06-01T12:00:00.000Z';
const SEED = 20260601;

const row = <K extends Kind>(kind: K, fields: object, deletedAt: string | null = null): Stored =>
  ({
    kind,
    record: { ...draft(kind), v: KINDS[kind].version, createdAt: AT, updatedAt: AT, ...fields, deletedAt },
  }) as unknown as Stored;

/** Returns the records after a person was forgotten, by kind and id. */
function after(
  rows: readonly Stored[],
  whom: Whom,
): { readonly all: Map<string, object>; readonly told: ReturnType<typeof forgetting> } {
  // prettier-ignore
  const told = forgetting(rows, whom, AT);
  const all = new Map(rows.map(({ kind, record }) => [nameKey({ kind, id: record.id }), record as object]));
  const ops = withFiles(
    told,
    new Map(told.rewritten.map(({ materialId }) => [materialId, { fileId: 'made', size: 1 }])),
  );
  if (ops.length === 0) return { all, told };
  const { writes } = planCommit(ops, {}, (name) => all.get(nameKey(name)), new Date(AT));
  for (const { kind, record } of writes) all.set(nameKey({ kind, id: record.id }), record);
  return { all, told };
}

const { contacts: given } = draft('contactList');
const [anyone] = Object.values(given);
const person = (fields: Partial<Records['contactList']['contacts'][string]>) => ({ ...anyone, name: '', phones: [], emails: [], telegram: '', city: '', company: '', segment: '', source: '', notes: '', tags: [], details: [], position: 'a', ...fields }); // prettier-ignore

const TEXT =
  'Интервьюер: Как вы храните?\nАнна: Держу канареек на складе, звоните.\nБорис: А я держу голубей на крыше.\nАнна: Ещё раз скажу про склад.\nБорис: И всё.';
const speaker = (participantId: string) => ({ role: 'respondent', participantId, position: participantId });
const rowsOf = (speakers: object, more: readonly Stored[] = []): Stored[] => [
  row('contactList', { id: 'l', contacts: { anna: person({ name: 'Анна Канареечная', phones: ['+79007654321'], emails: ['anna@canary.example'], telegram: 'anna_canary' }), boris: person({ name: 'Борис Голубев', phones: ['+79001112233'] }) } }),
  row('participant', { id: 'anna', name: 'Анна Канареечная', codeName: 'Р1' }),
  row('participant', { id: 'boris', name: 'Борис Голубев', codeName: 'Р2' }),
  row('material', { id: 'm', researchId: 'r', fileId: 'file', transcriptOf: null, speakers }),
  row('materialText', { id: 'm', researchId: 'r', text: TEXT, hidden: {} }),
  row('research', { id: 'r', participantIds: { anna: { position: 'a' }, boris: { position: 'b' } }, insights: {}, history: {} }),
  ...more,
]; // prettier-ignore
const ANNA: Whom = { contacts: [{ listId: 'l', key: 'anna' }], participants: ['anna'], talks: [] };
const mark = (id: string, words: string, respondent: string, deletedAt: string | null = null) => {
  const start = TEXT.indexOf(words);
  return row('mark', { id, researchId: 'r', materialId: 'm', start, end: start + words.length, text: words, respondent, note: '' }, deletedAt); // prettier-ignore
};

/** Returns what remains of a text when Анна is forgotten. */
const said = (text: string, speakers: object) => {
  const rows = rowsOf(speakers).map((one) =>
    one.kind === 'materialText' ? row('materialText', { id: 'm', researchId: 'r', text, hidden: {} }) : one,
  );
  return (after(rows, ANNA).all.get('materialText/m') as Records['materialText']).text;
};

/** Words of the talk, as a line of a model on a board holds them. */
const quoteOf = (quote: string) => {
  const start = TEXT.indexOf(quote);
  return {
    researchId: 'r',
    quote,
    passage: { materialId: 'm', start, end: start + quote.length },
    position: quote,
  };
};
/** Typed words, signed by hand. */
const signedBy = (respondent: string) => ({ text: 'Слова', respondent, research: '', researchId: 'r', passage: null, stance: 'for', position: respondent }); // prettier-ignore
const lineOver = (words: object) => ({
  researchId: null, experimentId: null, field: 'needs', accepted: true, at: AT, position: 'a', words,
}); // prettier-ignore

describe('somebody who is forgotten', () => {
  it('leaves what others said in the same conversation where it stands', () => {
    const rows = rowsOf({ анна: speaker('anna'), борис: speaker('boris') }, [
      mark('m1', 'Держу канареек на складе', 'Анна', AT),
      mark('m2', 'голубей на крыше', 'Борис'),
    ]);
    const { all, told } = after(rows, ANNA);
    const { text } = all.get('materialText/m') as Records['materialText'];
    const left = all.get('mark/m2') as Records['mark'];
    expect(text).toHaveLength(TEXT.length);
    expect(text.slice(left.start, left.end)).toBe('голубей на крыше');
    for (const word of ['Держу', 'канареек', 'складе', 'Анна', 'склад']) expect(text).not.toContain(word);
    expect(all.get('mark/m1')).toMatchObject({ text: '', respondent: '', deletedAt: expect.any(String) });
    expect(all.get('material/m')).toMatchObject({ fileId: 'made', deletedAt: null });
    expect((all.get('material/m') as Records['material']).speakers).not.toHaveProperty('анна');
    for (const key of ['participant/boris', 'mark/m2'])
      expect(all.get(key)).toEqual(rows.find(({ kind, record }) => nameKey({ kind, id: record.id }) === key)?.record);
    expect(told.counts).toMatchObject({ contacts: 1, participants: 1, transcripts: 1, marks: 1 });
    expect(told.files).toEqual(['file']);
  });

  it('leaves what others said once, and takes what they said once themselves', () => {
    // A name that comes once is no speaker to the reader of transcripts: its words are in the turn before.
    const both = { анна: speaker('anna'), борис: speaker('boris') };
    const once =
      'Интервьюер: Как?\nАнна: Держу канареек.\nБорис: А я голубей.\nАнна: Важное: склад.\nВажно: продам склад.\nИтого: да.';
    for (const speakers of [both, { анна: speaker('anna') }]) {
      const left = said(once, speakers);
      expect(left).toHaveLength(once.length);
      expect(left).toContain('Борис: А я голубей.');
      for (const word of ['канареек', 'склад', 'Важно', 'Итого', 'Анна']) expect(left).not.toContain(word);
    }
    const other = 'Интервьюер: Как?\nБорис: А я голубей.\nАнна: Держу канареек.\nБорис: И всё.\nБорис: Совсем.';
    const left = said(other, both);
    for (const words of ['А я голубей.', 'И всё.', 'Совсем.']) expect(left).toContain(words);
    for (const word of ['канареек', 'Анна']) expect(left).not.toContain(word);
  });

  it('leaves a card of a board without their words, and those of others with it', () => {
    const [hers, his] = [quoteOf('Держу канареек на складе'), quoteOf('голубей на крыше')];
    const decidedInsights = {
      'model:both': lineOver({ hers, his }),
      'model:hers': lineOver({ hers }),
      'model:his': lineOver({ his }),
    };
    const rows = rowsOf({ анна: speaker('anna'), борис: speaker('boris') }, [
      row('board', { id: 'vision', cards: {}, history: {}, citedResearch: {}, decidedInsights }),
    ]);
    const { all, told } = after(rows, ANNA);
    const left = (all.get('board/vision') as Records['board']).decidedInsights;
    expect(left).toEqual({ 'model:both': lineOver({ his }), 'model:his': lineOver({ his }) });
    expect(told.counts.quotes).toBe(2);
  });

  it('is told by nothing that others share with them', () => {
    const namesake = row('participant', { id: 'other', name: 'Анна Канареечная', codeName: 'Р3' });
    const rows = rowsOf({}, [namesake, row('audience', { id: 'a', description: 'Спросить: Анна Канареечная' })]);
    const { all } = after(rows, ANNA);
    expect(all.get('audience/a')).toMatchObject({ description: 'Спросить: Анна Канареечная' });
    expect(all.get('participant/other')).toEqual(namesake.record);
  });

  it('is in no text of the work, however their number is written', () => {
    const ways = ['+79007654321', '8 (900) 765-43-21', '+7 900 765 43 21', 'ANNA@canary.example', '@Anna_Canary', 't.me/anna_canary', 'анна  канареечная']; // prettier-ignore
    fc.assert(
      fc.property(
        fc.constantFrom(...ways),
        fc.constantFrom('', 'Звонить: ', '('),
        fc.constantFrom('', '.', ', потом'),
        (way, before, behind) => {
          // prettier-ignore
          const rows = rowsOf({}, [row('audience', { id: 'a', description: `${before}${way}${behind}` })]);
          const { all } = after(rows, ANNA);
          expect(all.get('audience/a')).toMatchObject({ description: `${before}[…]${behind}` });
          expect(all.get('contactList/l')).toMatchObject({ contacts: { boris: { name: 'Борис Голубев' } } });
          expect((all.get('contactList/l') as Records['contactList']).contacts).not.toHaveProperty('anna');
        },
      ),
      { seed: SEED },
    );
  });

  it('takes along what was quoted of them by hand under the name that their contact alone tells', () => {
    const quotes = { hers: signedBy('Анна Канареечная'), his: signedBy('Борис Голубев'), code: signedBy('Р1') };
    const rows = rowsOf({}, [row('hypothesis', { id: 'h', quotes, history: {} })]).map((one) =>
      one.kind === 'participant' ? row('participant', { ...one.record, name: '' }) : one,
    );
    const { all, told } = after(rows, ANNA);
    expect(Object.keys((all.get('hypothesis/h') as Records['hypothesis']).quotes)).toEqual(['his']);
    expect(told.counts).toMatchObject({ participants: 1, quotes: 2 });
  });

  it('is not there to be forgotten twice', () => {
    const rows = rowsOf({ анна: speaker('anna') });
    const { all } = after(rows, ANNA);
    const stands = rows.map(({ kind, record }) => ({ kind, record: all.get(nameKey({ kind, id: record.id })) }) as Stored); // prettier-ignore
    expect(forgetting(stands, ANNA, AT).ops).toEqual([]);
  });
});
