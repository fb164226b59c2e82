import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { InlineTextCard, type InlineTextCardProps } from '#src/patterns/inline/InlineTextCard.tsx';
import { Button } from '#src/ui/Button.tsx';
import { AS_VIEWER, expectBarred } from '#stories/rights.ts';

const TEXT = '- Найти собеседников за дни\n- Принести **дословные** цитаты';

/** Stores what is saved, and lets «another tab» change it. */
function Demo(props: InlineTextCardProps) {
  const [content, setContent] = useState(props.content);
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 380 }}>
      <InlineTextCard
        {...props}
        content={content}
        onSave={async (text, over) => {
          const outcome = await props.onSave(text, over);
          if (outcome.ok) setContent(text);
          return outcome;
        }}
      />
      <Button size="sm" onClick={() => setContent('Написано в другой вкладке')}>
        Другая вкладка пишет
      </Button>
    </div>
  );
}

const meta = preview.meta({
  id: 'patterns-inline-inlinetextcard',
  title: 'Приёмы/Карточка, которую правят на месте · InlineTextCard',
  component: InlineTextCard,
  args: {
    title: 'Потребности пользователей',
    content: TEXT,
    hint: 'Что они пытаются сделать и что им мешает',
    onSave: fn(() => Promise.resolve(DONE)),
    onDraftChange: fn(),
  },
  render: (args) => <Demo {...args} />,
});

export const Reading = meta.story({
  name: 'Читаем: поля для ввода ещё нет',
  args: { onHistory: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'История: Потребности пользователей' }));
    await expect(args.onHistory).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({ name: 'Пустая карточка говорит, что в ней будет', args: { content: '' } });

export const ByKeys = meta.story({
  name: 'Карандаш, правка, Ctrl+Enter: фокус возвращается',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Карандаш открывает поле с текстом, курсор в конце', async () => {
      canvas.getByRole('button', { name: /^Редактировать/ }).focus();
      await userEvent.keyboard('{Enter}');
      const field = await canvas.findByRole('textbox', { name: 'Потребности пользователей' });
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue(TEXT);
      await userEvent.keyboard('{Enter}- Видеть путь');
    });
    await step('Ctrl+Enter сохраняет', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(args.onSave).toHaveBeenCalledWith(`${TEXT}\n- Видеть путь`, TEXT);
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Редактировать/ })).toHaveFocus());
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      await expect(args.onDraftChange).toHaveBeenLastCalledWith(undefined);
    });
  },
});

export const Cancelled = meta.story({
  name: 'Escape возвращает прежний текст, набранное можно вернуть',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Щелчок по тексту открывает правку', async () => {
      await userEvent.click(canvas.getByText(/Найти собеседников/));
      await canvas.findByRole('textbox');
      await userEvent.keyboard('!');
      await userEvent.keyboard('{Escape}');
    });
    await step('Текст прежний, ничего не сохранено', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Редактировать/ })).toHaveFocus());
      await expect(canvas.queryByText(/!/)).toBeNull();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('«Вернуть набранное»', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Вернуть набранное/ }));
      await expect(await canvas.findByRole('textbox')).toHaveValue(`${TEXT}!`);
      await userEvent.click(canvas.getByRole('button', { name: /^Отмена/ }));
    });
    await step('Без изменений возвращать нечего', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
      await canvas.findByRole('textbox');
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('button', { name: /^Вернуть набранное/ })).toBeNull();
    });
  },
});

export const Failed = meta.story({
  name: 'Не сохранилось: текст цел, причина названа',
  args: { onSave: fn(() => Promise.resolve(refused('В браузере закончилось место. Удалите ненужные файлы.'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    await canvas.findByRole('textbox');
    await userEvent.keyboard(' Ещё');
    await userEvent.click(canvas.getByRole('button', { name: /^Сохранить/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('закончилось место');
    await expect(canvas.getByRole('textbox')).toHaveValue(`${TEXT} Ещё`);
  },
});

export const Conflict = meta.story({
  name: 'Другая вкладка изменила ту же карточку: обе версии целы',
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    await canvas.findByRole('textbox');
    await userEvent.keyboard(' моё');
    await userEvent.click(canvas.getByRole('button', { name: 'Другая вкладка пишет' }));
    await step('Видны обе, сохранить нельзя, пока не выбрано', async () => {
      const note = canvas.getByRole('region', { name: 'Изменено в другой вкладке' });
      await expect(note).toHaveTextContent('Написано в другой вкладке');
      await expect(note).toHaveTextContent('моё');
      await userEvent.click(canvas.getByRole('button', { name: /^Сохранить/ }));
      await waitFor(() => expect(note).toHaveFocus());
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('Выбор решает', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /оставить своё/ }));
      // The button went with the note: the person writes on.
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: /^Сохранить/ }));
      await expect(args.onSave).toHaveBeenCalledWith(`${TEXT} моё`, 'Написано в другой вкладке');
    });
  },
});

export const SavedAtOnce = meta.story({
  name: 'Две вкладки сохранили сразу: отказ сменяется выбором',
  args: { onSave: fn(() => Promise.resolve(refused('Запись уже изменилась.'))) },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    await canvas.findByRole('textbox');
    await userEvent.keyboard(' моё');
    await userEvent.click(canvas.getByRole('button', { name: /^Сохранить/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Запись уже изменилась.');
    await step('Пришёл чужой текст: оба рядом, об одном говорится один раз', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Другая вкладка пишет' }));
      await expect(canvas.getByRole('region', { name: 'Изменено в другой вкладке' })).toHaveTextContent('моё');
      await expect(canvas.queryByText('Запись уже изменилась.')).toBeNull();
    });
    await step('После выбора прежний отказ не возвращается', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /оставить своё/ }));
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect(canvas.getByRole('textbox')).toHaveValue(`${TEXT} моё`);
    });
  },
});

export const Kept = meta.story({
  name: 'Недописанное ждёт на месте',
  args: {
    draft: { values: { content: 'Недописано' }, base: { content: TEXT }, theirs: {} },
    tone: 'blue' as const,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveValue('Недописано');
    // The card was not opened just now: the reader may be elsewhere.
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });

export const Viewer = meta.story({
  name: 'Наблюдатель читает: ни карандаш, ни щелчок по тексту не правят',
  globals: AS_VIEWER,
  play: async ({ canvas, userEvent }) => {
    await expectBarred(canvas.getByRole('button', { name: /^Редактировать/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    const [paragraph] = canvas.getAllByText(/./, { selector: 'section p, section li' });
    if (paragraph) await userEvent.click(paragraph);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const RoleLost = meta.story({
  name: 'Роль забрали, пока правили: набранное на месте, сохранить нельзя',
  globals: AS_VIEWER,
  args: { draft: { values: { content: 'Набрано до того, как роль изменили' }, base: { content: TEXT }, theirs: {} } },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox');
    await expectBarred(field);
    await expect(field).toHaveValue('Набрано до того, как роль изменили');
    await expectBarred(canvas.getByRole('button', { name: /^Сохранить/ }));
    field.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /^Отмена/ })).not.toHaveAttribute('data-barred');
  },
});
