import type { PersonaModelField } from '#src/domain/audiences/modelFields.ts';
import type { WordsBehind } from '#src/domain/model/drafted.ts';
import type { FieldWork } from '#src/patterns/evidence/fieldWork.ts';

/** Draft of a persona by a model. */

const good = (text: string, ...words: WordsBehind[]) => ({ text, quotes: [], isSavable: true, words });
const said = (participantId: string, text: string): WordsBehind => ({ participantId, text });

/** Four fields that can be taken, and one that quotes words that no one said. */
export const draftedPersona: Extract<FieldWork<PersonaModelField>, { readonly state: 'done' }> = {
  state: 'done',
  madeBy: { model: 'qwen2.5-14b-instruct', read: '5\u00A0разговоров, 214\u00A0предложений' },
  fields: {
    title: good('Продакт между релизами', said('p1', 'Между релизами я всё время догоняю.')),
    role: good('Продакт-менеджер', said('p1', 'Я продакт, нас в команде двое.')),
    painPoints: good(
      'Разбирает записи вечерами\nКоманда не верит цитатам',
      said('p1', 'Разбираю записи ночами.'),
      said('p2', 'Мне говорят: это один человек сказал.'),
    ),
    purchaseReasons: {
      text: 'Говорит «заплачу любые деньги»',
      quotes: [{ standing: 'missing' as const, written: 'заплачу любые деньги', source: null, start: 8, end: 30 }],
      isSavable: false,
      words: [said('p2', 'За время я бы заплатила.')],
    },
    interests: good('Профессиональные чаты', said('p3', 'Сижу в чатах продактов.')),
  },
};
