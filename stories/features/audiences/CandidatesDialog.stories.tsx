import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import type { PersonaCandidate } from '#src/domain/audiences/personaCandidates.ts';
import { checkPersona, MAX_PERSONA_LINE, type PersonaForm } from '#src/domain/audiences/form/personaForm.ts';
import { CandidatesDialog, type CandidatesDialogProps } from '#src/features/audiences/CandidatesDialog.tsx';
import { ModelPersonas } from '#src/features/audiences/personas/ModelPersonas.tsx';
import { fits, underFinger } from '#stories/checks.ts';
import { withPersonaSearch } from '#stories/patterns/evidence/withModel.tsx';

import { between, foundPersonas, personasModelAt } from './personas/samplePersonasModel.ts';
import { candidatesOf, longPersona, pending } from './samplePersonas.ts';

const [first, second, third] = [...candidatesOf(), ...candidatesOf('audience-founders')];
if (!first || !second || !third) throw new Error('too few sample candidates');
const who = ({ form }: PersonaCandidate) => form.name || form.role;

const storedForms: PersonaForm[] = [];
const decision = () => fn<(candidate: PersonaCandidate) => Promise<Outcome>>(() => Promise.resolve(DONE));

const meta = preview.meta({
  id: 'features-audiences-candidatesdialog',
  title: 'Разделы/Аудитории/Диалог поиска персон · CandidatesDialog',
  component: CandidatesDialog,
  parameters: {
    docs: {
      description: {
        component:
          '«Найти новые персоны»: люди, которых подсказывают собственные цитаты, — каждого принимают или нет, — и те, кого в разговорах нашла модель.',
      },
    },
  },
  args: {
    audience: { id: 'audience-edtech-pm', name: 'Продакт-менеджеры EdTech', description: '' },
    personas: [],
    taken: new Set<string>(),
    candidates: [first, second, third],
    studyHref: (id: string) => `/?open=${id}`,
    onAccept: fn<(candidate: PersonaCandidate) => Promise<Outcome>>((candidate) => {
      storedForms.push(candidate.form);
      return Promise.resolve(DONE);
    }),
    onReject: decision(),
    onRestore: decision(),
    onOpenProposed: fn(),
    onClose: fn(),
  },
});

const accept = (candidate: PersonaCandidate) => screen.getByRole('button', { name: `Принять: ${who(candidate)}` });
const reject = (candidate: PersonaCandidate) => screen.getByRole('button', { name: `Отклонить: ${who(candidate)}` });
const rowOf = (candidate: PersonaCandidate) => within(accept(candidate).closest('li') as HTMLElement);

async function complete(
  candidate: PersonaCandidate,
  userEvent: {
    selectOptions: (element: Element, value: string) => Promise<void>;
    type: (element: Element, text: string) => Promise<void>;
  },
) {
  const row = rowOf(candidate);
  for (const input of row.queryAllByRole('textbox')) await userEvent.type(input, 'Зоя');
  await userEvent.selectOptions(row.getByRole('combobox'), 'Средний');
}

/** As in the app: an accepted one is a persona now, and no candidate. */
function Stored(props: CandidatesDialogProps) {
  const [candidates, setCandidates] = useState(props.candidates);
  const store = (act: CandidatesDialogProps['onAccept']) => async (candidate: PersonaCandidate) => {
    const outcome = await act(candidate);
    if (outcome.ok) setCandidates((before) => (before ?? []).filter(({ key }) => key !== candidate.key));
    return outcome;
  };
  return (
    <CandidatesDialog
      {...props}
      candidates={candidates}
      onAccept={store(props.onAccept)}
      onReject={store(props.onReject)}
    />
  );
}

