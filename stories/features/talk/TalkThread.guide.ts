import type { TalkThreadProps } from '#src/features/talk/TalkThread.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TalkThreadProps>({
  what: 'Ветка обсуждения: комментарий, ответы по порядку и решена ли она.',
  example: 'Open',
  whenNot: ['Всё, что сказано о записи: `TalkPanel`.'],
  keys: [['Ctrl + Enter', 'в поле ответа отправляет']],
  speech: ['«Обсуждение: хватит ли шести разговоров?, область».'],
  props: {
    thread: 'Ветка.',
    about: 'О какой части записи она; пусто — сказано и так.',
    me: 'Кто смотрит.',
    members: 'Кто в компании сейчас.',
    now: 'Нынешний момент.',
    drafts: 'Где лежит набранное.',
    shownId: 'Комментарий, к которому ведёт адрес.',
    onSay: 'Сохраняет ответ.',
    onEdit: 'Сохраняет другие слова.',
    onDelete: 'Удаляет комментарий.',
    onTurn: 'Отмечает решённой или открывает снова.',
    onCopyLink: 'Копирует адрес комментария.',
  },
});
