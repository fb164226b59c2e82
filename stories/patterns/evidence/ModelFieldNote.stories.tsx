import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ModelFieldNote } from '#src/patterns/evidence/ModelFieldNote.tsx';

import { drafted, invented, madeBy } from './sampleDraft.ts';

const { scenario = null } = drafted.fields;

const meta = preview.meta({
  id: 'patterns-evidence-modelfieldnote',
  title: 'Приёмы/Предложение модели под полем · ModelFieldNote (ИИ)',
  component: ModelFieldNote,
  args: {
    label: 'Сценарий',
    proposal: scenario,
    taken: null,
    onTake: fn(),
    onRefuse: fn(),
    onBack: fn(),
  },
});

export const Proposed = meta.story({
  name: 'Предложено: взять или нет',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Предложение модели: Сценарий' })).toHaveTextContent(/Двум сотням/);
    await userEvent.click(canvas.getByRole('button', { name: 'Взять: Сценарий' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Не то: Сценарий' }));
    await expect(args.onRefuse).toHaveBeenCalledOnce();
  },
});

export const Invented = meta.story({
  name: 'Цитаты никто не говорил: взять нельзя',
  args: { proposal: invented },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('цитата не найдена')).toBeVisible();
    await expect(canvas.getByText(/^Так никто не говорил: «готовы платить вдвое больше»/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Взять/ })).not.toBeInTheDocument();
  },
});

export const WithWords = meta.story({
  name: 'Держится на словах людей: они напечатаны из расшифровки',
  args: {
    proposal: {
      text: 'Разбирает записи вечерами',
      quotes: [],
      isSavable: true,
      words: ['Разбираю записи ночами.', 'Час разговора — полдня.', 'Вечерами.', 'Не успеваю.', 'И в выходные.'].map(
        (text) => ({ text, participantId: null }),
      ),
    },
  },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('list', { name: 'Слова, на которых это держится: Сценарий' });
    await expect(words).toHaveTextContent('Разбираю записи ночами.');
    await expect(words).toHaveTextContent(/и ещё 1.место/);
  },
});

export const Taken = meta.story({
  name: 'Взято: чьё это и что прочитано; можно вернуть прежнее',
  args: { proposal: null, taken: madeBy },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/прочитано: гипотеза/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть прежнее: Сценарий' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

export const Again = meta.story({
  name: 'Взято прежнее предложение, а есть новое',
  args: { taken: { model: 'gpt://b1g0000000000000000/очень-длинное-название-модели/latest', read: 'гипотеза' } },
});
