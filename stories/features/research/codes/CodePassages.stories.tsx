import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CodePassages } from '#src/features/research/codes/CodePassages.tsx';
import { WHOLE_VIEW } from '#src/features/research/codes/passagesView.ts';

import { codeHref, openCode, passageHref } from './sampleCodes.ts';

const meta = preview.meta({
  id: 'features-research-codes-codepassages',
  title: 'Разделы/Исследования/Цитаты кода · CodePassages',
  component: CodePassages,
  parameters: {
    docs: {
      description: {
        component: 'Всё, что отмечено кодом: сколько человек сказали, коды на тех же словах, цитаты по людям.',
      },
    },
  },
  args: {
    found: openCode('code-time'),
    view: WHOLE_VIEW,
    onViewChange: fn(),
    studiesHref: '/',
    codeHref,
    passageHref,
    onTakeCode: fn(),
  },
});

export const Full = meta.story({
  name: 'Цитаты всех, кто сказал; набранное в поиске уходит',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 из 4 сказали')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Поиск в цитатах...' }), 'я');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...WHOLE_VIEW, find: 'я' }, 'typing');
  },
});

export const NoneLeft = meta.story({
  name: 'Под фильтр не подошла ни одна: сказано, сколько всего',
  args: { view: { ...WHOLE_VIEW, find: 'кофемашина' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Всего с этим кодом: 5\sцитат\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все цитаты' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(WHOLE_VIEW, 'chosen');
  },
});

export const Unused = meta.story({
  name: 'Кодом ничего не отмечено: путь к исследованиям',
  args: { found: openCode('code-search', []) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'К исследованиям' })).toHaveAttribute('href', args.studiesHref);
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
  },
});
