import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { TouchpointCard } from '#src/domain/tactics/journeyCard.ts';
import { STAGES } from '#src/domain/core/stage.ts';
import { CjmCarousel } from '#src/features/tactics/CjmCarousel.tsx';
import { Button } from '#src/ui/Button.tsx';
import { keeping } from '#stories/keeping.tsx';

import { sampleMap } from './sampleMap.ts';

/** A plain card; the real one is the screen's. */
function plainCard(card: TouchpointCard) {
  return (
    <>
      <h3>{card.name}</h3>
      <p>{card.jtbd[0]?.text}</p>
      <ul>
        {card.pains.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      <Button size="sm">Открыть «{card.name}»</Button>
    </>
  );
}

/** Keeps the index, as the address does. */
const Demo = keeping(CjmCarousel, { current: 'onCurrentChange' });

const meta = preview.meta({
  id: 'features-tactics-cjmcarousel',
  title: 'Разделы/Тактика/Карусель CJM · CjmCarousel',
  component: CjmCarousel,
  parameters: {
    docs: {
      description: {
        component:
          'Точки касания рядом, одна впереди. Листает сам браузер: палец, колесо и поиск по странице работают как везде.',
      },
    },
  },
  args: {
    cards: sampleMap.activation,
    label: 'Точки касания этапа Activation',
    current: 0,
    onCurrentChange: fn(),
    renderCard: plainCard,
  },
  render: (args) => <Demo {...args} />,
});

const trackName = 'Карточки, листаются стрелками';

/** Whether an element lies within the track's sides. */
async function expectInSight(element: HTMLElement, track: HTMLElement): Promise<void> {
  await waitFor(() => {
    const [inner, outer] = [element.getBoundingClientRect(), track.getBoundingClientRect()];
    void expect(inner.left).toBeGreaterThanOrEqual(outer.left - 1);
    void expect(inner.right).toBeLessThanOrEqual(outer.right + 1);
  });
}

export const First = meta.story({
  name: 'Пять точек',
  play: async ({ args, canvas, userEvent, step }) => {
    const track = canvas.getByRole('group', { name: trackName });
    const status = canvas.getByRole('status');
    const slide = (name: string) => canvas.getByRole('group', { name });
    await step('Карусель, карточки и место названы', async () => {
      const carousel = canvas.getByRole('group', { name: 'Точки касания этапа Activation' });
      await expect(carousel).toHaveAttribute('aria-roledescription', 'карусель');
      await expect(slide('2 из 5: Онбординг')).toHaveAttribute('aria-roledescription', 'карточка');
      await expect(status).toHaveTextContent('1 из 5: Регистрация');
    });
    await step('Стрелки, Home и End, когда фокус на карточках', async () => {
      track.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(status).toHaveTextContent('2 из 5: Онбординг');
      await expectInSight(slide('2 из 5: Онбординг'), track);
      await userEvent.keyboard('{End}');
      await expect(status).toHaveTextContent('5 из 5: Получение первых результатов');
      await expectInSight(slide('5 из 5: Получение первых результатов'), track);
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onCurrentChange).toHaveBeenCalledTimes(2);
      await userEvent.keyboard('{ArrowLeft}');
      await expect(status).toHaveTextContent('4 из 5');
      await userEvent.keyboard('{Home}');
      await expect(status).toHaveTextContent('1 из 5: Регистрация');
      await expectInSight(slide('1 из 5: Регистрация'), track);
    });
    await step('Кнопки; у края нажатие ничего не меняет, фокус остаётся', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Следующая точка' }));
      await expect(status).toHaveTextContent('2 из 5: Онбординг');
      const previous = canvas.getByRole('button', { name: 'Предыдущая точка' });
      await userEvent.click(previous);
      await userEvent.click(previous);
      await expect(status).toHaveTextContent('1 из 5: Регистрация');
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
      await expect(previous).toHaveFocus();
    });
    await step('Отрезок под карточками ведёт к своей', async () => {
      const segment = canvas.getByRole('button', { name: '3 из 5: Настройка первого интервью' });
      await userEvent.click(segment);
      await expect(segment).toHaveAttribute('aria-current', 'true');
      await expect(args.onCurrentChange).toHaveBeenLastCalledWith(2);
      await expectInSight(slide('3 из 5: Настройка первого интервью'), track);
    });
  },
});

