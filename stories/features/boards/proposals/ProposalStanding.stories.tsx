import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ProposalStanding } from '#src/features/boards/proposals/ProposalStanding.tsx';

const meta = preview.meta({
  id: 'features-boards-proposals-proposalstanding',
  title: 'Разделы/Видение и стратегия/Предложение против карточки · ProposalStanding',
  component: ProposalStanding,
  parameters: {
    docs: {
      description: {
        component: 'Как предложение относится к карточке: подтверждает, противоречит, добавляет — и к какой её строке.',
      },
    },
  },
  args: { isBlank: false },
});

export const Contradicts = meta.story({
  name: 'Противоречит строке',
  args: { standing: { relation: 'contradicts', against: 'Отток после первого месяца — 9 %' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('противоречит')).toBeVisible();
    await expect(canvas.getByText('строке карточки: «Отток после первого месяца — 9 %»')).toBeVisible();
  },
});

export const Confirms = meta.story({
  name: 'Подтверждает строку',
  args: { standing: { relation: 'confirms', against: 'Основатели — разовые исследования, «по случаю»' } },
  play: async ({ canvas }) => expect(canvas.getByText(/^строку карточки: «Основатели/)).toBeVisible(),
});

export const Adds = meta.story({
  name: 'Добавляет: об этом ни слова',
  args: { standing: { relation: 'adds', against: null } },
  play: async ({ canvas }) => expect(canvas.getByText('добавляет')).toBeVisible(),
});

export const Blank = meta.story({
  name: 'Добавляет на пустую карточку',
  args: { standing: { relation: 'adds', against: null }, isBlank: true },
  play: async ({ canvas }) => expect(canvas.getByText('карточка пока пуста')).toBeVisible(),
});

export const Near = meta.story({
  name: 'Не разобрать: ближайшая строка, решает человек',
  args: { standing: { relation: 'near', against: 'Найти подходящих собеседников за дни, а не за недели' } },
  play: async ({ canvas }) => expect(canvas.getByText('сверьте сами')).toBeVisible(),
});
