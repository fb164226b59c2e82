import { expect, test } from 'vitest';

import { unpackProject } from '#files/reading/refi/unpackProject.ts';
import { makeProject } from '#files/writing/refi/makeProject.ts';
import { REFI_ORIGIN, type RefiProject } from '#src/domain/exchange/project.ts';
import { knownSpeakers } from '#src/domain/exchange/variables.ts';
import { writeTalk } from '#src/domain/research/layouts/writeTalk.ts';
import type { SpeakerLabels } from '#src/domain/research/layouts/blockHead.ts';
import { speakerKey } from '#src/domain/research/participant.ts';
import { turnsOf, turnText } from '#src/domain/research/transcript.ts';

const AT = new Date('2026-11-23T10:00:00Z');
const [TEXT, PERSON] = ['9b1e3f7c-0d5a-4c1e-9a51-6b2f0c1d2e3f', '1c36a91c-4d8b-419f-ad78-ec30056d3bf3'];

/** Names as files have them: with small letters, digits, marks, arrows as the variable has them, and what a document has to escape. */
const NAMES = [
  'Катя из Твери', 'Кофейня «Зерно»', '7', '+7 900 000-01-05', 'Катя →', '→ Ия → — → Р1', 'A & <b> "C"', '🔥 Рита', 'e\u0301лен', 'а',
]; // prettier-ignore
const WORDS = ['Да.', 'Смотрите: дорого.', '5 → 7 & <b>', 'Ну\nи ещё строка', '[0:10] было'];

/** A project of one text, in which these speak in turn. */
function projectOf(said: readonly (readonly [string, string])[]) {
  const utterances = said.map(([speaker, text], at) => {
    return { speaker, at: at * 10, pieces: [{ text, from: at, to: at }] };
  });
  const { text, labels } = writeTalk(utterances);
  const [first = ''] = labels ?? [];
  const speakers = labels === null ? [] : [{ label: speakerKey(first), role: 'respondent' as const, person: PERSON }];
  const project: RefiProject = {
    name: 'Печи',
    origin: REFI_ORIGIN,
    description: '',
    codes: [],
    cases: [{ guid: PERSON, name: 'Катя', codeName: 'Р1', role: '', segment: '', notes: '', texts: [TEXT] }],
    texts: [{ guid: TEXT, name: 'Разговор.txt', text, labels, passages: [], speakers }],
    insights: [],
    hypotheses: [],
  };
  return { project, text, labels, speakers };
}

test('who speaks goes out in the variable of a real file and comes back: labels, roles, people, turns', async () => {
  const said = [...NAMES, ...NAMES.toReversed()].map((name, at) => [name, WORDS[at % WORDS.length] ?? ''] as const);
  const { project, text, labels, speakers } = projectOf(said);
  expect(labels).toHaveLength(NAMES.length);
  const unpacked = await unpackProject(await makeProject({ project, rests: [], rich: [], at: AT }));
  const [back] = unpacked.project.texts;
  if (!back) throw new Error('the text is lost');
  const told = knownSpeakers(back);
  // As a study keeps them: by the key of their label.
  const known = { ...told, speakers: told.speakers.map((one) => ({ ...one, label: speakerKey(one.label) })) };
  expect([back.text, known.labels, known.speakers]).toEqual([text, labels, speakers]);
  const turns = (of: SpeakerLabels) =>
    turnsOf({ text, labels: of }).map((turn) => [turn.speaker, turnText(text, turn)]);
  expect(turns(known.labels)).toEqual(turns(labels));
  // And once more, from what came back.
  const again = { ...unpacked.project, texts: [{ ...back, ...known }] };
  const second = await unpackProject(await makeProject({ project: again, rests: [], rich: [], at: AT }));
  expect(second.project).toEqual(unpacked.project);
});
