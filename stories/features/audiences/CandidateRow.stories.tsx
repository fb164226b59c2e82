import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { PersonaCandidate } from '#src/domain/audiences/personaCandidates.ts';
import { editForm, typeInto } from '#src/domain/core/editedForm.ts';
import { DONE } from '#src/domain/core/outcome.ts';
import { CandidateRow, type CandidateRowProps } from '#src/features/audiences/CandidateRow.tsx';
import { fits, underFinger } from '#stories/checks.ts';

import { candidatesOf, longPersona } from './samplePersonas.ts';

const [first] = candidatesOf();
if (!first) throw new Error('no sample candidate');
const nameless: PersonaCandidate = { ...first, form: { ...first.form, name: '' } };

const meta = preview.meta({
  id: 'features-audiences-candidaterow',
  title: 'Разделы/Аудитории/Кандидат в персоны · CandidateRow',
  component: CandidateRow,
  parameters: {
    docs: {
      description: { component: 'Кого цитаты подсказывают как персону: кто, почему, чего не хватает — и решение.' },
    },
  },
  args: {
    candidate: first,
    missing: ['techLevel'] as CandidateRowProps['missing'],
    problem: '',
    studyHref: (id: string) => `/?open=${id}`,
    onDraftChange: fn<NonNullable<CandidateRowProps['onDraftChange']>>(),
    onAccept: fn<CandidateRowProps['onAccept']>(() => Promise.resolve(DONE)),
    onReject: fn(),
  },
});

export const Waiting = meta.story({
  name: 'Кто, почему и чего нет в цитатах',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(args.candidate.form.name);
    await expect(canvas.getAllByRole('blockquote')[0]).toHaveTextContent(args.candidate.why[0]?.text ?? '');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Средний');
    await expect(args.onDraftChange?.mock.lastCall?.[0]?.values.techLevel).toBe('Средний');
    await userEvent.click(canvas.getByRole('button', { name: /^Принять/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Отклонить/ }));
    await expect(args.onAccept).toHaveBeenLastCalledWith({ ...args.candidate.form, techLevel: 'Средний' });
    await expect(args.onReject).toHaveBeenCalledTimes(1);
  },
});

export const Nameless = meta.story({
  name: 'Без имени: роль вместо него, имя спрошено',
  args: {
    candidate: nameless,
    missing: ['name', 'techLevel'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Принять/ }));
    const name = canvas.getByRole('textbox', { name: /^Имя/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
});

export const ManyQuotes = meta.story({
  name: 'Цитат много и исследование удалено: две видны, остальные свёрнуты',
  args: {
    candidate: {
      ...first,
      why: Array.from({ length: 7 }, (_, index) => ({
        text: `Цитата ${index + 1}: ${longPersona.role}`,
        research: 'Удалённое исследование',
        researchId: null,
      })),
    },
    problem: 'Не хватает места в браузере.',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText(/^Ещё 5\sцитат$/));
    await expect(canvas.getByText(/Цитата 7/)).toBeVisible();
  },
});

export const Storing = meta.story({
  name: 'Сохраняется',
  args: {
    draft: typeInto(editForm(first.form), { techLevel: 'Средний' }),
    onAccept: fn<CandidateRowProps['onAccept']>(() => new Promise<never>(() => undefined)),
  },
  play: async ({ canvas, userEvent }) => {
    const accept = canvas.getByRole('button', { name: /^Принять/ });
    await userEvent.click(accept);
    await expect(accept).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: /^Отклонить/ })).toBeDisabled();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  args: { candidate: nameless, missing: ['name', 'techLevel'] },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await fits();
    await underFinger(...canvas.getAllByRole('button'), ...canvas.queryAllByRole('link'));
  },
});
