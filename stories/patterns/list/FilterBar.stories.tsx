import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { STAGE_NAMES, STAGES } from '#src/domain/core/stage.ts';
import { FilterBar, type FilterBarProps } from '#src/patterns/list/FilterBar.tsx';
import { ConfirmDialog } from '#src/ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';

import { chosen, researchChoices, withValues } from '../researchChoices.ts';

/** The bar with its words and filters kept, as a screen keeps them. */
function Demo({ query: initialQuery, choices: initialChoices, onQueryChange, onChoose, ...rest }: FilterBarProps) {
  const [query, setQuery] = useState(initialQuery);
  const [choices, setChoices] = useState(initialChoices);
  return (
    <FilterBar
      {...rest}
      query={query}
      onQueryChange={(next) => {
        onQueryChange(next);
        setQuery(next);
      }}
      choices={choices}
      onChoose={(values) => {
        onChoose(values);
        setChoices(withValues(choices, values));
      }}
    />
  );
}

const stageChoice = {
  name: 'stage',
  label: 'Этап воронки',
  options: [
    { value: 'all', label: 'Все этапы' },
    ...STAGES.map((value) => ({ value: value as string, label: STAGE_NAMES[value] })),
  ],
  value: 'all',
};

const STUDIES = ['исследование', 'исследования', 'исследований'] as const;

const leave = () => (document.activeElement as HTMLElement).blur();

const meta = preview.meta({
  id: 'patterns-list-filterbar',
  title: 'Приёмы/Поиск и фильтры · FilterBar',
  component: FilterBar,
  args: {
    searchLabel: 'Поиск исследований...',
    query: '',
    onQueryChange: fn(),
    choices: researchChoices,
    onChoose: fn(),
    found: 7,
    noun: STUDIES,
  },
  render: (args) => <Demo {...args} />,
});

export const Empty = meta.story({ name: 'Ничего не задано' });

export const Filled = meta.story({
  name: 'Задан запрос и фильтры',
  args: { query: 'пробный период', choices: chosen({ status: 'completed', type: 'interviews' }) },
});

export const OnlySearch = meta.story({ name: 'Без фильтров', args: { choices: [] } });

export const Typing = meta.story({
  name: 'Отвечает на каждую букву и на каждый выбор',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Слова уходят по букве', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Поиск исследований...' }), 'цена');
      await expect(args.onQueryChange).toHaveBeenCalledTimes(4);
      await expect(args.onQueryChange).toHaveBeenNthCalledWith(1, 'ц');
      await expect(args.onQueryChange).toHaveBeenLastCalledWith('цена');
    });
    await step('Выбор называет только то, что изменилось', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Тип' }), 'Юзабилити');
      await expect(args.onChoose).toHaveBeenLastCalledWith({ type: 'usability' });
    });
    await step('Сколько найдено — слышно', async () => {
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Найдено: 7\sисследований$/));
    });
    await step('И после одного только выбора, хотя найдено столько же', async () => {
      const status = canvas.getByRole('status');
      const said = status.firstElementChild;
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Тип' }), 'Опрос');
      await waitFor(() => expect(status.firstElementChild).not.toBe(said));
    });
  },
});

