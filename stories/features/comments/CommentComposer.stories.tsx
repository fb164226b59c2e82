import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { CommentComposer } from '#src/features/comments/CommentComposer.tsx';

import { MEMBERS } from './sampleComments.ts';

const meta = preview.meta({
  id: 'features-comments-commentcomposer',
  title: 'Разделы/Обсуждение/Поле комментария · CommentComposer',
  component: CommentComposer,
  parameters: {
    docs: {
      description: {
        component: 'Поле, в котором пишут комментарий, ответ или правят свой. Имя после @ дописывается из списка.',
      },
    },
  },
  args: {
    label: 'Комментарий',
    action: 'Отправить',
    members: MEMBERS,
    onSend: fn((): Promise<Outcome> => Promise.resolve(DONE)),
    onDraftChange: fn(),
  },
});

export const Calling = meta.story({
  name: 'Имя дописано с клавиатуры, отправлено Ctrl + Enter',
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Комментарий' });
    await step('Имена', async () => {
      await userEvent.type(field, 'Глянь, @ко');
      await expect(canvas.getByRole('status')).toHaveTextContent('Имён: 1');
      await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Анна Ковалёва');
      await expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option').id);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field).toHaveValue('Глянь, @Анна Ковалёва '));
      await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    });
    await step('Отправка', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSend).toHaveBeenCalledWith({
        text: 'Глянь, @Анна Ковалёва ',
        picked: [{ id: 'member-kovaleva', name: 'Анна Ковалёва' }],
      });
      await waitFor(() => expect(field).toHaveValue(''));
      await expect(args.onDraftChange).toHaveBeenLastCalledWith({ text: '', picked: [] });
    });
  },
});

export const Escaped = meta.story({
  name: 'Стрелки ходят по именам, Escape убирает список',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '@');
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(field).toHaveValue('@');
  },
});

export const TooLong = meta.story({
  name: '20 000 знаков: сказано, сколько лишних, набранное цело',
  args: { draft: { text: 'а'.repeat(20_000), picked: [] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription(/Здесь 20\s000\sзнаков/);
    await expect(field).toHaveFocus();
    await expect((field as HTMLTextAreaElement).value).toHaveLength(20_000);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  name: 'Не сохранилось: почему, набранное цело',
  args: { draft: { text: 'Слово', picked: [] }, onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    args.onSend.mockResolvedValueOnce(refused('Нет места.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Нет места.');
    await expect(canvas.getByRole('textbox')).toHaveValue('Слово');
    await userEvent.click(canvas.getByRole('button', { name: 'Отмена' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  name: 'Пустое не отправить',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Напишите комментарий');
  },
});

export const WithoutPause = meta.story({
  name: 'После имени пишут дальше без остановки, и следующим словом зовут снова',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Комментарий' });
    const typed = userEvent.setup({ delay: null });
    for (const words of ['глянь', 'и ещё']) {
      await typed.type(field, '@ко');
      await canvas.findByRole('option', { name: /Анна Ковалёва/ });
      await typed.keyboard(`{Enter}${words}{Control>}{Enter}{/Control}`);
      await waitFor(() =>
        expect(args.onSend).toHaveBeenLastCalledWith(expect.objectContaining({ text: `@Анна Ковалёва ${words}` })),
      );
      await waitFor(() => expect(field).toHaveValue(''));
    }
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });

export const NotReached = meta.story({
  name: 'Кого слово не достигнет, сказано до отправки',
  args: {
    members: MEMBERS.map((member) => (member.name === 'Анна Ковалёва' ? { ...member, reach: 'later' } : member)),
    draft: { text: '@Олег Бывший, ', picked: [{ id: 'member-gone', name: 'Олег Бывший' }] },
  },
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Комментарий' });
    await step('Выбранный раньше уже ушёл', async () => {
      await expect(field).toHaveAccessibleDescription('Олег Бывший — бывший участник: не узнает.');
    });
    await step('Приглашённый предложен последним, и сказано, когда узнает', async () => {
      await userEvent.type(field, '@');
      await expect(canvas.getAllByRole('option')[0]).not.toHaveTextContent('Анна Ковалёва');
      await userEvent.type(field, 'Анна');
      await expect(canvas.getByRole('option')).toHaveTextContent('узнает, когда войдёт по приглашению');
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(/Анна Ковалёва — узнает, когда войдёт по приглашению\./),
      );
    });
  },
});
