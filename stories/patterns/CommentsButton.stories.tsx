import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CommentsButton, type CommentsState, type CommentsStateProps } from '#src/patterns/CommentsButton.tsx';

const meta = preview.meta({
  id: 'patterns-commentsbutton',
  title: 'Приёмы/Ссылка «Обсудить» · CommentsButton (комментарии)',
  component: CommentsButton,
  args: { kind: 'hypothesis' as const, id: 'one', of: 'Если короче, то дойдут' },
});

const SAID: CommentsState = {
  comments: 3,
  words: '3 комментария, 1 нерешённое обсуждение',
  isOpen: true,
  review: { words: 'На проверке: Мария Соколова', tone: 'blue' },
};

const Said = ({ draw }: CommentsStateProps) => draw(SAID);

export const AsButton = meta.story({
  name: 'Ничего не сказано',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Обсудить: Если короче, то дойдут' });
    await expect(link).toHaveAttribute('href', '?talk=hypothesis%3Aone');
    await expect(link).toHaveTextContent('Обсудить');
  },
});

export const WithCount = meta.story({
  name: 'Сколько сказано и как стоит проверка',
  render: (args) => (
    <CommentsButton.Context value={Said}>
      <CommentsButton {...args} />
    </CommentsButton.Context>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^3 комментария, 1 нерешённое обсуждение: / });
    await expect(link).toHaveTextContent('3');
    await expect(canvas.getByText('На проверке: Мария Соколова')).toBeVisible();
  },
});

export const AsIcon = meta.story({ name: 'Среди значков карточки', args: { variant: 'icon' as const, part: 'q0' } });

export const InRow = meta.story({
  name: 'В закрытой строке, где никто ничего не сказал, её нет',
  args: { variant: 'row' as const },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: под палец',
  args: { variant: 'icon' as const },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});

export const AsMark = meta.story({
  name: 'Одно число: внутри того, что само нажимается',
  args: { variant: 'mark' as const },
  render: (args) => (
    <CommentsButton.Context value={Said}>
      <CommentsButton {...args} />
    </CommentsButton.Context>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText('3 комментария, 1 нерешённое обсуждение')).toBeInTheDocument();
  },
});
