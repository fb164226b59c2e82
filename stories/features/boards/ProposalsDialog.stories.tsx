import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { proposeFromExperiments, proposeFromInterviews } from '#src/domain/boards/learning/proposals.ts';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { ProposalsDialog, type ProposalsDialogProps } from '#src/features/boards/ProposalsDialog.tsx';
import { visionBoard } from '#src/samples/boards/board-vision.ts';
import { experiments } from '#src/samples/experiments.ts';
import { research } from '#src/samples/research.ts';

import { boardModelAt, invented, line } from './proposals/sampleModel.ts';

const proposals = [
  ...proposeFromInterviews(visionBoard, 'vision', research),
  ...proposeFromExperiments(visionBoard, 'vision', experiments).slice(0, 2),
];

const meta = preview.meta({
  id: 'features-boards-proposalsdialog',
  title: 'Разделы/Видение и стратегия/Диалог предложений из интервью · ProposalsDialog',
  component: ProposalsDialog,
  parameters: {
    docs: {
      description: {
        component:
          'Инсайты исследований и выводы экспериментов, которые доска могла бы взять: каждый принимает или отклоняет человек.',
      },
    },
  },
  args: {
    boardId: 'vision' as const,
    proposals,
    sources: 'finished' as ProposalsDialogProps['sources'],
    studyHref: (id: string) => `/?open=${id}`,
    experimentHref: (id: string) => `/experiments?open=${id}`,
    onAccept: fn(() => Promise.resolve(DONE)),
    onReject: fn(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

export const Sample = meta.story({
  name: 'Инсайты по карточкам, решает человек',
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('dialog', { name: 'Новое из исследований и экспериментов' });
    await step('Инсайты и выводы названы своими именами', async () => {
      await expect(screen.getByText(/8\sинсайтов исследований и\s2\sвывода экспериментов/)).toBeVisible();
      await expect(screen.getAllByText(/^Вывод эксперимента/)).toHaveLength(2);
      const [link] = screen.getAllByRole('link').filter((one) => one.getAttribute('href')?.startsWith('/experiments'));
      await expect(link).toBeVisible();
    });
    const accept = screen.getAllByRole('button', { name: /^Принять/ });
    await expect(accept).toHaveLength(proposals.length);
    await step('Принять в другую карточку', async () => {
      const [select] = screen.getAllByRole('combobox', { name: /^В карточку: ./ });
      await userEvent.selectOptions(select as HTMLElement, 'keyMetrics');
      await userEvent.click(accept[0] as HTMLElement);
      await expect(args.onAccept).toHaveBeenCalledWith(expect.objectContaining({ field: 'keyMetrics' }));
      await expect(await screen.findByText('Добавлено в карточку «Ключевые метрики».')).toBeVisible();
    });
    await step('Фокус на следующем; отклонить', async () => {
      const next = screen.getAllByRole('button', { name: /^Принять/ })[0];
      await waitFor(() => expect(next).toHaveFocus());
      await userEvent.click(screen.getAllByRole('button', { name: /^Отклонить/ })[0] as HTMLElement);
      await expect(args.onReject).toHaveBeenCalledOnce();
      await expect(await screen.findByText('Отклонено, больше не предложим.')).toBeVisible();
    });
  },
});

export const LastOne = meta.story({
  name: 'Последний разобран: осталось закрыть',
  args: { proposals: proposals.slice(0, 1) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Принять/ }));
    await waitFor(() => expect(screen.getByText('Закрыть', { selector: 'button' })).toHaveFocus());
    await expect(screen.getByText('Все предложения разобраны.')).toBeVisible();
  },
});

const waiting = () => screen.getAllByRole('button', { name: /^Принять/ });

