import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ExperimentBoard, type ExperimentBoardProps } from '#src/features/experiments/board/ExperimentBoard.tsx';

import { named } from '../sampleBoard.ts';
import { card, column, Demo, experimentBoardArgs, moveArticle, told } from './experimentBoardPlay.tsx';

const meta = preview.meta({
  id: 'features-experiments-board-experimentboard',
  title: 'Разделы/Эксперименты/Доска экспериментов · ExperimentBoard (канбан)',
  component: ExperimentBoard,
  parameters: {
    docs: {
      description: {
        component:
          'Эксперименты по этапам и статусам. Карточки переносят между колонками своего этапа; то, чего нельзя, говорит почему.',
      },
    },
  },
  args: experimentBoardArgs,
  render: (args) => <Demo {...args} />,
});

export const Sample = meta.story({
  name: 'Шестнадцать экспериментов',
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('Шесть этапов открыты, у каждого четыре колонки со счётом', async () => {
      await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(6);
      await expect(canvasElement.querySelectorAll('[data-column]')).toHaveLength(24);
      await expect(canvas.getByRole('button', { name: /^Activation 3\sэксперимента$/ })).toBeVisible();
      await expect(within(column(canvasElement, 'activation', 'Done')).getByRole('heading')).toHaveTextContent(
        'Завершен2',
      );
    });
    await step('Сколько сказано в шапке колонки, столько в ней и карточек, где бы ни стояла страница', async () => {
      for (const one of canvasElement.querySelectorAll('[data-column]')) {
        const count = Number(one.querySelector('h3 > span:last-child')?.textContent);
        await expect(one.querySelectorAll('li')).toHaveLength(count);
      }
    });
    await step('Карточки в своих колонках, нажатие открывает', async () => {
      const one = named('Калькулятор');
      column(canvasElement, one.cjmStage, one.status).scrollIntoView();
      const place = within(column(canvasElement, one.cjmStage, one.status));
      await userEvent.click(await place.findByRole('button', { name: /Калькулятор/ }));
      await expect(args.onOpen).toHaveBeenCalledOnce();
      await expect(args.onOpen).toHaveBeenCalledWith(one);
    });
  },
});

export const Collapsing = meta.story({
  name: 'Этап сворачивается и ничего не рисует',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: /^Awareness/ });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvasElement.querySelectorAll('[data-stage="awareness"] [data-column]')).toHaveLength(0);
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvasElement.querySelectorAll('[data-stage="awareness"] [data-column]')).toHaveLength(4);
  },
});

export const ByKeyboard = meta.story({
  name: 'Перенос с клавиатуры',
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const talk = named('Вебинар');
    const article = named('Статья');
    await step('Tab доходит до карточки, и указание с ней связано', async () => {
      const target = await card(canvas, 'Вебинар');
      await userEvent.tab();
      await userEvent.tab();
      await expect(target).toHaveFocus();
      await expect(target).toHaveAccessibleDescription(/Пробел берёт карточку/);
    });
    await step('Пробел берёт, вправо дважды, пробел кладёт', async () => {
      await userEvent.keyboard(' ');
      await told(canvas, 'колонка «В бэклоге»');
      await userEvent.keyboard('{ArrowRight}');
      await told(canvas, 'Колонка «Новый»');
      await userEvent.keyboard('{ArrowRight}');
      await told(canvas, 'Колонка «В работе»');
      await userEvent.keyboard(' ');
      await told(canvas, 'заполните форму запуска');
      await expect(args.onMove).toHaveBeenCalledOnce();
      await expect(args.onMove).toHaveBeenCalledWith(talk, 'In Progress');
      await expect(args.onOpen).not.toHaveBeenCalled();
    });
    await step('Фокус вернулся на карточку', async () => {
      await waitFor(async () => expect(await card(canvas, 'Вебинар')).toHaveFocus());
    });
    await step('Escape отменяет', async () => {
      await userEvent.keyboard(' ');
      await told(canvas, 'Взят');
      await userEvent.keyboard('{ArrowRight}');
      await told(canvas, 'Колонка «Новый»');
      await userEvent.keyboard('{Escape}');
      await told(canvas, 'Перенос отменён');
      await expect(args.onMove).toHaveBeenCalledOnce();
    });
    await step('Свободный перенос: карточка в новой колонке, и фокус на ней', async () => {
      await moveArticle(canvas, userEvent);
      await told(canvas, 'положена в колонку «В работе»');
      await expect(args.onMove).toHaveBeenLastCalledWith(article, 'In Progress');
      const place = within(column(canvasElement, 'awareness', 'In Progress'));
      await waitFor(() => expect(place.getByRole('button', { name: /Статья/ })).toHaveFocus());
    });
  },
});

