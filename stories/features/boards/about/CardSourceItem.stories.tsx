import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { CardSource } from '#src/domain/boards/cardSupport.ts';
import { CardSourceItem } from '#src/features/boards/about/CardSourceItem.tsx';

import { linksHref } from '../../../linksHref.ts';
import { sources } from './sampleSources.ts';

const [insight, conclusion, gone] = sources as [CardSource, CardSource, CardSource];

const meta = preview.meta({
  id: 'features-boards-about-cardsourceitem',
  title: 'Разделы/Видение и стратегия/Источник карточки · CardSourceItem',
  component: CardSourceItem,
  parameters: {
    docs: {
      description: { component: 'Инсайт или вывод, который стоит за карточкой: слова источника и путь к нему.' },
    },
  },
  args: {
    source: insight,
    linksHref,
    studyHref: (id: string) => `/?open=${id}`,
    experimentHref: (id: string) => `/experiments?open=${id}`,
    passageHref: (id: string) => `/?open=${id}&material=m&at=10-48`,
  },
  render: (args) => (
    <ul>
      <CardSourceItem {...args} />
    </ul>
  ),
});

export const Insight = meta.story({
  name: 'Инсайт со словами и местом в разговоре',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Место в разговоре/ })).toHaveAttribute(
      'href',
      '/?open=s&material=m&at=10-48',
    );
    await expect(canvas.getByRole('link', { name: 'Интервью с командами EdTech' })).toHaveAttribute('href', '/?open=s');
  },
});

export const Signed = meta.story({
  name: 'Подписаны, на них стоит гипотеза',
  args: {
    who: 'Марина',
    hypotheses: [{ id: 'h', text: 'Ритм удержит команды', stance: 'against', outcome: 'проверяется' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/— Марина$/)).toBeVisible();
    await expect(canvas.getByText(/слова против, проверяется/)).toBeVisible();
  },
});

export const Conclusion = meta.story({
  name: 'Вывод с вердиктом',
  args: { source: conclusion },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Подтверждена\. Проба/)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/experiments?open=e');
  },
});

export const Gone = meta.story({
  name: 'Источник удалён: слов не придумываем',
  args: { source: gone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/источник удалён/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
