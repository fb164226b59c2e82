import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { IntroPlayer } from '#src/features/onboarding/IntroPlayer.tsx';
import { fits, underFinger } from '#stories/checks.ts';

const meta = preview.meta({
  id: 'features-onboarding-introplayer',
  title: 'Разделы/Знакомство/Проигрыватель вступления · IntroPlayer',
  component: IntroPlayer,
  parameters: {
    docs: {
      description: {
        component:
          'Путь от слов респондента до решения в пяти картинках. Идёт сам, по кнопкам и стрелкам; часы — полоса, которая заполняется.',
      },
    },
  },
  args: { canPlay: true, onSkip: fn() },
});

const says = (step: number, name: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`Шаг ${step} из 5: ${name}`));
/** The bar of the present step has filled: what the browser says after seven seconds of motion. */
const stepPasses = (canvasElement: HTMLElement) =>
  fireEvent.animationEnd(canvasElement.querySelector('[aria-current=step] > span:first-child') as HTMLElement);
const playing = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-playing]');

export const Plays = meta.story({
  name: 'Играет, стоит на паузе, доходит до конца и начинается сначала',
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('Сама не начинает', async () => {
      await says(1, 'Цитата');
      await expect(playing(canvasElement)).toBeNull();
    });
    await step('Играет шаг за шагом', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Смотреть' }));
      await expect(playing(canvasElement)).not.toBeNull();
      stepPasses(canvasElement);
      await says(2, 'Гипотеза');
      await expect(playing(canvasElement)).not.toBeNull();
    });
    await step('Пауза', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Пауза' }));
      await expect(playing(canvasElement)).toBeNull();
    });
    await step('Дальше до конца, где играть больше нечего', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Смотреть' }));
      for (const name of ['Эксперимент', 'Вывод', 'Доска']) {
        stepPasses(canvasElement);
        await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(name));
      }
      await expect(playing(canvasElement)).toBeNull();
    });
    await step('Сначала', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Сначала' }));
      await says(1, 'Цитата');
      await expect(playing(canvasElement)).not.toBeNull();
    });
    await step('Выбор шага останавливает', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Вывод' }));
      await says(4, 'Вывод');
      await expect(playing(canvasElement)).toBeNull();
    });
  },
});

export const HiddenTab = meta.story({
  name: 'В скрытой вкладке ждёт',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Смотреть' }));
    await expect(playing(canvasElement)).toHaveAttribute('data-playing', 'on');
    try {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      fireEvent(document, new Event('visibilitychange'));
      await waitFor(() => expect(playing(canvasElement)).toHaveAttribute('data-playing', 'held'));
    } finally {
      Reflect.deleteProperty(document, 'hidden');
    }
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(playing(canvasElement)).toHaveAttribute('data-playing', 'on'));
  },
});

export const Keyboard = meta.story({
  name: 'С клавиатуры: стрелки, Home и End, пропуск',
  play: async ({ args, canvas, step, userEvent }) => {
    await step('На шаге фокус идёт за стрелкой', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Цитата' })).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await says(1, 'Цитата');
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await says(3, 'Эксперимент');
      await expect(canvas.getByRole('button', { name: 'Эксперимент' })).toHaveFocus();
      await userEvent.keyboard('{End}');
      await says(5, 'Доска');
      await userEvent.keyboard('{ArrowRight}{Home}');
      await says(1, 'Цитата');
    });
    await step('На кнопке «Следующий шаг» остаётся на ней', async () => {
      canvas.getByRole('button', { name: 'Следующий шаг' }).focus();
      await userEvent.keyboard('{Enter}{ArrowRight}');
      await says(3, 'Эксперимент');
      await expect(canvas.getByRole('button', { name: 'Следующий шаг' })).toHaveFocus();
    });
    await step('Скрытые картинки не читаются', async () => {
      await expect(canvas.getByText('Ответственный')).toBeVisible();
      await expect(canvas.queryByText('Метрики')).not.toBeVisible();
    });
    await step('Пропустить', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Пропустить' }));
      await expect(args.onSkip).toHaveBeenCalledTimes(1);
    });
  },
});

export const WithoutMotion = meta.story({
  name: 'Без движения: играть не предлагает, шаги вручную',
  args: { canPlay: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Смотреть' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Следующий шаг' }));
    await says(2, 'Гипотеза');
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await fits();
    await underFinger(...canvas.getAllByRole('button'));
  },
});
