import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { AlikeNote } from '#src/patterns/evidence/AlikeNote.tsx';

const meta = preview.meta({
  id: 'patterns-evidence-alikenote',
  title: 'Приёмы/Похоже на записанное раньше · AlikeNote',
  component: AlikeNote,
  args: {
    records: [
      {
        id: 'late',
        text: 'Если предупреждать об опоздании курьера, то отказов станет меньше',
        href: '?links=hypothesis:late',
      },
    ],
  },
});

export const Said = meta.story({
  name: 'Названо и открывается рядом',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Похоже на: «Если предупреждать об опоздании курьера, то отказов станет меньше»',
    );
    const link = canvas.getByRole('link', { name: /^Открыть в новой вкладке: «Если предупреждать/ });
    await expect(link).toHaveAttribute('href', '?links=hypothesis:late');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Taking = meta.story({
  name: 'Слова можно отдать той, что есть; длинное укорочено',
  args: {
    onTake: fn(),
    records: [
      {
        id: 'late',
        text: 'Если предупреждать об опоздании курьера, то отказов станет меньше',
        href: '?links=hypothesis:late',
      },
      { id: 'long', text: `Если ${'очень подробно '.repeat(20)}рассказать`, href: '?links=hypothesis:long' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Добавить слова к ней: «Если предупреждать/ }));
    await expect(args.onTake).toHaveBeenLastCalledWith('late');
    await expect(canvas.getByRole('link', { name: /…»$/ })).toBeVisible();
  },
});

export const Nothing = meta.story({
  name: 'Похожего нет: ничего и не сказано',
  args: { records: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});
