import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { turnsOf } from '#src/domain/research/transcript.ts';
import { ReadingPane, type ReadingPaneProps } from '#src/features/research/reading/ReadingPane.tsx';

import { Button } from '#src/ui/Button.tsx';
import { beginPrinting } from '#stories/printing.ts';
import { inBox } from '#stories/frames.tsx';

import { textOf } from '../sampleStudy.ts';

const text = textOf('material-42');

const meta = preview.meta({
  id: 'features-research-reading-readingpane',
  title: 'Разделы/Исследования/Текст материала · ReadingPane',
  component: ReadingPane,
  parameters: {
    docs: { description: { component: 'Текст материала по репликам. Любой длины: на странице только окно.' } },
  },
  args: { text, turns: turnsOf(text), marks: [], shown: null, onSelect: fn() },
  decorators: [inBox({ height: 480 })],
});

/** The drawn text node that holds the words, and where in it they begin. */
function nodeOf(words: string): [Node, number] {
  const walker = document.createTreeWalker(
    screen.getByRole('region', { name: 'Текст материала' }),
    NodeFilter.SHOW_TEXT,
  );
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

const place = (words: string, whole = text) => ({
  start: whole.indexOf(words),
  end: whole.indexOf(words) + words.length,
});

/** A block lies inside its pane, so that it is seen. */
async function expectInView(element: Element): Promise<void> {
  await waitFor(async () => {
    const box = element.getBoundingClientRect();
    const pane = screen.getByRole('region', { name: 'Текст материала' }).getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(pane.top);
    await expect(box.bottom).toBeLessThanOrEqual(pane.bottom);
  });
}

export const Turns = meta.story({
  name: 'Реплики стоят отдельно, у каждой назван говорящий',
  play: async ({ canvas, canvasElement, step }) => {
    await step('Интервьюер и респондент различимы и словом, и видом', async () => {
      await expect(canvas.getAllByText('Интервьюер').length).toBeGreaterThan(1);
      await expect(canvas.getAllByText('Марина').length).toBeGreaterThan(1);
      const asks = canvasElement.querySelector('li[data-role="interviewer"] p') as Element;
      const answers = canvasElement.querySelector('li[data-role="respondent"] p') as Element;
      await expect(getComputedStyle(asks).color).not.toBe(getComputedStyle(answers).color);
    });
    await step('Реплики не заходят друг на друга', async () => {
      const rows = [...canvasElement.querySelectorAll('li')].map((row) => row.getBoundingClientRect());
      await expect(rows.length).toBeGreaterThan(5);
      await expect(rows.every((row, index) => row.top >= (rows[index - 1]?.bottom ?? 0) - 1)).toBe(true);
    });
  },
});

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
      screen.getByRole('region', { name: 'Текст материала' }).focus();
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

const FAMOUS = 'Я открыла пустой экран с вопросами и закрыла вкладку.';

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

const HOSTILE = [
  'Интервьюер: <script>window.hacked = true</script>',
  'Марина: <img src=x onerror="window.hacked = true"> и <b>жирный</b> &amp; \u202Eтекст',
  'Интервьюер: <svg onload=alert(1)>',
].join('\n\n');

export const Hostile = meta.story({
  name: 'Разметка в тексте остаётся текстом',
  args: { text: HOSTILE, turns: turnsOf(HOSTILE) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>window\.hacked/)).toBeVisible();
    await expect(canvas.getByText(/<img src=x onerror=/)).toBeVisible();
    await expect(canvasElement.querySelector('script, img, b')).toBeNull();
    await expect('hacked' in window).toBe(false);
  },
});

/** About 2 MB: 560 interviews in one file. */
const HUGE = `${text}\n`.repeat(320);

export const Huge = meta.story({
  name: 'Два мегабайта: на странице только окно, место в конце находится сразу',
  args: { text: HUGE, turns: turnsOf(HUGE), marks: [], shown: null },
  play: async ({ canvasElement }) => {
    await expect(new TextEncoder().encode(HUGE).length).toBeGreaterThan(2_000_000);
    await expect(canvasElement.querySelectorAll('li').length).toBeLessThan(60);
  },
});

