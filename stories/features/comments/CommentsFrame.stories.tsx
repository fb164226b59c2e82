import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CommentsFrame } from '#src/features/comments/CommentsFrame.tsx';

const meta = preview.meta({
  id: 'features-comments-commentsframe',
  title: 'Разделы/Обсуждение/Место обсуждения · CommentsFrame',
  component: CommentsFrame,
  parameters: {
    docs: {
      description: {
        component:
          'Место обсуждения: рядом с записью, где есть место обоим, иначе лист поверх. Экран рядом с ним сужается, ничего не закрыто.',
      },
    },
  },
  args: { children: <p>Слова</p>, onClose: fn() },
});

/** Beside the screen on a wide window, over it on a narrow one: either way it has this name. */
const frame = () => screen.getByRole(screen.queryByRole('dialog') ? 'dialog' : 'region', { name: 'Обсуждение' });

export const Shown = meta.story({
  name: 'Рядом с записью или поверх неё',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(frame()).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: /^Закрыть/ }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: лист снизу',
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Обсуждение' })).toBeVisible();
  },
});
