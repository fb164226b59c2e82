import { scenarioFormOf } from '#src/domain/account/scenario/form.ts';
import type { Scenario } from '#src/domain/account/settings.ts';
import { positionAt } from '#src/domain/core/record.ts';
import type { Question, Script } from '#src/domain/fieldwork/script.ts';
import { scriptOf } from '#src/domain/fieldwork/scriptOf.ts';
import { play, type Move, type TrialConversation } from '#src/domain/fieldwork/trial.ts';
import { question as sampleQuestion } from '#src/samples/scripts.ts';
import { scenarios } from '#src/samples/settings.ts';

/** The company that asks in stories. */
export const COMPANY = 'Ориентир';

/** A sample scenario with nothing but open questions. */
export const plainScenario = scenarios[0] as Scenario;

const question = (stage: string, place: number, text: string, more: Partial<Question> = {}) => {
  const { key: _key, ...asked } = sampleQuestion('', { text, ...more });
  return { stage, ...asked, position: positionAt(place) };
};

/** A scenario with a question of every kind, „почему“ and branches. */
export const richScenario: Scenario = {
  ...plainScenario,
  id: 'scenario-rich',
  title: 'Как выбирают сервис',
  status: 'draft',
  welcome: 'Здравствуйте! Несколько вопросов о том, как вы выбирали сервис.',
  consent: 'Компания «Ориентир» сохранит ваши ответы и покажет их тем, кто ведёт исследование.',
  thanks: 'Спасибо! Ответы записаны.',
  stages: {
    start: { title: 'Выбор', position: positionAt(0) },
    end: { title: 'Итог', position: positionAt(1) },
  },
  questions: {
    use: question('start', 0, 'Пользуетесь ли вы каким-нибудь сервисом сейчас?', {
      kind: 'choice',
      options: [
        { key: 'yes', text: 'Да, каждый день' },
        { key: 'some', text: 'Иногда' },
        { key: 'no', text: 'Нет' },
      ],
      mayBeSkipped: false,
      branches: [{ when: { is: 'option', option: 'no' }, to: 'cost' }],
    }),
    story: question('start', 1, 'Расскажите, как вы его нашли.', { whyTimes: 2 }),
    where: question('start', 2, 'Где вы о нём слышали?', {
      kind: 'choice',
      isMultiple: true,
      options: [
        { key: 'friends', text: 'От знакомых' },
        { key: 'search', text: 'Нашёл в поиске' },
        { key: 'talk', text: 'На конференции' },
      ],
    }),
    ease: question('start', 3, 'Насколько легко было начать?', {
      kind: 'scale',
      scale: { from: 1, to: 5, fromLabel: 'очень трудно', toLabel: 'очень легко' },
      branches: [{ when: { is: 'atMost', number: 2 }, to: 'contact' }],
    }),
    cost: question('end', 0, 'Сколько рублей в месяц вы на это тратите?', { kind: 'number' }),
    contact: question('end', 1, 'Как с вами связаться, если появятся вопросы?', { kind: 'contact' }),
  },
};

export const richForm = scenarioFormOf(richScenario);

export const richScript: Script = scriptOf(richScenario, { company: COMPANY });

/** A press on an option of a question. */
export const pressed = (key: string, text: string, ...options: string[]): Move => ({
  is: 'answer',
  text,
  options,
  place: { question: key, why: 0 },
});

/** Words to a question. @param why how many times it was asked why */
export const said = (key: string, text: string, why = 0): Move => ({
  is: 'answer',
  text,
  place: { question: key, why },
});

export const wish = (which: Extract<Move, { is: 'wish' }>['wish']): Move => ({ is: 'wish', wish: which });

/** Moves that bring a conversation to each of the questions. */
const WAY: readonly Move[] = [
  wish('agree'),
  pressed('use', 'Да, каждый день', 'yes'),
  said('story', 'Посоветовал коллега'),
  said('story', 'Я ему доверяю', 1),
  said('story', 'Он пробовал всё до меня', 2),
  pressed('where', 'От знакомых, На конференции', 'friends', 'talk'),
  said('ease', '4'),
  said('cost', '1 200'),
  said('contact', '@respondent'),
];

/** The conversation of {@link richScript} after so many of its moves, and some others. */
export const talk = (count: number, ...more: readonly Move[]): TrialConversation =>
  play(richScript, [...WAY.slice(0, count), ...more]);

/** Keys for what is made in a story, the same at every run. */
export function storyIds(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `made-${last}`;
  };
}
