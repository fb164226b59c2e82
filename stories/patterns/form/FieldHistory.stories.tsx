import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { FieldHistory } from '#src/patterns/form/FieldHistory.tsx';
import { fits, underFinger } from '#stories/checks.ts';
import { losing } from '#stories/keeping.tsx';

const version = (key: string, field: string, was: string, until: string, by = 'Анна Ковалёва') => ({
  key,
  field,
  was,
  until,
  by,
  position: key,
});

const LABELS: Readonly<Record<string, string>> = { title: 'Название', deadline: 'Дедлайн' };

const meta = preview.meta({
  id: 'patterns-form-fieldhistory',
  title: 'Приёмы/История изменений · FieldHistory (прежние значения, версии)',
  component: FieldHistory,
  args: {
    versions: [
      version('b', 'deadline', '01.12.2026', '2026-11-19T09:05:00'),
      version('a', 'title', 'Первые шаги', '2026-11-18T18:00:00', ''),
    ],
    show: ({ field, was }) => ({ label: LABELS[field] ?? field, text: String(was) }),
    onRestore: fn<(key: string) => Promise<Outcome>>(() => Promise.resolve(DONE)),
  },
});

export const Two = meta.story({
  name: 'Свёрнута; раскрытая — новые сверху, любое значение можно вернуть',
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Пока свёрнута, ничего не нарисовано', async () => {
      await expect(canvas.queryByRole('listitem', { hidden: true })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByText('История изменений'));
    });
    await step('Что, до когда и кем', async () => {
      const lines = (await canvas.findAllByRole('listitem')).map(({ textContent }) => textContent);
      await expect(lines[0]).toBe('Дедлайн до 19.11.2026 09:05 · изменено: Анна Ковалёва01.12.2026Вернуть');
      await expect(lines[1]).toBe('Название до 18.11.2026 18:00Первые шагиВернуть');
    });
    await step('Вернуть', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Вернуть: Название до 18.11.2026 18:00' }));
      await expect(args.onRestore).toHaveBeenCalledWith('a');
    });
  },
});

export const None = meta.story({
  name: 'Ничего не меняли',
  args: { versions: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('История изменений'));
    await expect(await canvas.findByText(/ещё ничего не меняли/)).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'Не вернулось: сказано почему, список на месте',
  args: {
    onRestore: fn<(key: string) => Promise<Outcome>>(() =>
      Promise.resolve(refused('Запись удалили в другой вкладке.')),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('История изменений'));
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Вернуть: / }))[0] as HTMLElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('удалили в другой вкладке');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

/** A version that is given back is dropped where twenty are kept already. */
const Losing = losing(FieldHistory, 'versions', { onRestore: (one, key) => one.key === key });

export const FocusStays = meta.story({
  name: 'Строка ушла — фокус у соседней',
  render: (args) => <Losing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('История изменений'));
    await userEvent.click(await canvas.findByRole('button', { name: /^Вернуть: Дедлайн/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Вернуть: Название/ })).toHaveFocus());
  },
});

export const Long = meta.story({
  name: 'На телефоне: длинный текст прокручивается, слово без конца переносится',
  globals: { viewport: { value: 'mobile' } },
  args: {
    versions: [
      version('a', 'title', `${'Очень долгий рассказ. '.repeat(60)}${'а'.repeat(200)}`, '2026-11-18T18:00:00'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('История изменений'));
    const text = await canvas.findByText(/^Очень долгий рассказ/);
    await expect(text).toHaveAttribute('tabindex', '0');
    await expect(text.getBoundingClientRect().height).toBeLessThanOrEqual(160);
    await fits();
    await underFinger(canvas.getByRole('button', { name: /^Вернуть/ }));
  },
});
