import { useRef } from 'react';
import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { SkipLink } from '#src/features/shell/SkipLink.tsx';

/** The link before what it leads to. */
function Demo() {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <SkipLink target={main} />
      <main id="content" ref={main} tabIndex={-1}>
        Экран
      </main>
    </>
  );
}

const meta = preview.meta({
  id: 'features-shell-skiplink',
  title: 'Разделы/Рамка приложения/Ссылка к содержанию · SkipLink',
  component: Demo,
  parameters: {
    docs: {
      description: { component: '«К содержанию»: первая остановка клавиатуры, видна, только пока на ней фокус.' },
    },
  },
});

export const Focused = meta.story({
  name: 'По Tab видна, по Enter ведёт к содержанию',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'К содержанию' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});
