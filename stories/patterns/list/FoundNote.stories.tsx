import { expect, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FoundNote } from '#src/patterns/list/FoundNote.tsx';
import { retype } from '#stories/checks.ts';

import { CountingSearch } from './CountingSearch.tsx';

const STUDIES = ['исследование', 'исследования', 'исследований'] as const;

const meta = preview.meta({
  id: 'patterns-list-foundnote',
  title: 'Приёмы/Сколько найдено · FoundNote',
  component: FoundNote,
  args: { asked: '7', count: 7, noun: STUDIES },
  render: (args) => <CountingSearch {...args} />,
});

export const ReadOut = meta.story({
  name: 'Говорит, сколько нашлось, когда набор закончен',
  play: async ({ canvas, userEvent, step }) => {
    const note = canvas.getByRole('status');
    const heard: string[] = [];
    const observer = new MutationObserver(() => heard.push(note.textContent.replaceAll('\u00A0', ' ')));
    observer.observe(note, { childList: true, characterData: true, subtree: true });
    await step('То, с чем открыли, не читается', async () => {
      await expect(note).toHaveTextContent(/^$/);
    });
    await step('По букве молчит, в конце говорит один раз', async () => {
      await retype(canvas.getByRole('textbox'), '123');
      await waitFor(() => expect(heard).toEqual(['Найдено: 123 исследования']));
    });
    await step('Ничего не найдено', async () => {
      await retype(canvas.getByRole('textbox'), '0');
      await waitFor(() => expect(heard.at(-1)).toBe('Ничего не найдено'));
    });
    await step('Тот же ответ на другой вопрос слышен снова', async () => {
      await userEvent.type(canvas.getByRole('textbox'), '0');
      await waitFor(() => expect(heard).toHaveLength(3));
      await expect(heard.at(-1)).toBe('Ничего не найдено');
    });
    observer.disconnect();
  },
});