export const Swiped = meta.story({
  name: 'Пролистана пальцем',
  play: async ({ args, canvas, step }) => {
    const track = canvas.getByRole('group', { name: trackName });
    await step('Прокрутка до третьей карточки: о ней сказано один раз, когда всё остановилось', async () => {
      track.scrollTo({ left: (track.children[2] as HTMLElement).offsetLeft - 30 });
      await waitFor(() => expect(args.onCurrentChange).toHaveBeenCalledWith(2));
      await expect(args.onCurrentChange).toHaveBeenCalledTimes(1);
      await expect(canvas.getByRole('status')).toHaveTextContent('3 из 5');
    });
    await step('И назад', async () => {
      track.scrollTo({ left: 0 });
      await waitFor(() => expect(args.onCurrentChange).toHaveBeenLastCalledWith(0));
    });
  },
});

export const FocusInside = meta.story({
  name: 'Фокус внутри карточки сбоку',
  args: { current: 1 },
  play: async ({ args, canvas, userEvent, step }) => {
    const track = canvas.getByRole('group', { name: trackName });
    await step('Tab ведёт в карточки, и та, что с фокусом, выходит вперёд', async () => {
      track.focus();
      await userEvent.tab();
      await waitFor(() => expect(args.onCurrentChange).toHaveBeenLastCalledWith(0));
      await userEvent.tab();
      await userEvent.tab();
      await waitFor(() => expect(args.onCurrentChange).toHaveBeenLastCalledWith(2));
      const button = canvas.getByRole('button', { name: 'Открыть «Настройка первого интервью»' });
      await expect(button).toHaveFocus();
      await expectInSight(button, track);
    });
    await step('Стрелки внутри карточки карусель не трогают', async () => {
      const calls = (args.onCurrentChange as ReturnType<typeof fn>).mock.calls.length;
      await userEvent.keyboard('{ArrowRight}{Home}');
      await expect(args.onCurrentChange).toHaveBeenCalledTimes(calls);
    });
  },
});

export const Last = meta.story({
  name: 'Открыта на последней',
  args: { current: 4 },
  play: async ({ args, canvas }) => {
    const track = canvas.getByRole('group', { name: trackName });
    await expectInSight(canvas.getByRole('group', { name: /^5 из 5/ }), track);
    await expect(args.onCurrentChange).not.toHaveBeenCalled();
  },
});

export const Single = meta.story({
  name: 'Одна точка',
  args: { cards: sampleMap.activation.slice(0, 1) },
});

export const Thirty = meta.story({
  name: 'Тридцать карточек',
  args: { cards: STAGES.flatMap((stage) => sampleMap[stage]), label: 'Точки касания всех этапов', current: 12 },
  play: async ({ canvas, userEvent }) => {
    const track = canvas.getByRole('group', { name: trackName });
    track.focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/30 из \d+/);
    await expectInSight(canvas.getByRole('group', { name: /^30 из/ }), track);
  },
});

async function expectNoSideScroll(): Promise<void> {
  const { documentElement } = document;
  // The window may take the phone's width while the story is being drawn.
  await waitFor(() => expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth));
}

export const Mobile = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  args: { current: 2 },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('group', { name: trackName });
    await expectInSight(canvas.getByRole('group', { name: /^3 из 5/ }), track);
    await expectNoSideScroll();
  },
});

export const ShownLater = meta.story({
  name: 'Была скрыта, пока рисовалась: впереди всё равно своя карточка',
  args: { current: 2 },
  render: (args) => (
    <div data-later style={{ display: 'none' }}>
      <CjmCarousel {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('[data-later]')?.removeAttribute('style');
    await expectInSight(canvas.getByRole('group', { name: /^3 из 5/ }), canvas.getByRole('group', { name: trackName }));
  },
});

export const ThirtyOnMobile = meta.story({
  name: 'Тридцать карточек на телефоне',
  globals: { viewport: { value: 'mobile' } },
  args: { cards: STAGES.flatMap((stage) => sampleMap[stage]), current: 12 },
  play: expectNoSideScroll,
});
