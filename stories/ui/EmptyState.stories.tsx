import { FlaskConical, SearchX } from 'lucide-react';
import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Rights } from '#src/ui/context/Rights.tsx';
import { Link } from '#src/ui/Link.tsx';
import { OVER } from '#src/domain/sync/rightsWords.ts';
import { underFinger } from '#stories/checks.ts';
import { onAsked } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'ui-emptystate',
  title: 'Элементы/Пустое состояние · EmptyState',
  component: EmptyState,
  args: {
    icon: <FlaskConical />,
    title: 'Экспериментов пока нет',
    children: 'Эксперимент проверяет гипотезу на людях. Начните с гипотезы из исследования.',
    action: <Button variant="primary">Создать эксперимент</Button>,
  },
});

export const First = meta.story({
  name: 'Пока пусто: что здесь будет и с чего начать',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Экспериментов пока нет' })).toBeVisible();
  },
});
export const NothingFound = meta.story({
  name: 'Ничего не найдено',
  args: {
    icon: <SearchX />,
    headingLevel: 3,
    title: 'Ничего не найдено',
    children: 'Искали «отток» среди завершённых исследований.',
    action: <Button>Сбросить фильтры</Button>,
  },
});
export const Bare = meta.story({
  name: 'Только название',
  args: { icon: undefined, children: undefined, action: undefined },
});
export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
export const MobileLink = meta.story({
  name: 'На телефоне ссылка высотой с кнопку',
  args: { action: <Link href="/">К исследованиям</Link> },
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvas }) => underFinger(canvas.getByRole('link')),
});

export const Over = meta.story({
  name: 'Доступ закончился: не названо пустым то, чего здесь больше нет',
  render: (args) => (
    <Rights barred={null} over={OVER.cleared} onAsked={onAsked}>
      <EmptyState {...args} />
    </Rights>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Доступ закончился' })).toBeVisible();
    await expect(canvas.getByText(/её записи из этого браузера убраны/)).toBeVisible();
    await expect(canvas.queryByText(/пока нет/)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
