import { describe, expect, it } from 'vitest';

import { knownPeople } from '#src/domain/evidence/personal/knownPeople.ts';
import { maskTexts } from '#src/domain/evidence/personal/maskTexts.ts';

const PARTICIPANTS = [
  { id: 'asked', name: '', codeName: 'Р1' },
  { id: 'typed', name: 'Борис Голубев', codeName: 'Р2' },
  { id: 'by-link', name: '', codeName: 'Р3' },
  { id: 'constructor', name: '', codeName: 'Р4' },
];
const list = (contacts: Readonly<Record<string, string>>) => ({
  contacts: Object.fromEntries(Object.entries(contacts).map(([key, name]) => [key, { name }])),
});

describe('the names by which texts may call participants', () => {
  it('are their own where they have one, else that of their contact', () => {
    expect(knownPeople(PARTICIPANTS, [list({ asked: 'Йылдыз', typed: 'Другой', nobody: 'Чужой' })])).toEqual([
      { name: 'Йылдыз', codeName: 'Р1' },
      { name: 'Борис Голубев', codeName: 'Р2' },
    ]);
    expect(knownPeople(PARTICIPANTS, [])).toEqual([{ name: 'Борис Голубев', codeName: 'Р2' }]);
  });

  it('are all that lists of the same keys tell, each once', () => {
    const lists = [list({ asked: 'Йылдыз' }), list({ asked: 'Зылха' }), list({ asked: 'Йылдыз' }), list({ asked: '' })];
    const known = knownPeople(PARTICIPANTS, lists).filter(({ codeName }) => codeName === 'Р1');
    expect(known.map(({ name }) => name)).toEqual(['Йылдыз', 'Зылха']);
  });

  it('hide in a text as if the participant bore the name', () => {
    const text = ['В таблице осталась строка «Йылдыз», а рядом Борис.'];
    const [asked] = PARTICIPANTS;
    const named = [{ name: 'Йылдыз', codeName: asked?.codeName ?? '' }, ...PARTICIPANTS.slice(1)];
    expect(maskTexts(text, knownPeople(PARTICIPANTS, [list({ asked: 'Йылдыз' })]))).toEqual(maskTexts(text, named));
    expect(maskTexts(text, knownPeople(PARTICIPANTS, [list({ asked: 'Йылдыз' })]))[0]).toContain('[Р1]');
    // The dictionary alone does not know her.
    expect(maskTexts(text, PARTICIPANTS)[0]).toContain('Йылдыз');
  });
});
