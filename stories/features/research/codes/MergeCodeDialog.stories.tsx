import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { MergeCodeDialog } from '#src/features/research/codes/MergeCodeDialog.tsx';

import { book, codeBy, codes } from './sampleCodes.ts';

const meta = preview.meta({
  id: 'features-research-codes-mergecodedialog',
  title: 'Разделы/Исследования/Диалог объединения кодов · MergeCodeDialog',
  component: MergeCodeDialog,
  parameters: {
    docs: { description: { component: 'Два кода становятся одним: что перейдёт к тому, который останется.' } },
  },
  args: {
    code: codeBy('code-time'),
    codes,
    use: book.countUse('code-time'),
    onSubmit: fn(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

const into = () => screen.getByRole('combobox', { name: 'Останется код' });
const merge = () => screen.getByRole('button', { name: 'Объединить' });

export const Asking = meta.story({
  name: 'Говорит, что перейдёт, что уже там и чего не станет',
  play: async ({ args, userEvent, step }) => {
    await step('Пока не выбран, не объединить', async () => {
      await expect(screen.getByRole('status')).toHaveTextContent('Выберите код, который останется.');
      await expect(merge()).toBeDisabled();
      await expect(screen.queryByRole('option', { name: 'Нехватка времени' })).not.toBeInTheDocument();
    });
    await step('Что будет', async () => {
      await userEvent.selectOptions(into(), 'code-empty');
      const dialog = screen.getByRole('dialog');
      await expect(dialog).toHaveTextContent(
        /К коду «Пустой экран» перейдут: 4.цитаты, 2.кода под ним, 1.группа цитат\./,
      );
      await expect(dialog).toHaveTextContent(/1.цитата уже с ним: код у них останется один\./);
      await expect(dialog).toHaveTextContent('Кода «Нехватка времени» и его определения больше не будет.');
    });
    await step('Объединить', async () => {
      await userEvent.click(merge());
      await expect(args.onSubmit).toHaveBeenLastCalledWith(codeBy('code-empty'));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});

export const Unused = meta.story({
  name: 'Ничего не отмечено: так и сказано',
  args: { code: codeBy('code-search'), use: { ...book.countUse('code-search'), passages: 0 } },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(into(), 'code-empty');
    await expect(screen.getByRole('dialog')).toHaveTextContent('Кодом «Ищет людей» ничего не отмечено.');
  },
});

export const Gone = meta.story({
  name: 'Код удалили в другой вкладке: объединять нечего',
  args: { code: { ...codeBy('code-time'), deletedAt: '2026-02-02T09:00:00.000Z' } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Код удалили или объединили в другой вкладке');
  },
});

export const Failing = meta.story({
  name: 'Не объединилось: сказано почему, ничего не тронуто',
  args: { onSubmit: fn(() => Promise.resolve(refused('Этого кода больше нет: его удалили в другой вкладке.'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(into(), 'code-empty');
    await userEvent.click(merge());
    await expect(await screen.findByRole('alert')).toHaveTextContent('в другой вкладке');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
