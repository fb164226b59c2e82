import { expect, screen, waitFor } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import type { AudienceSummary } from '#src/domain/audiences/audience.ts';
import type { Counted } from '#src/domain/audiences/figures.ts';
import { NO_AUDIENCE_FILTER } from '#src/domain/audiences/filter.ts';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { AudiencesScreen } from '#src/features/audiences/AudiencesScreen.tsx';
import { fits } from '#stories/checks.ts';

import { edtech, screenProps, summaries } from './sampleAudience.ts';
import { AS_VIEWER, finds } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-audiences-audiencesscreen',
  title: 'Разделы/Аудитории/Экран аудиторий · AudiencesScreen',
  component: AudiencesScreen,
  parameters: {
    docs: { description: { component: 'Аудитории: с кем говорим — когорты, их персоны и контакты.' } },
    chromatic: { modes: screenModes },
  },
  args: screenProps,
  render: (props) => <AudiencesScreen {...props} />,
});

export const Full = meta.story({
  name: 'Пять аудиторий',
  play: async ({ args: { filter, onFilterChange, onExport, onOpenChange }, canvas, step, userEvent }) => {
    await step('Поиск и фильтры уходят наружу', async () => {
      await expect(canvas.getByRole('heading', { name: 'Список аудиторий (5)' })).toBeVisible();
      await userEvent.type(canvas.getByPlaceholderText('Поиск аудиторий...'), 'п');
      await expect(onFilterChange).toHaveBeenLastCalledWith({ ...NO_AUDIENCE_FILTER, query: 'п' }, 'typing');
      await userEvent.selectOptions(canvas.getByLabelText('Этап воронки'), 'реактивация');
      await expect(onFilterChange).toHaveBeenLastCalledWith({ ...NO_AUDIENCE_FILTER, stage: 'реактивация' }, 'chosen');
      await userEvent.selectOptions(canvas.getByLabelText('Размер'), 'large');
      await expect(onFilterChange).toHaveBeenLastCalledWith({ ...NO_AUDIENCE_FILTER, size: 'large' }, 'chosen');
    });
    await step('Экспорт того, что найдено', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Экспорт' }));
      await waitFor(() => expect(onExport).toHaveBeenCalledWith(summaries, filter));
    });
    await step('Ряд раскрывается', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Основатели стартапов/ }));
      await expect(onOpenChange).toHaveBeenCalledWith('audience-founders');
    });
  },
});

export const Open = meta.story({
  name: 'Раскрыта: персоны, контакты, кнопки',
  args: { openId: edtech.audience.id, opened: ready(edtech) },
  play: async ({ args: { onPersonaChange }, canvas, step, userEvent }) => {
    await step('Персона открывается', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Продакт между релизами/ }));
      await expect(onPersonaChange).toHaveBeenCalledWith(edtech.personas[0]?.id);
    });
    await step('Добавить контакты', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Добавить контакты' }));
      await expect(await screen.findByRole('dialog', { name: 'Добавить контакты' })).toBeVisible();
    });
  },
});

export const Gone = meta.story({
  name: 'Раскрытой аудитории больше нет',
  args: { openId: edtech.audience.id, opened: failed('Этой аудитории больше нет.') },
});

export const Loading = meta.story({ name: 'Загружается', args: { audiences: LOADING } });

export const Failed = meta.story({
  name: 'Список не открылся',
  args: { audiences: failed('Перезагрузите страницу.') },
});

export const Empty = meta.story({
  name: 'Аудиторий нет: что это и с чего начать',
  args: { audiences: ready([]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Создать первую аудиторию' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  name: 'Ничего не найдено: что искали и сброс',
  args: { filter: { query: 'нет такой', stage: 'отток', size: 'small' } },
  play: async ({ args: { onFilterChange }, canvas, userEvent }) => {
    await expect(canvas.getByText(/«нет такой», этап «отток», размер «Маленькие/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Сбросить/ }));
    await expect(onFilterChange).toHaveBeenCalledWith(NO_AUDIENCE_FILTER, 'chosen');
  },
});

export const Broken = meta.story({ name: 'Часть записей не прочитана', args: { brokenCount: 1 } });

export const Thousands = meta.story({
  name: 'Десять тысяч когорт: на странице только окно',
  args: {
    audiences: ready(
      Array.from({ length: 10_000 }, (_, index): Counted<AudienceSummary> => {
        const one = summaries[index % summaries.length] as Counted<AudienceSummary>;
        return { ...one, id: `cohort-${index}`, name: `${index + 1}. ${one.name}` };
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Список аудиторий \(10\s000\)/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
});

export const Phone = meta.story({
  name: 'На телефоне',
  args: { openId: edtech.audience.id, opened: ready(edtech) },
  globals: { viewport: { value: 'mobile' } },
  play: () => fits(),
});

export const Viewer = meta.story({
  name: 'Наблюдатель: читает, менять не может',
  globals: AS_VIEWER,
  play: finds(['Создать аудиторию'], ['Экспорт']),
});
