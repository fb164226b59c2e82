import type { TalkTextProps } from '#src/features/talk/TalkText.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TalkTextProps>({
  what: 'Слова комментария: текст как набран, адреса страниц — ссылками, имена после @ — выделены. Разметка остаётся знаками.',
  example: 'WithLink',
  whenNot: ['Карточка доски и ответ ассистента: там разметка действует, `MarkdownText`.'],
  keys: 'Своих клавиш нет; ссылки — обычные ссылки.',
  props: {
    text: 'Текст как набран.',
    mentions: 'Кого он зовёт и как назвал.',
    members: 'Кто в компании сейчас: до кого слово не дойдёт, сказано рядом с именем.',
  },
});
