import type { SaidAnswer } from '#src/domain/fieldwork/path.ts';
import type { Question, QuestionKind } from '#src/domain/fieldwork/script.ts';
import { question } from '#src/samples/scripts.ts';

export const YES_NO = [
  { key: 'yes', text: 'Да' },
  { key: 'no', text: 'Нет' },
];

/** A question of one kind, with what is said to it. */
interface AnswerExample {
  readonly question: Question;
  /** Words that answer it, and their meaning. */
  readonly said: string;
  readonly meaning: SaidAnswer['meaning'];
  /** Words that are asked back. */
  readonly unread: string;
}

/** One of every kind. */
export const ANSWER_EXAMPLES: Readonly<Record<QuestionKind, AnswerExample>> = {
  open: { question: question('q'), said: 'Дорого и долго', meaning: { is: 'text' }, unread: ' ' },
  choice: {
    question: question('q', { kind: 'choice', options: YES_NO }),
    said: 'да',
    meaning: { is: 'options', options: ['yes'] },
    unread: 'смотря какой',
  },
  scale: {
    question: question('q', { kind: 'scale' }),
    said: '4',
    meaning: { is: 'number', number: 4 },
    unread: '6',
  },
  number: {
    question: question('q', { kind: 'number' }),
    said: '12',
    meaning: { is: 'number', number: 12 },
    unread: 'около двадцати',
  },
  contact: {
    question: question('q', { kind: 'contact' }),
    said: '@somebody',
    meaning: { is: 'text' },
    unread: 'позвоните мне',
  },
};
