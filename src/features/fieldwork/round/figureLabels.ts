import { BOUNCED_WORDS } from '../../../domain/fieldwork/figures.ts';

/** Names of a round's figures, as its page shows how far those came who were asked. */
export const FIGURE_LABELS = {
  unwritten: 'Ждут письма',
  /** In place of `unwritten`, once the round has ended. */
  neverInvited: 'Не приглашены',
  bounced: BOUNCED_WORDS,
  invited: 'Приглашены',
  opened: 'Открыли',
  byLink: 'По ссылке',
  began: 'Начали',
  finished: 'Закончили',
} as const;

/** Names of the facts under them, each before its number. */
export const FACT_LABELS = {
  left: 'не закончили, сказанное сохранено:',
  stopped: 'остановились',
  declined: 'отказались',
  withdrawn: 'отозвали согласие',
  forgotten: 'забыты, данные стёрты:',
  uncounted: 'не засчитаны',
} as const;
