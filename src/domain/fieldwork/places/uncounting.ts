import type { RespondentRow } from '../figures.ts';

/* Excludes a respondent who has begun from the count (R392). */

/** Whether a person may exclude a respondent from the count: without any words left, there is nothing to judge. */
export const mayBeUncounted = ({
  state,
  isUncounted,
  isErased,
}: Pick<RespondentRow, 'state' | 'isUncounted' | 'isErased'>): boolean =>
  !isUncounted && !isErased && ['began', 'stopped', 'finished'].includes(state);

/** Returns the effect of excluding a respondent from the count, in words. */
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
