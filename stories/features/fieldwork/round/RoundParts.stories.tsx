import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ready } from '#src/domain/core/loadable.ts';
import { RoundParts, type RoundPart } from '#src/features/fieldwork/round/RoundParts.tsx';

import { answers, figures, respondents, roundWith, saidTo, script } from './sampleRound.ts';

const meta = preview.meta({
  id: 'features-fieldwork-round-roundparts',
  title: 'Разделы/Респонденты/Что вышло из раунда · RoundParts',
  component: RoundParts,
  parameters: { docs: { description: { component: 'Что вышло из раунда: по вопросам, по ответам и по людям.' } } },
  args: {
    script,
    figures,
    answers: ready({ ...answers, more: true }),
    respondents: ready(respondents),
    round: roundWith(),
    part: 'questions' as RoundPart,
    saidTo,
    wordsHref: ({ materialId, start, end }) => `?material=${materialId}&at=${start}-${end}`,
    nameOf: () => '',
    contactHref: () => null,
    materialHref: (id) => `?material=${id}`,
    onPart: fn(),
    onSegment: fn(),
    onCopyLink: fn(),
    onTakeBack: fn(),
    onCount: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
});

export const Questions = meta.story({
  name: 'Вопросы',
  play: async ({ args, userEvent }) => {
    await expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await userEvent.click(screen.getByRole('tab', { name: 'Ответы' }));
    await expect(args.onPart).toHaveBeenCalledWith('answers');
  },
});

export const QuestionsUnread = meta.story({
  name: 'Вопросы ещё читаются: о сценарии ничего не утверждают',
  args: { script: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Вопросы' })).toBeVisible();
    await expect(canvas.queryByText(/больше нет/)).toBeNull();
  },
});

export const ScenarioGone = meta.story({
  name: 'Сценарий удалили до начала раунда',
  args: { script: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Сценария больше нет')).toBeVisible();
  },
});

export const Answers = meta.story({
  name: 'Ответы: дальше читают ответы',
  args: { part: 'answers' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
    await expect(args.onMore).toHaveBeenCalledWith('answers');
  },
});

export const People = meta.story({
  name: 'Люди: дальше читают людей',
  args: { part: 'people' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
    await expect(args.onMore).toHaveBeenCalledWith('people');
  },
});