export const NotStored = meta.story({
  name: 'Перенос не сохранился: карточка возвращается',
  args: { onMove: fn<ExperimentBoardProps['onMove']>(async () => false) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await moveArticle(canvas, userEvent);
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce());
    const place = within(column(canvasElement, 'awareness', 'New'));
    await waitFor(() => expect(place.getByRole('button', { name: /Статья/ })).toBeVisible());
  },
});

export const Ahead = meta.story({
  name: 'Пока перенос сохраняется, карточка уже на новом месте',
  args: { onMove: fn<ExperimentBoardProps['onMove']>(() => new Promise<boolean>(() => undefined)) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await moveArticle(canvas, userEvent);
    const place = within(column(canvasElement, 'awareness', 'In Progress'));
    await waitFor(() => expect(place.getByRole('button', { name: /Статья/ })).toHaveFocus());
  },
});

export const Refused = meta.story({
  name: 'Отказ говорит почему',
  play: async ({ args, canvas, userEvent, step }) => {
    (await card(canvas, 'Лендинг')).focus();
    await step('Завершённый нельзя сделать новым', async () => {
      await userEvent.keyboard(' ');
      await told(canvas, 'Взят');
      await userEvent.keyboard('{ArrowLeft}');
      await told(canvas, 'Колонка «В работе»');
      await userEvent.keyboard('{ArrowLeft}');
      await told(canvas, 'Колонка «Новый». Завершённый эксперимент можно вернуть только в колонку «В работе»');
      await userEvent.keyboard(' ');
      await told(canvas, 'Завершённый эксперимент можно вернуть только в колонку «В работе»');
      await expect(args.onMove).not.toHaveBeenCalled();
    });
    await step('Причина видна и глазу', async () => {
      await expect(canvas.getAllByText(/^Завершённый эксперимент можно вернуть/).length).toBeGreaterThan(1);
    });
  },
});

const middle = (element: HTMLElement) => {
  const box = element.getBoundingClientRect();
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
};

const fire = (target: EventTarget, type: string, at: { clientX: number; clientY: number }) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, buttons: 1, ...at }));

/** Presses on a card, carries it to an element's middle and lets go, as a mouse does. */
async function carry(from: HTMLElement, to: HTMLElement): Promise<void> {
  const start = middle(from);
  fire(from, 'mousedown', start);
  fire(document, 'mousemove', { clientX: start.clientX + 10, clientY: start.clientY });
  await waitFor(() => expect(from).toHaveAttribute('data-look', 'gone'));
  fire(document, 'mousemove', middle(to));
  await waitFor(() => expect(to).toHaveAttribute('data-over'));
  fire(document, 'mouseup', middle(to));
  await waitFor(() => expect(from).not.toHaveAttribute('data-look', 'gone'));
}

export const ByMouse = meta.story({
  name: 'Перенос мышью; на другой этап нельзя',
  play: async ({ args, canvas, canvasElement, step }) => {
    const article = named('Статья');
    await step('В другую колонку своего этапа', async () => {
      await carry(await card(canvas, 'Вебинар'), column(canvasElement, 'awareness', 'New'));
      await expect(args.onMove).toHaveBeenCalledOnce();
      await expect(args.onMove).toHaveBeenCalledWith(named('Вебинар'), 'New');
    });
    await step('На чужой этап: ничего, и сказано почему', async () => {
      await carry(await card(canvas, 'Статья'), column(canvasElement, 'acquisition', 'New'));
      await expect(args.onMove).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('status')).toHaveTextContent('Этап эксперимента не меняется');
      await expect(column(canvasElement, article.cjmStage, 'New')).toHaveTextContent('Статья');
    });
  },
});
