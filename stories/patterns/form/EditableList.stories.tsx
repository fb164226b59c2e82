import { expect, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { EditableList } from '#src/patterns/form/EditableList.tsx';
import { keeping } from '#stories/keeping.tsx';
import { fits, underFinger } from '#stories/checks.ts';

import { line, type Line, questions, stagesWithQuestions } from './questions.tsx';

/** Keeps the list, as a form does. */
const Demo = keeping(EditableList<Line>, { items: 'onChange' });

const meta = preview.meta({
  id: 'patterns-form-editablelist',
  title: 'Приёмы/Список, который пишут · EditableList',
  component: EditableList<Line>,
  args: questions,
  render: (props) => <Demo {...props} />,
});

const button = (name: string) => screen.getByRole('button', { name });
const texts = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const said = (text: string) => expect(screen.getByRole('status')).toHaveTextContent(text);

export const Reordered = meta.story({
  name: 'Переставить с клавиатуры: фокус едет со строкой',
  play: async ({ step, userEvent }) => {
    await step('Края: выше первой и ниже последней некуда', async () => {
      await expect(button('Поднять вопрос 1')).toBeDisabled();
      await expect(button('Опустить вопрос 3')).toBeDisabled();
    });
    await step('Вниз: фокус на той же кнопке', async () => {
      button('Опустить вопрос 1').focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button('Опустить вопрос 2')).toHaveFocus());
      await said('Вопрос теперь 2 из 3');
    });
    await step('До края: фокус на обратной', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button('Поднять вопрос 3')).toHaveFocus());
      await expect(texts()).toEqual(['Что было трудным?', 'Чем обошлись?', 'Когда это было?']);
    });
  },
});

export const Written = meta.story({
  name: 'Добавить, набрать, удалить все',
  play: async ({ args: { onChange }, step, userEvent }) => {
    await step('Новая — сразу с фокусом', async () => {
      await userEvent.click(button('Добавить вопрос'));
      await waitFor(() => expect(screen.getByLabelText('Вопрос 4')).toHaveFocus());
      await userEvent.keyboard('Кто решает?');
      await expect(onChange).toHaveBeenLastCalledWith([...questions.items, line('item-3', 'Кто решает?')]);
    });
    await step('Удалена из середины: фокус на соседе', async () => {
      await userEvent.click(button('Удалить вопрос 2'));
      await waitFor(() => expect(button('Удалить вопрос 2')).toHaveFocus());
      await said('Вопрос 2 удалён');
      await expect(texts()).toEqual(['Когда это было?', 'Чем обошлись?', 'Кто решает?']);
    });
    await step('Новая не берёт занятый ключ', async () => {
      await userEvent.click(button('Добавить вопрос'));
      await expect(onChange).toHaveBeenLastCalledWith(expect.arrayContaining([line('item-4', '')]));
    });
    await step('Удалены все: фокус на «Добавить»', async () => {
      button('Удалить вопрос 4').focus();
      await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
      await waitFor(() => expect(button('Добавить вопрос')).toHaveFocus());
      await expect(onChange).toHaveBeenLastCalledWith([]);
    });
  },
});

export const Fewest = meta.story({
  name: 'Не меньше одной: последнюю не удалить',
  args: { minimum: 1, items: [line('a', 'Когда это было?'), line('b', 'Что было трудным?')] },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Удалить вопрос 1'));
    await expect(screen.queryByRole('button', { name: /^Удалить/ })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Вопрос 1')).toHaveFocus());
  },
});

export const Nested = meta.story({
  name: 'Список в списке: у кнопок полные имена',
  args: stagesWithQuestions,
  play: async ({ step, userEvent }) => {
    await step('Вопрос внутри этапа', async () => {
      await userEvent.click(button('Опустить вопрос 1 этапа 1'));
      await waitFor(() => expect(button('Поднять вопрос 2 этапа 1')).toHaveFocus());
    });
    await step('Этап вместе с вопросами', async () => {
      await userEvent.click(button('Опустить этап 1'));
      await waitFor(() => expect(button('Поднять этап 2')).toHaveFocus());
      await expect(texts()).toEqual(['Последний случай', 'Когда это было?', 'Знакомство', 'Чем заняты?', 'Кто вы?']);
    });
    await step('Новый вопрос — в свой этап', async () => {
      await userEvent.click(button('Добавить вопрос в этап 1'));
      await expect(screen.getByRole('list', { name: 'Вопросы этапа 1' }).children).toHaveLength(2);
    });
  },
});

export const Mobile = meta.story({
  name: 'На телефоне кнопки под полем',
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await underFinger(button('Удалить вопрос 1'));
    await fits();
  },
});
