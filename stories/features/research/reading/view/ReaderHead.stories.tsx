import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ReaderHead } from '#src/features/research/reading/view/ReaderHead.tsx';

const meta = preview.meta({
  id: 'features-research-reading-view-readerhead',
  title: 'Разделы/Исследования/Верх чтения · ReaderHead',
  component: ReaderHead,
  parameters: {
    docs: {
      description: {
        component:
          'Верх чтения материала: назад к списку, что читают, какие столбцы рядом с текстом открыты; на телефоне — какую из трёх частей видно.',
      },
    },
  },
  args: {
    id: 'm-1',
    name: 'Интервью 42: Марина, преподаватель.txt',
    studyTitle: 'Почему бросают пробный урок',
    count: 12,
    columns: { materials: true, margin: false },
    part: 'text' as const,
    onColumnsChange: fn(),
    onPartChange: fn(),
    onClose: fn(),
  },
});

export const Open = meta.story({
  name: 'Материалы открыты, поля закрыты',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.name);
    await expect(canvas.getByRole('button', { name: 'Материалы исследования' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Материалы исследования' }));
    await expect(args.onColumnsChange).toHaveBeenLastCalledWith({ materials: false, margin: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Отметки на полях' }));
    await expect(args.onColumnsChange).toHaveBeenLastCalledWith({ materials: true, margin: true });
    await userEvent.click(canvas.getByRole('button', { name: 'К исследованиям' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Guessed = meta.story({
  name: 'Кто говорит, угадано: об этом сказано',
  args: { isGuessed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('· Кто говорит — угадано')).toBeVisible();
  },
});

export const More = meta.story({
  name: 'Что ещё можно сделать с текстом: меню',
  args: { more: [{ label: 'Скрыть личные данные…', onSelect: fn() }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё с этим текстом' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Скрыть личные данные…' }));
    await expect(args.more?.[0]?.onSelect).toHaveBeenCalledOnce();
  },
});

export const FromCodes = meta.story({
  name: 'Пришли из кодов: туда и назад',
  args: { backLabel: 'К кодам' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'К кодам' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({
  name: 'На телефоне части чтения — вкладки',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Текст' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Отметки (12)' }));
    await expect(args.onPartChange).toHaveBeenLastCalledWith('marks');
    await expect(canvas.queryByRole('button', { name: 'Отметки на полях' })).not.toBeInTheDocument();
  },
});
