/** A file with stories, as short as they come. Here, because MDX takes the indents out of its text. */
export const STORY_FILE = `import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FormError } from '#src/patterns/form/FormError.tsx';

const meta = preview.meta({
  id: 'patterns-formerror',
  title: 'Приёмы/Ошибка формы · FormError',
  component: FormError,
  args: { message: 'Исследование не сохранилось: на диске не осталось места.' },
});

export const Shown = meta.story({
  name: 'Говорит, что случилось',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('не сохранилось');
  },
});

export const Empty = meta.story({
  name: 'Пока всё в порядке, ничего не рисует',
  args: { message: '' },
});`;

/** How to look at the stories and how to check them. */
export const COMMANDS = `npm run storybook       # посмотреть
npm run test:stories    # проверить все истории
npx vitest run --project 'stories*' stories/patterns/list/FilterBar.stories.tsx
npm run visual            # увидеть, что изменилось на вид`;

/** How the library gets into another app. */
export const LIBRARY_COMMANDS = `npm run build:library                     # здесь: пакет в dist-library
npm pack ./dist-library                   # один файл, orientir-library-0.1.0.tgz
npm install ./orientir-library-0.1.0.tgz  # там
npm install react react-dom styled-components`;

/** Parts that such an app has once. */
export const LIBRARY_FRAME = `import { FontFaces, GlobalStyle, LinkContext, Toasts, Tooltips } from '@orientir/library';

<FontFaces />     // Golos Text: кириллица и латиница
<GlobalStyle />   // переменные обеих тем, основа страницы
<Tooltips />      // подписи кнопок-значков
<Toasts />        // уведомления
<LinkContext value={RouterLink}>…</LinkContext>   // если ссылки ведёт ваш маршрутизатор`;
