import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { Counted } from '#src/domain/audiences/figures.ts';
import type { AudienceSummary } from '#src/domain/audiences/audience.ts';
import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { DONE } from '#src/domain/core/outcome.ts';
import type { OpenAudience } from '#src/features/audiences/openAudience.ts';
import { UnfoldedAudience } from '#src/features/audiences/UnfoldedAudience.tsx';

import { linksHref } from '../../linksHref.ts';
import { edtech, summaries } from './sampleAudience.ts';
import { listing } from './sampleContacts.ts';

const meta = preview.meta({
  id: 'features-audiences-unfoldedaudience',
  title: 'Разделы/Аудитории/Раскрытая аудитория · UnfoldedAudience',
  component: UnfoldedAudience,
  parameters: {
    docs: { description: { component: 'Во что раскрывается строка аудитории: она сама, её поиски и контакты.' } },
  },
  args: {
    opened: ready(edtech) as Loadable<OpenAudience>,
    figures: summaries[0] as Counted<AudienceSummary>,
    linksHref,
    onAsk: fn(),
    onOpenPersona: fn(),
    onRetry: fn(),
    contactListing: listing,
    onDeleteContact: fn(),
    onDeleteAllContacts: fn(() => Promise.resolve(DONE)),
    onRecruitingStatusChange: fn(),
    onDeleteRecruiting: fn(),
  },
});

export const Full = meta.story({
  name: 'Персоны, контакты и то, что можно сделать',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить контакты' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith('contacts');
    await userEvent.click(canvas.getByRole('button', { name: 'Найти новые персоны' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith('candidates');
    await userEvent.click(canvas.getByRole('button', { name: 'Создать персону' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith('persona-new');
    await expect(canvas.getByRole('heading', { name: /^Контакты \(/, level: 4 })).toBeVisible();
  },
});

export const Loading = meta.story({ name: 'Раскрывается', args: { opened: LOADING } });

export const Gone = meta.story({
  name: 'Её больше нет',
  args: { opened: failed('Этой аудитории больше нет.') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
