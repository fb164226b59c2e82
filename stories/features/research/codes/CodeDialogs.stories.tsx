import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { CodeDialogs, type CodeDialogsProps } from '#src/features/research/codes/CodeDialogs.tsx';
import type { CodeTask } from '#src/features/research/codes/codeTask.ts';

import { Button } from '#src/ui/Button.tsx';

import { book, codeActs, codeBy, codes } from './sampleCodes.ts';

const edit: CodeTask = { what: 'edit', code: codeBy('code-time') };

/** Opens and closes as its screen does; another tab may remove the code. */
function Demo(props: CodeDialogsProps) {
  const [task, setTask] = useState(props.task);
  const [there, setThere] = useState(props.codes);
  return (
    <>
      <Button onClick={() => setTask(props.task)}>Открыть снова</Button>
      <button
        type="button"
        hidden
        data-testid="remove"
        aria-label="В другой вкладке: удалить"
        onClick={() => setThere(there.filter(({ id }) => id !== 'code-time'))}
      />
      <CodeDialogs
        {...props}
        task={task}
        codes={there}
        onClose={() => {
          props.onClose();
          setTask(null);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  id: 'features-research-codes-codedialogs',
  title: 'Разделы/Исследования/Диалоги кодов · CodeDialogs',
  component: CodeDialogs,
  parameters: {
    docs: { description: { component: 'Диалоги кодовой книги: завести, изменить, переставить, объединить, удалить.' } },
  },
  args: { task: edit, codes, countUse: book.countUse, acts: codeActs(), onClose: fn(), onGone: fn() },
  render: (args: CodeDialogsProps) => <Demo {...args} />,
});

const definition = () => screen.getByRole('textbox', { name: 'Определение' });

export const Kept = meta.story({
  name: 'Закрыли по ошибке: набранное на месте',
  play: async ({ userEvent }) => {
    await userEvent.type(definition(), ' И ещё.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Открыть снова' }));
    await expect(definition()).toHaveValue(`${codeBy('code-time').definition} И ещё.`);
  },
});

export const Removed = meta.story({
  name: 'Удалили в другой вкладке с открытой формой: сказано, набранное цело',
  play: async ({ args, userEvent }) => {
    await userEvent.type(definition(), ' И ещё.');
    screen.getByTestId('remove').click();
    await expect(await screen.findByRole('alert')).toHaveTextContent('удалили или объединили в другой вкладке');
    await expect(definition()).toHaveValue(`${codeBy('code-time').definition} И ещё.`);
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await expect(args.acts.onEdit).not.toHaveBeenCalled();
  },
});

export const Merged = meta.story({
  name: 'Объединили: сказано, к какому коду идти',
  args: { task: { what: 'merge', code: codeBy('code-time') } },
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Останется код' }), 'code-empty');
    await userEvent.click(screen.getByRole('button', { name: 'Объединить' }));
    await waitFor(() => expect(args.onGone).toHaveBeenLastCalledWith(codeBy('code-empty')));
    await expect(args.acts.onMerge).toHaveBeenLastCalledWith(codeBy('code-time'), codeBy('code-empty'));
  },
});

export const Moving = meta.story({
  name: 'Место кода',
  args: { task: { what: 'move', code: codeBy('code-time') } },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Переместить код «Нехватка времени»' })).toBeVisible();
  },
});

export const Deleted = meta.story({
  name: 'Удалили здесь: кода больше нет',
  args: { task: { what: 'delete', code: codeBy('code-time') } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(args.onGone).toHaveBeenLastCalledWith(null));
  },
});

export const Refused = meta.story({
  name: 'Не удалилось: код остаётся',
  args: {
    task: { what: 'delete', code: codeBy('code-time') },
    acts: { ...codeActs(), onDelete: fn(() => Promise.resolve(refused('Код изменили в другой вкладке.'))) },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('в другой вкладке');
    await expect(args.onGone).not.toHaveBeenCalled();
  },
});

export const New = meta.story({
  name: 'Новый код под другим',
  args: {
    task: { what: 'new', parentId: 'code-time' },
    acts: { ...codeActs(), onCreate: fn(() => Promise.resolve(DONE)) },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole('textbox', { name: /^Код/ }), 'Ночью');
    await userEvent.click(screen.getByRole('button', { name: 'Создать' }));
    await waitFor(() =>
      expect(args.acts.onCreate).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: 'Ночью', parentId: 'code-time' }),
      ),
    );
  },
});
