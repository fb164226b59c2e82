import { counted, quoted } from '../../src/domain/core/format.ts';
import { announcedWords } from '../../src/domain/fieldwork/keeping/expiring.ts';
import { newsIn } from '../../src/domain/fieldwork/watched.ts';
import type { NoticeWhy } from '../../src/domain/inbox/inbox.ts';

const DONE: Readonly<Record<NoticeWhy, string>> = {
  mentioned: 'упоминание',
  reply: 'ответ в обсуждении',
  assigned: 'вы стали ответственным',
  reviewAsked: 'просят проверить',
  reviewAnswered: 'ответ на вашу просьбу проверить',
  finished: 'раунд исследования закончился',
  round: 'новости раунда',
  unfiled: 'интервью не попало в исследование',
  expiring: 'ответы скоро сотрутся по сроку',
};

/** Describes a notice in a line of a letter. */
export function noticeWords(why: NoticeWhy, part: string | null): string {
  if (why === 'round') return roundWords(part);
  return why === 'expiring' ? announcedWords(part) : DONE[why];
}

/** Describes the state of a round of interviews in a line of a letter. */
function roundWords(part: string | null): string {
  const news = newsIn(part);
  switch (news?.is) {
    case 'first':
      return 'есть первый ответ';
    case 'half':
      return `набрана половина интервью`;
    case 'goal':
      return 'набраны все интервью';
    case 'quota':
      return `набрана квота ${quoted(news.segment)}`;
    case 'over':
      return 'вышел срок раунда';
    case 'ended':
      return 'сбор ответов завершён';
    case 'silence':
      return `уже ${counted(news.days, ['день', 'дня', 'дней'])} нет ответов`;
    default:
      return DONE.round;
  }
}