export const Shortcut = meta.story({
  name: 'Клавиша / ведёт в поиск, но не из поля',
  render: (args) => (
    <>
      <Demo {...args} />
      <TextField label="Заметка" />
    </>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    const search = canvas.getByRole('searchbox');
    const note = canvas.getByRole('textbox', { name: 'Заметка' });
    await step('Со страницы', async () => {
      await expect(search).toHaveAttribute('aria-keyshortcuts', '/');
      await userEvent.keyboard('/');
      await expect(search).toHaveFocus();
      await expect(args.onQueryChange).not.toHaveBeenCalled();
    });
    await step('Из самого поиска — обычная косая черта', async () => {
      await userEvent.keyboard('/');
      await expect(search).toHaveValue('/');
    });
    await step('Из другого поля — тоже', async () => {
      await userEvent.click(note);
      await userEvent.keyboard('и/или');
      await expect(note).toHaveFocus();
      await expect(note).toHaveValue('и/или');
    });
    await step('Из списка выбора фокус не уходит', async () => {
      canvas.getByRole('combobox', { name: 'Статус' }).focus();
      await userEvent.keyboard('/');
      await expect(canvas.getByRole('combobox', { name: 'Статус' })).toHaveFocus();
    });
    await step('Та же клавиша в русской раскладке печатает точку — и тоже ведёт в поиск', async () => {
      leave();
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: '.', code: 'Slash', bubbles: true, cancelable: true }),
      );
      await expect(search).toHaveFocus();
    });
    await step('Вместе с Ctrl — дело браузера', async () => {
      leave();
      await userEvent.keyboard('{Control>}/{/Control}');
      await expect(search).not.toHaveFocus();
    });
  },
});

export const UnderDialog = meta.story({
  name: 'Под диалогом клавиша / молчит',
  render: (args) => (
    <>
      <Demo {...args} />
      <Dialog open onOpenChange={fn()} title="Детали исследования" />
    </>
  ),
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('/');
    await expect(screen.getByRole('searchbox', { hidden: true })).not.toHaveFocus();
  },
});

export const UnderQuestion = meta.story({
  name: 'И под вопросом, на который надо ответить',
  render: (args) => (
    <>
      <Demo {...args} />
      <ConfirmDialog open onOpenChange={fn()} title="Удалить исследование?" confirmLabel="Удалить" onConfirm={fn()}>
        Гипотезы из него останутся.
      </ConfirmDialog>
    </>
  ),
  play: async ({ userEvent }) => {
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
    const slash = new KeyboardEvent('keydown', { key: '/', code: 'Slash', bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(slash);
    // The focus trap would bring the focus back; an unhandled key proves that no listener took it.
    await expect(slash.defaultPrevented).toBe(false);
    await userEvent.keyboard('/');
    await expect(question).toContainElement(document.activeElement as HTMLElement);
  },
});

export const ThreeFilters = meta.story({
  name: 'Три фильтра: поиску всегда хватает места',
  args: { choices: [...researchChoices, stageChoice] },
  render: (args) => (
    // A tablet beside the open rail.
    <div style={{ maxWidth: 560 }}>
      <Demo {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox').getBoundingClientRect().width).toBeGreaterThanOrEqual(240);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне фильтры в листе',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Рядом с поиском — одна кнопка', async () => {
      await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
      const button = canvas.getByRole('button', { name: 'Фильтры' });
      await expect(button.getBoundingClientRect().top).toBe(canvas.getByRole('searchbox').getBoundingClientRect().top);
    });
    await step('Лист открывается, выбор уходит по «Применить»', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Фильтры' }));
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Тип' }), 'Опрос');
      await expect(args.onChoose).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: 'Применить' }));
      await expect(args.onChoose).toHaveBeenLastCalledWith({ status: 'all', type: 'survey' });
    });
    await step('Кнопка считает фильтры, фокус на ней', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Фильтры (1)' })).toHaveFocus());
    });
    await step('Escape забывает черновик', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Статус' }), 'Завершено');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Фильтры (1)' })).toHaveFocus());
      await expect(args.onChoose).toHaveBeenCalledTimes(1);
    });
    await step('«Сбросить» возвращает всё', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('combobox', { name: 'Статус' })).toHaveValue('all');
      await userEvent.click(screen.getByRole('button', { name: 'Сбросить' }));
      await expect(args.onChoose).toHaveBeenLastCalledWith({ status: 'all', type: 'all' });
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Фильтры' })).toHaveFocus());
    });
  },
});

export const MobileFilled = meta.story({
  name: 'На телефоне кнопка считает выбранное',
  args: { query: 'пробный период', choices: chosen({ status: 'completed', type: 'interviews' }) },
  globals: { viewport: { value: 'mobile' } },
});
