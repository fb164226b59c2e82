import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { turnsOf } from '#src/domain/research/transcript.ts';
import { ReadingPane, type ReadingPaneProps } from '#src/features/research/reading/ReadingPane.tsx';

import { Button } from '#src/ui/Button.tsx';
import { beginPrinting } from '#stories/printing.ts';
import { inBox } from '#stories/frames.tsx';

import { FAMOUS, pane, text } from './readerPlay.ts';
import { expectInView, place } from './readingPanePlay.ts';

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
    const region = pane();
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
