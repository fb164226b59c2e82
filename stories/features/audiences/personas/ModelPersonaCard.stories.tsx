import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ModelPersonaCard } from '#src/features/audiences/personas/ModelPersonaCard.tsx';
import { fits, underFinger } from '#stories/checks.ts';

import { between, chatting } from './samplePersonasModel.ts';

const meta = preview.meta({
  id: 'features-audiences-personas-modelpersonacard',
  title: 'Разделы/Аудитории/Персона, которую нашла модель · ModelPersonaCard (ИИ)',
  component: ModelPersonaCard,
  parameters: {
    docs: {
      description: {
        component:
          'Персона, которую нашла модель: кто это, на чьих словах держится, какие поля предложены. Берут её по полям, в форме.',
      },
    },
  },
  args: { persona: between, onOpen: fn(), onRefuse: fn() },
});

export const Found = meta.story({
  name: 'Кто это, на чьих словах держится; что взять нельзя, сказано',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('«Разбираю записи ночами.»')).toBeVisible();
    await expect(canvas.getByText(/прочитано: 5.разговоров/)).toBeVisible();
    await expect(canvas.getByText(/взять нельзя: Причины покупки\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Открыть в форме: ${between.key}` }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(between);
    await userEvent.click(canvas.getByRole('button', { name: `Не то: ${between.key}` }));
    await expect(args.onRefuse).toHaveBeenLastCalledWith(between);
  },
});

export const Short = meta.story({
  name: 'Роли нет, слова одни',
  args: { persona: chatting },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Предложены поля: Интересы.')).toBeVisible();
    await expect(canvas.queryByText('цитата не найдена')).not.toBeInTheDocument();
  },
});

export const Long = meta.story({
  name: 'Длинные тексты на телефоне',
  globals: { viewport: { value: 'mobile' } },
  args: {
    persona: {
      ...between,
      fields: {
        ...between.fields,
        title: { ...between.fields.title, text: 'Исследователь-самоучка '.repeat(8).trim() },
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await fits(canvasElement);
    await underFinger(canvas.getByRole('button', { name: /^Открыть в форме/ }));
  },
});
