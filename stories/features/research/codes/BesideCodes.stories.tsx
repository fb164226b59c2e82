import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { besideCodes } from '#src/domain/research/across/codePassages.ts';
import { BesideCodes } from '#src/features/research/codes/BesideCodes.tsx';

import { codeBy, codes, openCode } from './sampleCodes.ts';

const beside = besideCodes(codes, openCode('code-time').passages, 'code-time');

const meta = preview.meta({
  id: 'features-research-codes-besidecodes',
  title: 'Разделы/Исследования/Коды рядом · BesideCodes',
  component: BesideCodes,
  parameters: {
    docs: {
      description: { component: 'Коды, которые лежат на тех же словах: что ещё говорят, когда говорят об этом.' },
    },
  },
  args: { beside, chosen: null, onChoose: fn() },
});

export const Beside = meta.story({
  name: 'Что ещё сказано там же: сколькими людьми, нажатие оставляет эти цитаты',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Ищет людей 1.человек · 1.цитата$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Пустой экран/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('code-empty');
  },
});

export const Chosen = meta.story({
  name: 'Выбран один: второе нажатие возвращает все',
  args: { chosen: 'code-empty' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Пустой экран/ });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await expect(args.onChoose).toHaveBeenLastCalledWith(null);
  },
});

const many = Array.from({ length: 30 }, (_, index) => ({
  code: { ...codeBy('code-search'), id: `code-${index}`, name: `Код ${index + 1}` },
  people: 30 - index,
  passages: 40 - index,
}));

export const Many = meta.story({
  name: 'Их много: сначала восемь и выбранный, остальные по кнопке',
  args: { beside: many, chosen: 'code-20' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Код 21');
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё 21' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
  },
});

export const None = meta.story({
  name: 'Ничего рядом нет: и раздела нет',
  args: { beside: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
});
