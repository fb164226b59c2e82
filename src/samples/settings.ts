import { keyedList, positionAt } from '../domain/core/record.ts';
import type { StagedQuestion } from '../domain/fieldwork/scriptOf.ts';
import type { BotSettings, Channel, ChannelId, Scenario } from '../domain/account/settings.ts';
import { question } from './scripts.ts';
import { moment, stamp, stampVerbatim } from './stamp.ts';

function channel(id: ChannelId, state: Channel['state'], value: string): Channel {
  return stampVerbatim('channel', moment('2026-05-20'), { id, state, value, isSample: true });
}

/** The four channels: Telegram active, WhatsApp in setup, widget active, voice off. The token is no token. */
export const channels: readonly Channel[] = [
  channel('telegram', 'active', '0000000000:PRIMER'),
  channel('whatsapp', 'setup', '+7 900 000-00-02'),
  channel('widget', 'active', ''),
  channel('voice', 'off', ''),
];

export const botSettings: BotSettings = stamp('botSettings', moment('2026-05-20'), {
  id: 'bot',
  name: 'Ориентир',
  tone: 'friendly',
  personality:
    'Внимательный собеседник. Задаёт один вопрос за раз, просит примеры из недавнего прошлого, не подсказывает ответ и не обещает функций. Благодарит и предупреждает, кто увидит разговор.',
});

/** A question of a sample: an open one by its text alone. */
type QuestionEntry = string | (Partial<Omit<StagedQuestion, 'stage'>> & { readonly text: string });

type OwnFields =
  | 'stages'
  | 'questions'
  | 'welcome'
  | 'consent'
  | 'thanks'
  | 'modelAsks'
  | 'v'
  | 'createdAt'
  | 'updatedAt'
  | 'deletedAt';

interface ScenarioEntry extends Omit<Scenario, OwnFields> {
  readonly stages: readonly (readonly [title: string, questions: readonly QuestionEntry[]])[];
}

function staged(stage: string, entry: QuestionEntry): StagedQuestion {
  const { key: _key, ...asked } = question('', typeof entry === 'string' ? { text: entry } : entry);
  return { stage, ...asked };
}

/** A sample scenario; its questions have the keys that those of the first version got when they were brought forward. */
function scenario({ stages, ...rest }: ScenarioEntry): Scenario {
  return stamp('scenario', moment('2026-06-02'), {
    ...rest,
    welcome: '',
    consent: '',
    thanks: '',
    modelAsks: false,
    stages: keyedList(
      'stage',
      stages.map(([title]) => ({ title })),
    ),
    questions: Object.fromEntries(
      stages
        .flatMap(([, questions], stage) =>
          questions.map((entry, index) => [`stage-${stage}-q${index}`, staged(`stage-${stage}`, entry)] as const),
        )
        .map(([key, one], place) => [key, { ...one, position: positionAt(place) }]),
    ),
  });
}

/** Four dialogue scenarios: two long, two short. */
export const scenarios: readonly Scenario[] = [
  scenario({
    id: 'scenario-problem',
    title: 'Проблемное интервью',
    description: 'Как человек решает задачу сегодня, что ему мешает и чем он за это платит.',
    status: 'active',
    duration: [15, 20],
    questionCount: [8, 12],
    stages: [
      ['Знакомство', ['Расскажите, чем вы занимаетесь и кто в вашей команде?', 'Как устроена ваша обычная неделя?']],
      [
        'Последний случай',
        [
          'Когда вы в последний раз говорили с пользователями? Расскажите с самого начала.',
          'Как вы нашли собеседников?',
          'Что было после разговора?',
        ],
      ],
      [
        'Трудности',
        [
          'Что в этом было самым неприятным?',
          'Как вы пробовали это исправить?',
          'Сколько времени или денег на это ушло?',
        ],
      ],
      ['Завершение', ['О чём я не спросил, а стоило бы?', 'С кем ещё вы посоветуете поговорить?']],
    ],
  }),
  scenario({
    id: 'scenario-exit',
    title: 'Разговор с уходящим клиентом',
    description: 'Пять минут перед закрытием доступа: что случилось и что могло бы вернуть.',
    status: 'active',
    duration: [5, 7],
    questionCount: [3, 5],
    stages: [
      [
        'Что случилось',
        ['Ради чего вы начинали пользоваться сервисом?', 'В какой момент стало понятно, что не продолжите?'],
      ],
      ['Что дальше', ['Чем вы пользуетесь теперь?', 'Что должно измениться, чтобы вы вернулись?']],
    ],
  }),
  scenario({
    id: 'scenario-solution',
    title: 'Интервью о решении',
    description: 'Показываем прототип и слушаем, что человек с ним сделает, а не что он о нём думает.',
    status: 'draft',
    duration: [15, 20],
    questionCount: [8, 12],
    stages: [
      ['Контекст', ['Как вы сейчас решаете эту задачу?', 'Когда вы делали это в последний раз?']],
      [
        'Прототип',
        [
          'Что вы видите на этом экране?',
          'С чего бы вы начали?',
          'Что, по-вашему, произойдёт, если нажать сюда?',
          'Что вас здесь смущает?',
        ],
      ],
      ['Решение', ['Что должно случиться, чтобы вы попробовали это завтра?', 'Кто ещё участвовал бы в этом решении?']],
      ['Завершение', ['Чего здесь не хватает именно вам?']],
    ],
  }),
  scenario({
    id: 'scenario-after-report',
    title: 'Отклик на первый отчёт',
    description: 'Короткий разговор через день после отчёта: чему поверили, что пригодилось.',
    status: 'draft',
    duration: [5, 7],
    questionCount: [3, 5],
    stages: [
      ['Впечатление', ['Какой вывод вы запомнили?', 'Какому выводу вы не поверили и почему?']],
      [
        'Польза',
        ['Что вы сделали после чтения отчёта?', 'Кому вы его показали?', 'Что спросить у пользователей дальше?'],
      ],
    ],
  }),
];