export const Deciding = meta.story({
  name: 'Принять, отклонить, вернуть; фокус идёт к следующему',
  render: (args) => <Stored {...args} />,
  play: async ({ args, step, userEvent }) => {
    storedForms.length = 0;
    await step('Принять: персона полная, строка говорит «Добавлена»', async () => {
      await complete(first, userEvent);
      await userEvent.click(accept(first));
      await expect(args.onAccept).toHaveBeenCalledTimes(1);
      await expect(args.onAccept).toHaveBeenCalledWith(expect.objectContaining({ key: first.key }));
      await expect(storedForms.map((form) => checkPersona(form))).toEqual([{}]);
      await expect(await screen.findByText('Добавлена')).toBeVisible();
      await waitFor(() => expect(accept(second)).toHaveFocus());
      await expect(screen.getByRole('status')).toHaveTextContent(`«${who(first)}» — персона добавлена`);
    });
    await step('Отклонить: строка свернулась, можно вернуть', async () => {
      await userEvent.click(reject(second));
      await expect(args.onReject).toHaveBeenLastCalledWith(second);
      await waitFor(() => expect(accept(third)).toHaveFocus());
      await userEvent.click(screen.getByRole('button', { name: `Вернуть: ${who(second)}` }));
      await expect(args.onRestore).toHaveBeenLastCalledWith(second);
      await waitFor(() => expect(accept(second)).toHaveFocus());
    });
    await step('Решено со всеми: фокус на «Готово»', async () => {
      await userEvent.click(reject(second));
      await waitFor(() => expect(accept(third)).toHaveFocus());
      await userEvent.click(reject(third));
      const done = await screen.findByRole('button', { name: 'Готово' });
      await waitFor(() => expect(done).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
});

export const Missing = meta.story({
  name: 'Чего нет в цитатах, спрошено на месте',
  play: async ({ args, userEvent }) => {
    await userEvent.click(accept(first));
    await waitFor(() => expect(rowOf(first).getByRole('combobox')).toHaveAccessibleDescription(/Выберите уровень/));
    await expect(accept(first).closest('li')).toContainElement(document.activeElement as HTMLElement);
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
});

export const Waiting = meta.story({
  name: 'Цитаты ещё читаются: никто не говорит, что опереться не на что',
  args: { candidates: null },
  play: async () => {
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said).toContainEqual(expect.stringMatching(/^Ищем в\sцитатах…$/));
    await expect(screen.queryByText('Пока не на что опереться')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  name: 'Не на что опереться: сказано, что сделать',
  args: { candidates: [] },
  play: async () => {
    await expect(screen.getByText(/Проведите исследование с\sэтой аудиторией/)).toBeVisible();
    await expect(screen.queryByRole('list')).not.toBeInTheDocument();
  },
});

/** The search with a model that has read the audience. */
const searched = withPersonaSearch(({ nobody, onOpen }) => (
  <ModelPersonas
    model={personasModelAt({ state: 'done', value: foundPersonas })}
    nobody={nobody}
    onOpen={onOpen}
    onRefuse={fn()}
  />
));

export const WithModel = meta.story({
  name: 'С моделью: персоны из разговоров над теми, кого подсказывают цитаты',
  decorators: [searched],
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('list', { name: 'Персоны, которые предлагает модель' })).toBeVisible();
    await expect(accept(first)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: `Открыть в форме: ${between.key}` }));
    await expect(args.onOpenProposed).toHaveBeenLastCalledWith(between);
  },
});

export const OnlyModel = meta.story({
  name: 'С моделью, в цитатах никого: что опереться не на что, не сказано',
  args: { candidates: [] },
  decorators: [searched],
  play: async () => {
    await expect(screen.getByRole('list', { name: 'Персоны, которые предлагает модель' })).toBeVisible();
    await expect(screen.queryByText('Пока не на что опереться')).not.toBeInTheDocument();
  },
});

export const Failing = meta.story({
  name: 'Не сохранилось: сказано в строке, выбранное цело',
  play: async ({ args, userEvent }) => {
    args.onAccept.mockResolvedValueOnce(refused('Не хватает места в браузере.'));
    await complete(first, userEvent);
    await userEvent.click(accept(first));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Не хватает места');
    await expect(rowOf(first).getByRole('combobox')).toHaveValue('Средний');
    await userEvent.click(accept(first));
    await expect(await screen.findByText('Добавлена')).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Busy = meta.story({
  name: 'Сохраняется: диалог ждёт',
  play: async ({ args, userEvent }) => {
    const storing = pending<Outcome>();
    args.onReject.mockImplementationOnce(() => storing.promise);
    await userEvent.click(reject(first));
    await expect(accept(first)).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    storing.finish(DONE);
    await expect(await screen.findByText('Отклонена')).toBeVisible();
  },
});

export const Long = meta.story({
  name: 'Длинные тексты; слишком длинное не принять — сказано, что делать',
  args: {
    candidates: [
      {
        ...first,
        form: {
          ...first.form,
          name: longPersona.name,
          role: longPersona.title,
          company: longPersona.company,
          painPoints: 'я'.repeat(MAX_PERSONA_LINE + 1),
        },
        why: [{ text: longPersona.title.repeat(3), research: longPersona.title, researchId: 'study' }],
      },
    ],
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /^Принять/ }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('слишком длинные');
    await expect(args.onAccept).not.toHaveBeenCalled();
    await fits(screen.getByRole('dialog'));
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: один принят, один отклонён',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ userEvent }) => {
    await complete(first, userEvent);
    await userEvent.click(accept(first));
    await screen.findByText('Добавлена');
    await userEvent.click(reject(second));
    const back = await screen.findByRole('button', { name: /^Вернуть/ });
    await underFinger(back);
    await fits(screen.getByRole('dialog'));
  },
});