export const TakenBack = meta.story({
  name: 'Принятое отменили: предложение снова ждёт',
  render: function Render(args) {
    const [taken, setTaken] = useState<readonly string[]>([]);
    return (
      <ProposalsDialog
        {...args}
        proposals={proposals.filter(({ key }) => !taken.includes(key))}
        onAccept={({ key }) => {
          setTaken((before) => [...before, key]);
          // The undo is in a toast of the app's.
          globalThis.addEventListener('take-back', () => setTaken([]), { once: true });
          return Promise.resolve(DONE);
        }}
      />
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click((await screen.findAllByRole('button', { name: /^Принять/ }))[0] as HTMLElement);
    await waitFor(() => expect(waiting()).toHaveLength(proposals.length - 1));
    globalThis.dispatchEvent(new Event('take-back'));
    await waitFor(() => expect(waiting()).toHaveLength(proposals.length));
  },
});

export const Failed = meta.story({
  name: 'Не сохранилось: предложение остаётся, причина рядом',
  args: { onAccept: fn(() => Promise.resolve(refused('Не удалось сохранить. Попробуйте ещё раз.'))) },
  play: async ({ userEvent }) => {
    await userEvent.click((await screen.findAllByRole('button', { name: /^Принять/ }))[0] as HTMLElement);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Попробуйте ещё раз');
    await expect(screen.getAllByRole('button', { name: /^Принять/ })).toHaveLength(proposals.length);
  },
});

export const RejectionFailed = meta.story({
  name: 'Отказ не сохранился: фокус на той же кнопке',
  args: { onReject: fn(() => Promise.resolve(refused('Не удалось сохранить. Попробуйте ещё раз.'))) },
  play: async ({ userEvent }) => {
    const [reject] = await screen.findAllByRole('button', { name: /^Отклонить/ });
    await userEvent.click(reject as HTMLElement);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Попробуйте ещё раз');
    await expect(reject).toHaveFocus();
  },
});

export const None = meta.story({
  name: 'Всё учтено: новых инсайтов и выводов нет',
  args: { proposals: [] },
  play: async () => expect(await screen.findByText('Новых инсайтов и выводов нет')).toBeVisible(),
});

export const NoInterviews = meta.story({
  name: 'Пустая компания: интервью ещё не было',
  args: { proposals: [], sources: 'none' },
  play: async () => {
    await expect(await screen.findByText('Интервью пока не было')).toBeVisible();
    await expect(screen.queryByText(/уже учитывает/)).toBeNull();
  },
});

export const Unfinished = meta.story({
  name: 'Исследования есть, инсайтов ещё нет',
  args: { proposals: [], sources: 'unfinished' },
  play: async () => expect(await screen.findByText('Инсайтов пока нет')).toBeVisible(),
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });

const DONE_READING = {
  state: 'done' as const,
  value: { waiting: 2, leftOut: { unknown: 0, doubled: 0, unfounded: 0 }, read: 2, parts: 2, trouble: '' },
};

/** A dialog that a model's lines come into once it is asked. */
function Asked(props: ProposalsDialogProps) {
  const [isDone, setDone] = useState(false);
  const model = boardModelAt(isDone ? DONE_READING : { state: 'idle' });
  return (
    <ProposalsDialog
      {...props}
      proposals={isDone ? [...props.proposals, line, invented] : props.proposals}
      model={{ ...model, onAsk: () => setDone(true) }}
    />
  );
}

export const WithModel = meta.story({
  name: 'С моделью: её строки приходят к остальным, чего никто не говорил — не принять',
  args: { proposals: proposals.slice(0, 1) },
  render: (args) => <Asked {...args} />,
  play: async ({ args, userEvent, step }) => {
    await step('Строки модели отмечены и держатся на словах людей', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Предложить с моделью' }));
      await expect(screen.getByText(line.insight, { selector: 'p' })).toBeVisible();
      await expect(screen.getByText(/некогда искать людей/)).toBeVisible();
      await expect(screen.getByText(/2.строки модели/)).toBeVisible();
      await expect(screen.queryByRole('button', { name: `Принять: ${invented.insight}` })).not.toBeInTheDocument();
    });
    await step('Слова правят до того, как принять', async () => {
      const item = screen.getByText(line.insight, { selector: 'p' }).closest('li') as HTMLElement;
      await userEvent.click(within(item).getByText('Изменить слова и сверить с карточкой'));
      const words = within(item).getByRole('textbox', { name: 'Слова для карточки' });
      await userEvent.clear(words);
      await userEvent.type(words, 'Нужен повод говорить чаще');
      await userEvent.click(within(item).getByRole('button', { name: `Принять: ${line.insight}` }));
      await expect(args.onAccept).toHaveBeenLastCalledWith(
        expect.objectContaining({ insight: 'Нужен повод говорить чаще', byModel: line.byModel }),
      );
    });
  },
});
