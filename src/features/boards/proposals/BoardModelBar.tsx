import { counted, NBSP } from '../../../domain/core/format.ts';
import { leftOutWords, readWords } from '../../../domain/model/readingWords.ts';
import { ReadingBar } from '../../../patterns/evidence/ReadingBar.tsx';
import type { BoardModel, BoardRead } from './boardModel.ts';

export interface BoardModelBarProps {
  /** The model, and how far it is. */
  model: BoardModel;
}

const LINES = ['строка', 'строки', 'строк'] as const;
const TALKS = ['разговор', 'разговора', 'разговоров'] as const;

/** How it came out, in sentences. */
function toldOf(read: BoardRead): string {
  const { waiting, leftOut, trouble } = read;
  return [
    trouble === '' ? '' : `${trouble} Предложения без${NBSP}модели — ниже.`,
    readWords(read),
    waiting > 0
      ? `Модель предлагает: ${counted(waiting, LINES)}.`
      : trouble === ''
        ? 'Ничего нового модель не предлагает.'
        : '',
    leftOutWords(leftOut, LINES, 'без слов респондентов или без карточки'),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Over a board's proposals: has a model read the interviews and propose lines. */
export function BoardModelBar({ model: { talks, work, ...model } }: BoardModelBarProps) {
  return (
    <ReadingBar
      {...model}
      work={work}
      sends={`Модель ${model.name} прочитает слова респондентов, ${counted(talks, TALKS)}, без имён и контактов, и карточки этой доски. Цитаты печатаются из расшифровок. Решаете вы.`}
      weighing="складывает предложения"
      told={work.state === 'done' ? toldOf(work.value) : ''}
    />
  );
}
