import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { placeRanges } from '#src/domain/core/textRange.ts';
import { ALL_FINDINGS } from '#src/domain/evidence/study/shownFindings.ts';
import { FindingsScreen } from '#src/features/research/across/findings/FindingsScreen.tsx';
import type { StudyFindings } from '#src/features/research/across/findings/studyFindings.ts';

import { found, foundActs, said, talks } from './sampleFound.ts';
import { modelAt, proposed } from './sampleProposals.ts';

const meta = preview.meta({
  id: 'features-research-across-findings-findingsscreen',
  title: 'Разделы/Исследования/Находки исследования · FindingsScreen',
  component: FindingsScreen,
  parameters: {
    docs: {
      description: {
        component:
          '«Находки»: что похоже сказали несколько человек, кто говорит обратное, что стоит само по себе, и что из этого делают.',
      },
    },
    chromatic: { modes: screenModes },
  },
  args: {
    studies: [{ id: 'research-late', title: 'Разговоры о доставке' }],
    studyIds: ['research-late'],
    onStudiesChange: fn(),
    found: ready(found),
    filter: ALL_FINDINGS,
    onFilterChange: fn(),
    apart: new Set<string>(),
    onApart: fn(),
    acts: foundActs,
    passageHref: ({ materialId, start, end }) => `?material=${materialId}&at=${start}-${end}`,
    studiesHref: '/',
    onRetry: fn(),
  },
});

/** Remembers, as a device does, which items were taken out. */
function Remembering(props: Parameters<typeof FindingsScreen>[0]) {
  const [apart, setApart] = useState(props.apart);
  return (
    <FindingsScreen
      {...props}
      apart={apart}
      onApart={(ids, isApart) => {
        props.onApart(ids, isApart);
        setApart(new Set(isApart ? [...apart, ...ids] : [...apart].filter((id) => !ids.includes(id))));
      }}
    />
  );
}

const group = () => screen.findByRole('article');

export const Full = meta.story({
  name: 'Группа с противоречием и то, что сказано один раз',
  play: async ({ canvas }) => {
    await expect(await group()).toHaveTextContent(/4.человека из.5 сказали, 1.человек говорит обратное/);
    await expect(canvas.getByRole('heading', { level: 2, name: /^Похоже, говорят об одном \(1\)/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: /^По одному \(3\)/ })).toBeVisible();
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/^7.находок в 5.текстах ждут разбора$/);
  },
});

export const TakingOut = meta.story({
  name: 'Лишнее убирают из группы: люди пересчитаны, слова — по одному; можно вернуть',
  render: (args) => <Remembering {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Убрать из группы: «Дважды/ }));
    await expect(await group()).toHaveTextContent(/3.человека из.5 сказали/);
    await expect(canvas.getByRole('heading', { level: 2, name: /^По одному \(4\)/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Вернуть в группу: «Дважды/ }));
    await expect(await group()).toHaveTextContent(/4.человека из.5 сказали/);
    await userEvent.click(canvas.getByRole('button', { name: /^Убрать из группы: «Да ни разу/ }));
    await expect(canvas.queryByRole('heading', { level: 4 })).not.toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

export const Making = meta.story({
  name: 'Гипотеза из группы; что сделано, сказано ссылкой',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Создать гипотезу: «/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Создать гипотезу' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(foundActs.onHypothesis).toHaveBeenLastCalledWith(
      [said(1), said(2), said(3), said(4)],
      [],
      expect.objectContaining({ relevance: 'medium' }),
    );
    await expect(canvas.getByRole('link', { name: 'Открыть гипотезу' })).toHaveAttribute(
      'href',
      '?links=hypothesis:new',
    );
  },
});

export const WithModel = meta.story({
  name: 'С моделью: её гипотезу берут через форму, и она уходит из предложений',
  args: { model: modelAt({ state: 'done', value: proposed }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Создать гипотезу: Если предупреждать/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Создать гипотезу' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(args.model?.onDone).toHaveBeenLastCalledWith('late'));
    await expect(foundActs.onHypothesis).toHaveBeenLastCalledWith(
      [said(1), said(2), said(3)],
      [],
      expect.objectContaining({ madeBy: proposed.madeBy }),
    );
  },
});

export const Narrowed = meta.story({
  name: 'Один вид, и находок такого вида нет',
  args: { filter: { kind: 'trigger', person: null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все находки' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith(ALL_FINDINGS);
  },
});

const working: StudyFindings = { ...found, talks: talks.slice(0, 2), groups: [], done: false };

export const Working = meta.story({
  name: 'Тексты читаются: первое уже видно',
  args: { found: ready(working) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Читаем тексты: 2 из 5…');
    await expect(canvas.getByText('Курьер опоздал на час, суп приехал холодный.')).toBeVisible();
  },
});

export const Broken = meta.story({
  name: 'Поиск не запустился: что прочитано, осталось; повторить',
  args: { found: ready({ ...working, failure: 'Поиск находок не запустился. Попробуйте ещё раз.' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не все тексты прочитаны');
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/^Прочитано 2 из 5.текстов$/);
    await expect(canvas.getByText('Курьер опоздал на час, суп приехал холодный.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  name: 'Текстов ещё нет',
  args: { found: ready({ ...found, talks: [], groups: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Расшифровок пока нет' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'К исследованиям' })).toHaveAttribute('href', '/');
  },
});

export const Decided = meta.story({
  name: 'Всё разобрано',
  args: {
    found: ready({
      ...found,
      talks: talks.map((talk) => ({ ...talk, marked: placeRanges(talk.passages) })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Все находки разобраны' })).toBeVisible();
  },
});

export const Nothing = meta.story({
  name: 'В текстах ничего не нашлось',
  args: {
    found: ready({ ...found, groups: [], talks: talks.map((talk) => ({ ...talk, findings: [], passages: [] })) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Новых находок в этих текстах нет' })).toBeVisible();
  },
});

export const Many = meta.story({
  name: 'Тысячи: в странице только те, что видно',
  args: {
    found: ready({
      ...found,
      groups: [],
      talks: talks.slice(0, 1).map((talk) => {
        const passages = Array.from({ length: 3000 }, (_, index) => ({
          ...said(1),
          id: `many-${index}`,
          start: index * 10,
          end: index * 10 + 9,
          text: `${index}-й раз ждали курьера больше часа`,
        }));
        return {
          ...talk,
          text: 'слово за '.repeat(3500),
          passages,
          findings: passages.map(({ start, end }) => ({
            start,
            end,
            kind: 'pain' as const,
            score: 0.9,
            cues: [],
            proposed: true,
          })),
        };
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /^По одному \(3000\)/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
});

export const Loading = meta.story({
  name: 'Загружается',
  args: { found: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Не открылись',
  args: { found: failed('Хранилище не отвечает. Попробуйте ещё раз.') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
