import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { RelatedLink } from '#src/features/experiments/RelatedLink.tsx';

const meta = preview.meta({
  id: 'features-experiments-relatedlink',
  title: 'Разделы/Эксперименты/Ссылка на связанную запись · RelatedLink',
  component: RelatedLink,
  parameters: {
    docs: { description: { component: 'Ссылка на связанную запись — или её имя и слово о том, что её больше нет.' } },
  },
  args: { related: { label: 'Глубинные интервью с продактами EdTech', href: '/?open=study' } },
});

export const There = meta.story({
  name: 'Источник на месте: ссылка',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/?open=study');
  },
});

export const Removed = meta.story({
  name: 'Источник удалён: имя и слово об этом',
  args: { related: { label: 'Глубинные интервью с продактами EdTech', href: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/источник удалён/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
