import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { filterJourney } from '#src/domain/tactics/journeySearch.ts';
import { NO_JOURNEY_FILTER } from '#src/domain/tactics/journeyFilter.ts';
import { FoundElsewhere } from '#src/features/tactics/FoundElsewhere.tsx';

import { journey } from './sampleJourney.ts';

const found = (query: string) => filterJourney(journey, { ...NO_JOURNEY_FILTER, query, where: 'all' });

const meta = preview.meta({
  id: 'features-tactics-foundelsewhere',
  title: 'Разделы/Тактика/Найдено на других этапах · FoundElsewhere',
  component: FoundElsewhere,
  parameters: { docs: { description: { component: 'На этом этапе таких слов нет: где есть и как вернуть всё.' } } },
  args: {
    query: 'оплат',
    stage: 'awareness' as const,
    found: { ...found('оплат'), awareness: [] },
    onStageChange: fn(),
    onReset: fn(),
  },
});

export const OnOtherStages = meta.story({
  name: 'Есть на других этапах',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Revenue \(\d\)$/ }));
    await expect(args.onStageChange).toHaveBeenCalledWith('revenue');
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить поиск' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
});

export const Nowhere = meta.story({
  name: 'Нет нигде',
  args: { query: 'нет таких слов', found: found('нет таких слов') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});
