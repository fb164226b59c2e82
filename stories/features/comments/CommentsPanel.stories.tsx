import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { commentsPlace } from '#src/domain/comments/place.ts';
import { BARRED_OUT, OVER } from '#src/domain/sync/rightsWords.ts';
import { CommentsPanel, type RecordComments, type CommentsPanelProps } from '#src/features/comments/CommentsPanel.tsx';
import { NEW_THREAD, NO_DRAFT, type CommentDraft, type CommentDrafts } from '#src/features/comments/commentsView.ts';
import { Button } from '#src/ui/Button.tsx';
import { Rights } from '#src/ui/context/Rights.tsx';
import { expectAllBarred, expectBarred, onAsked } from '#stories/rights.ts';

import { draftsWith, ME, MEMBERS, NOW, review, THREADS } from './sampleComments.ts';

const outcome = () => fn((): Promise<Outcome> => Promise.resolve(DONE));
const talk: RecordComments = {
  title: 'Гипотеза «Если короче, то дойдут»',
  href: '/experiments',
  threads: THREADS,
  partNames: { q0: 'Цитата «Слишком долго»' },
  reviews: [review()],
  members: MEMBERS,
  me: ME,
};

const meta = preview.meta({
  id: 'features-comments-commentspanel',
  title: 'Разделы/Обсуждение/Обсуждение записи · CommentsPanel (комментарии)',
  component: CommentsPanel,
  parameters: {
    docs: {
      description: {
        component:
          'Что люди говорят о записи: проверка, нерешённые ветки, решённые по просьбе и поле для следующего слова.',
      },
    },
  },
  args: {
    talk: ready(talk) as Loadable<RecordComments>,
    place: commentsPlace('hypothesis', 'h'),
    isShared: true,
    drafts: draftsWith(),
    shownId: null as string | null,
    now: NOW,
    onSay: outcome(),
    onEdit: outcome(),
    onDelete: fn(),
    onTurn: fn(),
    onCopyLink: fn(),
    onAsk: outcome(),
    onAnswer: outcome(),
    onWithdraw: fn(),
    onRetry: fn(),
  },
});

/** A page beside an open talk that puts words into it. */
function Asked(args: CommentsPanelProps) {
  const [puts, setPuts] = useState(0);
  const [drafts] = useState((): CommentDrafts => {
    const kept = new Map<string, CommentDraft>();
    return { read: (key) => kept.get(key) ?? NO_DRAFT, keep: (key, draft) => void kept.set(key, draft) };
  });
  const ask = () => {
    const { text, picked } = drafts.read(NEW_THREAD);
    drafts.keep(NEW_THREAD, { text: `${text}\n\nАктивируйте, пожалуйста`, picked });
    setPuts(puts + 1);
  };
  return (
    <>
      <Button needs={null} onClick={ask}>
        Попросить
      </Button>
      <CommentsPanel {...args} drafts={drafts} puts={puts} />
    </>
  );
}

export const Full = meta.story({
  name: 'Проверка, ветки, решённые по просьбе',
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Нерешённые первыми', async () => {
      await expect(canvas.getAllByRole('region', { name: /^Обсуждение: / })).toHaveLength(2);
      await expect(canvas.getByText('Цитата «Слишком долго»')).toBeVisible();
    });
    await step('Решённые', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Показать решённые (1)' }));
      await expect(canvas.getAllByRole('region', { name: /^Обсуждение: / })).toHaveLength(3);
    });
    await step('Новый комментарий', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Комментарий' }), 'Слово');
      await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
      await expect(args.onSay).toHaveBeenCalledWith(null, { text: 'Слово', picked: [] });
    });
  },
});

const Settling = (props: CommentsPanelProps) => {
  const [threads, setThreads] = useState(THREADS);
  return (
    <CommentsPanel
      {...props}
      talk={ready({ ...talk, threads })}
      onTurn={({ id }, isSettled) =>
        setThreads(threads.map((thread) => (thread.id === id ? { ...thread, isSettled } : thread)))
      }
    />
  );
};

