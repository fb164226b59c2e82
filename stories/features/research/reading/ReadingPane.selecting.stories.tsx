import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { turnsOf } from '#src/domain/research/transcript.ts';
import { ReadingPane } from '#src/features/research/reading/ReadingPane.tsx';
import { inBox } from '#stories/frames.tsx';

import { FAMOUS, pane, text } from './readerPlay.ts';
import { expectInView, place } from './readingPanePlay.ts';

const meta = preview.meta({
  id: 'features-research-reading-readingpane',
  title: 'Разделы/Исследования/Текст материала · ReadingPane',
  component: ReadingPane,
  args: { text, turns: turnsOf(text), marks: [], shown: null, onSelect: fn() },
  decorators: [inBox({ height: 480 })],
});

/** The drawn text node that holds the words, and where in it they begin. */
function nodeOf(words: string): [Node, number] {
  const walker = document.createTreeWalker(pane(), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(words) ?? -1;
    if (at >= 0) return [node, at];
  }
  throw new Error(`not on the page: «${words}»`);
}

/** Selects as a pointer does: from the first of some words to the last of others. */
function select(from: string, to: string): void {
  const [start, at] = nodeOf(from);
  const [end, until] = nodeOf(to);
  document.getSelection()?.setBaseAndExtent(start, at, end, until + to.length);
}

export const Selecting = meta.story({
  name: 'Выделенные слова отдают своё точное место',
  play: async ({ args, step }) => {
    await step('Внутри реплики', async () => {
      select('Мы меняли расписание', 'записывают ребёнка');
      const words = text.slice(text.indexOf('Мы меняли расписание'), text.indexOf('записывают ребёнка') + 18);
      await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith(place(words)));
    });
    await step('Через две реплики', async () => {
      select('каждая беседа', 'Как вы их');
      const from = text.indexOf('каждая беседа');
      await waitFor(() =>
        expect(args.onSelect).toHaveBeenLastCalledWith({ start: from, end: text.indexOf('Как вы их') + 9 }),
      );
    });
    await step('Тройной щелчок: конец у начала следующей реплики не в счёт', async () => {
      const [words] = nodeOf('Это было три недели');
      const [next] = nodeOf('Как вы их нашли?');
      document.getSelection()?.setBaseAndExtent(words, 0, next, 0);
      const turn = turnsOf(text).find((one) => one.bodyStart === text.indexOf('Это было три недели'));
      await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith({ start: turn?.bodyStart, end: turn?.end }));
    });
    await step(
      'Слова выделяются целиком, с какой буквы ни начать; так же выделяет и браузер, когда кнопка мыши отпущена',
      async () => {
        const [start, at] = nodeOf('меняли расписание');
        document.getSelection()?.setBaseAndExtent(start, at + 3, start, at + 12);
        await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith(place('меняли расписание')));
        document.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'mouse' }));
        await expect(document.getSelection()?.toString()).toBe('меняли расписание');
      },
    );
    await step('Клавиши убирают слово, которое задели', async () => {
      const [start, at] = nodeOf('меняли расписание');
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', shiftKey: true }));
      document.getSelection()?.setBaseAndExtent(start, at, start, at + 16);
      await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith(place('меняли')));
      document.dispatchEvent(new KeyboardEvent('keyup', { key: 'Shift' }));
      await expect(document.getSelection()?.toString()).toBe('меняли');
    });
    await step('Выделение снято', async () => {
      pane().focus();
      document.getSelection()?.collapse(nodeOf('Это было три недели')[0], 0);
      await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith(undefined));
    });
  },
});

export const Chosen = meta.story({
  name: 'Выбранное видно, пока выделение браузера в другом месте',
  args: { chosen: place('меняли расписание') },
  play: async () => {
    await waitFor(() => expect([...(CSS.highlights.get('reading-chosen') ?? [])].join('')).toBe('меняли расписание'));
    await expect(document.getSelection()?.toString()).toBe('меняли расписание');
  },
});

export const InsideMark = meta.story({
  name: 'Внутри подсвеченного и через его край место тоже точное',
  args: { marks: [place(FAMOUS)], shown: place(FAMOUS) },
  play: async ({ args, step }) => {
    const mark = await screen.findByText(FAMOUS);
    await step('Подсвечено и видно', async () => {
      await expect(mark.tagName).toBe('MARK');
      await expectInView(mark);
    });
    await step('Внутри', async () => {
      select('пустой экран', 'с вопросами');
      await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith(place('пустой экран с вопросами')));
    });
    await step('Через край', async () => {
      select('закрыла вкладку', 'Там было поле');
      await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith(place('закрыла вкладку. Там было поле')));
    });
  },
});

export const TurnButton = meta.story({
  name: 'Кнопка выбирает реплику целиком, с клавиатуры тоже',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getAllByRole('button', { name: /Выбрать реплику \d+: Марина/ })[0] as HTMLElement;
    button.focus();
    await userEvent.keyboard('{Enter}');
    const turn = turnsOf(text).find((one) => one.speaker === 'Марина');
    await waitFor(() => expect(document.getSelection()?.toString()).toContain('Это было три недели назад'));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ start: turn?.bodyStart, end: turn?.end });
  },
});

const MONOLOGUE = `Интервьюер: Расскажите.\n\nМарина: ${'Мы записали разговор и никто его не открыл. '.repeat(1500).trim()}\n\nИнтервьюер: Спасибо.`;
const monologue = turnsOf(MONOLOGUE)[1];

export const LongTurn = meta.story({
  name: 'Монолог на 60 тысяч знаков выбирается до последней буквы',
  args: { text: MONOLOGUE, turns: turnsOf(MONOLOGUE) },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const whole = { start: monologue?.bodyStart, end: monologue?.end };
    await userEvent.click(canvas.getByRole('button', { name: /Марина/ }));
    // Twice: from the button, and from the browser, which tells of the new selection in a task of its own.
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledTimes(2));
    await expect(args.onSelect).toHaveBeenNthCalledWith(1, whole);
    await expect(args.onSelect).toHaveBeenNthCalledWith(2, whole);
    await step('И остаётся выбранным, когда его начало прокручено далеко', async () => {
      const pane = canvas.getByRole('region');
      pane.scrollTop = pane.scrollHeight;
      await canvas.findByText('Спасибо.');
      await expect(canvasElement.querySelectorAll('li').length).toBeLessThan(40);
      const anchor = document.getSelection()?.anchorNode as HTMLElement;
      await expect(canvasElement).toContainElement(anchor);
      await expect(anchor).toHaveAttribute('data-start', String(monologue?.bodyStart));
      await expect(args.onSelect).toHaveBeenLastCalledWith(whole);
    });
  },
});