const lastWords = { start: HUGE.lastIndexOf(FAMOUS), end: HUGE.lastIndexOf(FAMOUS) + FAMOUS.length };

export const HugeAtPlace = Huge.extend({
  name: 'Два мегабайта, открыто на цитате в конце',
  args: { marks: [lastWords], shown: lastWords },
  play: async ({ canvasElement }) => {
    const mark = await screen.findByText(FAMOUS);
    await expectInView(mark);
    await expect(canvasElement.querySelectorAll('li').length).toBeLessThan(60);
  },
});

const PLAIN = 'Заметки наблюдателя.\n\nКоманда принесла девять цитат.\n\nОбсудить успели три.';

export const WithoutSpeakers = meta.story({
  name: 'Текст без говорящих: абзацы',
  args: { text: PLAIN, turns: turnsOf(PLAIN) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать абзац 2' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(place('Команда принесла девять цитат.', PLAIN));
  },
});

export const Printed = meta.story({
  name: 'На бумаге — весь текст до последней реплики',
  args: { text: text.repeat(20), turns: turnsOf(text.repeat(20)) },
  play: async ({ canvas, args }) => {
    const shown = () =>
      canvas
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent ?? '')
        .join('').length;
    await waitFor(() => expect(shown()).toBeGreaterThan(0));
    await expect(shown()).toBeLessThan(args.text.length / 2);
    const end = beginPrinting();
    await waitFor(() => expect(shown()).toBeGreaterThan(args.text.length * 0.9));
    end();
    await waitFor(() => expect(shown()).toBeLessThan(args.text.length / 2));
  },
});

/** A talk of a hundred turns, ten seconds each. */
const talk = Array.from(
  { length: 100 },
  (_, index) =>
    `[${Math.floor(index / 6)}:${String((index * 10) % 60).padStart(2, '0')}] ${index % 2 ? 'Марина' : 'Олег'}: Слова номер ${index}. Мы долго выбирали, с чего начать, и начали с расписания.`,
).join('\n\n');
const talkTurns = turnsOf(talk);

/** Sounds on at a press, and comes back at another. */
function Sounding(props: ReadingPaneProps) {
  const [at, setAt] = useState(1);
  const [back, setBack] = useState<object | null>(null);
  return (
    <>
      <Button onClick={() => setAt((now) => now + 1)}>Дальше</Button>
      <Button onClick={() => setBack({})}>К месту</Button>
      <ReadingPane {...props} sounding={talkTurns[at] ?? null} back={back} />
    </>
  );
}

export const Follows = meta.story({
  name: 'Звучащая реплика остаётся в виде, пока человек не прокрутил прочь; потом — по просьбе',
  args: { text: talk, turns: talkTurns, onListen: fn(), onAway: fn() },
  render: (args) => <Sounding {...args} />,
  play: async ({ args, step, userEvent }) => {
    const region = screen.getByRole('region', { name: 'Текст материала' });
    const sounding = () => region.querySelector('li[data-sounding]');
    const seen = () =>
      waitFor(async () => {
        const box = sounding()?.getBoundingClientRect();
        const frame = region.getBoundingClientRect();
        await expect(box && box.top >= frame.top && box.bottom <= frame.bottom).toBe(true);
      });
    const next = () => userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
    await step('Двенадцать реплик подряд, каждая видна', async () => {
      for (let count = 0; count < 12; count += 1) {
        await next();
        await seen();
      }
      await expect(region.scrollTop).toBeGreaterThan(0);
    });
    await step('Прокрутили прочь: текст стоит, об этом сказано', async () => {
      region.dispatchEvent(new WheelEvent('wheel'));
      region.scrollTo(0, 6000);
      await waitFor(() => expect(args.onAway).toHaveBeenLastCalledWith(true));
      const top = region.scrollTop;
      await next();
      await next();
      await expect(region.scrollTop).toBe(top);
    });
    await step('Просят — и она в виде', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'К месту' }));
      await seen();
      await waitFor(() => expect(args.onAway).toHaveBeenLastCalledWith(false));
      await next();
      await seen();
    });
  },
});
