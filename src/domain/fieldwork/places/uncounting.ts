import type { RespondentRow } from '../figures.ts';

/* Somebody who has begun is left out of the count (R392). */

/** Whether a person may say that somebody does not count: of whose words nothing is left, nobody can judge. */
export const mayBeUncounted = ({
  state,
  isUncounted,
  isErased,
}: Pick<RespondentRow, 'state' | 'isUncounted' | 'isErased'>): boolean =>
  !isUncounted && !isErased && ['began', 'stopped', 'finished'].includes(state);

/** What it means that somebody does not count, in words. */
export const uncountingWords = ({ state, materialId }: Pick<RespondentRow, 'state' | 'materialId'>): string =>
  [
    'Ответы уйдут из цифр и ленты раунда, место в цели и квоте станет свободно для другого.',
    state === 'finished'
      ? 'Списанное за законченное интервью не возвращается.'
      : 'Списания не будет, и ответить дальше по своей ссылке человек не сможет: страница ему об этом скажет.',
    materialId === null ? '' : 'Расшифровка в исследовании останется, её удаляют там.',
    'Сказанное сохранится до конца срока хранения; засчитать его снова можно в любой день, пока есть место.',
  ]
    .filter(Boolean)
    .join(' ');
