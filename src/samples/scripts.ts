import type { Question, Script } from '../domain/fieldwork/script.ts';

/** An open question of a script, «Вопрос a?», that may be skipped; what differs is given. */
export const question = (key: string, more: Partial<Question> = {}): Question => ({
  key,
  text: `Вопрос ${key}?`,
  kind: 'open',
  options: [],
  isMultiple: false,
  scale: { from: 1, to: 5, fromLabel: '', toLabel: '' },
  whyTimes: 0,
  mayBeSkipped: true,
  branches: [],
  ...more,
});

export const scriptOf = (...questions: Question[]): Script => ({
  title: 'Онбординг',
  welcome: 'Здравствуйте!',
  consent: 'Вы соглашаетесь на обработку ответов.',
  thanks: 'Спасибо!',
  stages: [{ title: 'Начало', questions }],
});
