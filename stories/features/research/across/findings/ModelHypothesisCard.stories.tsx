import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ModelHypothesisCard } from '#src/features/research/across/findings/ModelHypothesisCard.tsx';

import { hrefOf, whereOf } from './sampleFound.ts';
import { invented, late, proposed } from './sampleProposals.ts';

const meta = preview.meta({
  id: 'features-research-across-findings-modelhypothesiscard',
  title: 'Разделы/Исследования/Гипотеза от модели · ModelHypothesisCard',
  component: ModelHypothesisCard,
  parameters: {
    docs: {
      description: {
        component:
          'Гипотеза, которую предложила модель, над словами, которые она назвала номерами: слова напечатаны из разговоров. С цитатой, которой никто не говорил, её не взять.',
      },
    },
  },
  args: { hypothesis: late, madeBy: proposed.madeBy, whereOf, hrefOf, onTake: fn(), onRefuse: fn() },
});

export const Founded = meta.story({
  name: 'Слова за и против напечатаны из разговоров; берут её нажатием',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 4, name: 'За' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 4, name: 'Против' })).toBeVisible();
    await expect(canvas.getByText(/Курьер опоздал на час, суп приехал холодный/)).toBeVisible();
    await expect(canvas.getByText('модель')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Создать гипотезу: Если предупреждать/ }));
    await expect(args.onTake).toHaveBeenLastCalledWith(late);
  },
});

export const Invented = meta.story({
  name: 'Цитата не найдена: взять нельзя, убрать можно',
  args: { hypothesis: invented },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('цитата не найдена')).toBeVisible();
    await expect(canvas.getByText(/Так никто не говорил: «готов платить вдвое»/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Создать гипотезу/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Не то/ }));
    await expect(args.onRefuse).toHaveBeenLastCalledWith(invented);
  },
});