export const Settled = meta.story({
  name: 'Решают с клавиатуры: фокус остаётся в обсуждении',
  render: (args) => <Settling {...args} />,
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const settle = async (left: number): Promise<void> => {
      canvas.getAllByRole('button', { name: 'Решено' })[0]?.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryAllByRole('button', { name: 'Решено' })).toHaveLength(left));
    };
    await step('К следующему обсуждению', async () => {
      await settle(1);
      const next = canvas.getByRole('region', { name: /^Обсуждение: / });
      await waitFor(() => expect(next).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement));
    });
    await step('Больше нет: к новому комментарию', async () => {
      await settle(0);
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Комментарий' })).toHaveFocus());
    });
  },
});

export const OfPart = meta.story({
  name: 'О цитате: только её ветки',
  args: { place: commentsPlace('hypothesis', 'h', 'q0'), talk: ready({ ...talk, reviews: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region', { name: /^Обсуждение: / })).toHaveLength(1);
    await expect(canvas.getByText(/· Цитата «Слишком долго»/)).toBeVisible();
  },
});

export const LeadsToSettled = meta.story({
  name: 'Адрес ведёт к решённой: она показана',
  args: { shownId: 'settled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Опечатка в сегменте')).toBeVisible();
  },
});

export const Alone = meta.story({
  name: 'Компания одного браузера: заметки себе',
  args: { isShared: false, talk: ready({ ...talk, threads: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Их видите только вы/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Заметка' })).toBeVisible();
    await expect(canvas.queryByText('Проверка')).not.toBeInTheDocument();
  },
});

export const Silent = meta.story({
  name: 'Ничего не сказано',
  args: { talk: ready({ ...talk, threads: [], reviews: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Комментариев пока нет/)).toBeVisible();
  },
});

export const Gone = meta.story({
  name: 'Записи больше нет',
  args: { talk: ready({ ...talk, title: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Записи, о которой здесь говорили, больше нет/)).toBeVisible();
  },
});

export const Over = meta.story({
  name: 'Доступ закончился: не запись удалили, и вернут не её',
  args: { talk: ready({ ...talk, title: null }) },
  render: (args) => (
    <Rights barred={BARRED_OUT} over={OVER.cleared} onAsked={onAsked}>
      <CommentsPanel {...args} />
    </Rights>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(OVER.cleared.text)).toBeVisible();
    await expect(canvas.queryByText(/о которой здесь говорили/)).toBeNull();
  },
});

export const Loading = meta.story({ name: 'Читается', args: { talk: LOADING } });

export const Failed = meta.story({
  name: 'Не открылось',
  args: { talk: failed('Браузер не отдал данные.') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });

export const Out = meta.story({
  name: 'Удалённому из компании: сказать и решить нельзя, и сказано почему',
  render: (args) => (
    <Rights barred={BARRED_OUT} onAsked={onAsked}>
      <CommentsPanel {...args} />
    </Rights>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expectBarred(canvas.getByRole('textbox', { name: 'Комментарий' }), BARRED_OUT.Viewer);
    for (const name of ['Отправить', 'Ответить', 'Решено', 'Принять', 'Вернуть'])
      await expectAllBarred(canvas.getAllByRole('button', { name }), BARRED_OUT.Viewer);
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await expect(args.onSay).not.toHaveBeenCalled();
  },
});

export const PutFromElsewhere = meta.story({
  name: 'Слова со страницы рядом встают за набранным, поле получает фокус',
  render: (args) => <Asked {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = () => canvas.getByRole('textbox', { name: 'Комментарий' });
    await userEvent.type(field(), 'Коллеги!');
    await userEvent.click(canvas.getByRole('button', { name: 'Попросить' }));
    await expect(field()).toHaveValue('Коллеги!\n\nАктивируйте, пожалуйста');
    await expect(field()).toHaveFocus();
  },
});
