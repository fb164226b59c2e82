import { proposalsOf, type Interview } from '#src/domain/chat/interview.ts';
import { stepInterview } from '#src/domain/chat/steps/stepInterview.ts';
import type { InterviewEvent } from '#src/domain/chat/steps/interviewEvents.ts';
import type { ChatFile } from '#src/features/chat/chatFile.ts';
import { CHAT_FIELDS, type ChatField } from '#src/domain/boards/fields.ts';

export const ANSWERS: Readonly<Record<ChatField, string>> = {
  vision:
    'Каждая онлайн-школа знает, что мешает её ученикам дойти до конца курса, и меняет это за неделю, а не за квартал.',
  targetGroup: 'Продакт-менеджеры и методисты онлайн-школ с аудиторией от 1 000 учеников.',
  needs:
    'Понимать причины отсева.\nНе тратить месяц на двадцать интервью.\nПоказывать команде слова людей, а не мнения.',
  product: 'Сервис исследований: собирает интервью, находит в них повторы и предлагает гипотезы.',
  businessGoals: '300 школ на платном тарифе к концу 2027 года, отток ниже 3 % в месяц.',
  competitors: 'Dovetail и Condens; чаще всего — таблицы и созвоны.',
  revenueStreams: 'Подписка для команд, разовые исследования под ключ.',
  costFactors: 'Разработка, расшифровка записей, вознаграждение респондентам.',
  channels: 'Сообщества продактов, выступления на конференциях, рекомендации школ.',
};

/** Text of a file in which answers are found. */
export const DECK = `Видение
${ANSWERS.vision}

Целевая аудитория
${ANSWERS.targetGroup}
`;

/** The interview after these events, from the beginning, at 12:04 and on, wherever the story is opened. */
export function interviewAfter(...events: readonly InterviewEvent[]): Interview {
  let count = 0;
  let interview: Interview | null = null;
  for (const [index, event] of [{ type: 'start' } as const, ...events].entries()) {
    const at = new Date(2026, 10, 5, 12, 4 + index).toISOString();
    interview = stepInterview(interview, event, { at, newId: () => `m${String((count += 1)).padStart(4, '0')}` }).next;
  }
  if (interview === null) throw new Error('no interview');
  return interview;
}

export const say = (text: string): InterviewEvent => ({ type: 'message', text });

/** A message that a model has answered, and taken for the answer as it is. */
export const withModel = (text: string): InterviewEvent => ({
  type: 'modelReply',
  text,
  reply: {
    say: 'Понял: важнее всего слышать учеников.',
    kind: 'answer',
    answer: text,
    follow: '',
    madeBy: { model: 'qwen2.5-7b-instruct', read: 'ваши ответы' },
    refs: [],
  },
});

export const LINKED = [say('Вот: https://shkola-dannyh.example')];
export const TOLD = [...LINKED, say('Делаем аналитику для онлайн-школ, нас двенадцать человек.')];
/** The same with a file in which answers were found. */
export const TOLD_WITH_FILE: readonly InterviewEvent[] = [
  ...LINKED,
  { type: 'filesRead', files: [{ name: 'Питч 2026.pptx', size: 2_400_000, text: DECK, problem: '' }] },
  say('Готово'),
];
/** The first `count` questions are answered. */
export const answered = (count: number): InterviewEvent[] => [
  ...TOLD,
  ...CHAT_FIELDS.slice(0, count).map((field) => say(ANSWERS[field])),
];

/** Returns the proposals of an interview; there must be some. */
export function proposalsIn(interview: Interview) {
  const proposals = proposalsOf(interview);
  if (proposals.length === 0) throw new Error('nothing is proposed');
  return proposals;
}

const MB = 1024 * 1024;
export const readFile: ChatFile = {
  id: 'f1',
  name: 'Питч 2026.pptx',
  size: 3.27 * MB,
  state: 'read',
  progress: 1,
  note: '',
};
export const readingFile: ChatFile = {
  id: 'f2',
  name: 'Отчёт об исследовании онлайн-школ за третий квартал, последняя версия.pdf',
  size: 12.4 * MB,
  state: 'reading',
  progress: 0.4,
  note: '',
};
export const failedFile: ChatFile = {
  id: 'f3',
  name: 'Стратегия.docx',
  size: 0.84 * MB,
  state: 'failed',
  progress: 0,
  note: 'Файл защищён паролем. Снимите пароль и выберите его снова.',
};
/** Six files to choose, the sixth too many. */
export const sixFiles = (): File[] =>
  Array.from(
    { length: 6 },
    (_, index) => new File([`материал ${index}`], `материал ${index + 1}.txt`, { type: 'text/plain' }),
  );

/** A drop as the browser makes it; fireEvent's own would lose the files. */
export function dropOf(...files: readonly File[]): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
}
