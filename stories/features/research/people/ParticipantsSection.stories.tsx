import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE } from '#src/domain/core/outcome.ts';
import { ParticipantsSection } from '#src/features/research/people/ParticipantsSection.tsx';

import { PersonActsContext } from '#src/ui/context/PersonActs.ts';

import { marina, oleg, people } from './samplePeople.ts';
import { AS_OUT } from '#stories/rights.ts';

const done = () => Promise.resolve(DONE);

const meta = preview.meta({
  id: 'features-research-people-participantssection',
  title: 'Разделы/Исследования/Участники · ParticipantsSection',
  component: ParticipantsSection,
  parameters: {
    docs: { description: { component: '«Участники» открытого исследования: с кем говорили, и показаны ли имена.' } },
  },
  // Its heading is the fourth in an open study.
  decorators: [
    (Story) => (
      <>
        <h3>Интервью о планировании</h3>
        <Story />
      </>
    ),
  ],
  args: {
    people,
    onAdd: fn(done),
    onJoin: fn(),
    onEdit: fn(done),
    onTakeOut: fn(),
    onDelete: fn(),
    onHideNames: fn(),
  },
});

export const Two = meta.story({
  name: 'Два участника: добавить, изменить, взять из другого исследования, скрыть имена',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('heading', { name: 'Участники (2)' })).toBeVisible();
    await step('Новый начинается со свободного кодового имени', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Добавить участника' }));
      await expect(await screen.findByLabelText(/^Кодовое имя/)).toHaveValue('Р4');
      await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
      await expect(args.onAdd).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('Из другого исследования', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Из других исследований' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Олег (Р3)' }));
      await expect(args.onJoin).toHaveBeenLastCalledWith(oleg.id);
    });
    await step('Изменить', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Действия с участником Марина' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Изменить' }));
      await userEvent.type(await screen.findByLabelText('Роль'), ', Москва');
      await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
      await waitFor(() =>
        expect(args.onEdit).toHaveBeenLastCalledWith(
          marina,
          expect.objectContaining({ role: 'продакт в EdTech, Москва', personaId: 'persona-1' }),
        ),
      );
    });
    await step('Скрыть имена', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('switch', { name: 'Скрыть имена' }));
      await expect(args.onHideNames).toHaveBeenLastCalledWith(true);
    });
  },
});

const asked = { forget: fn(), exportData: fn(), showContact: fn() };

export const TheirRights = meta.story({
  name: 'Участника можно забыть и выгрузить его данные',
  decorators: [
    (Story) => (
      <PersonActsContext value={asked}>
        <Story />
      </PersonActsContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const who = { contacts: [], participants: [marina.id] };
    for (const [item, act] of [
      ['Выгрузить данные', asked.exportData],
      ['Забыть человека', asked.forget],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: 'Действия с участником Марина' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
      await expect(act).toHaveBeenLastCalledWith(who);
    }
    // Their name is known.
    await userEvent.click(canvas.getByRole('button', { name: 'Действия с участником Марина' }));
    await screen.findByRole('menuitem', { name: 'Изменить' });
    await expect(screen.queryByRole('menuitem', { name: 'Открыть контакт' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  },
});

export const Nobody = meta.story({
  name: 'Никто не назван: сказано, что делать',
  args: { people: { ...people, listed: [], everybody: [], others: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Участники не названы/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Из других исследований' })).not.toBeInTheDocument();
  },
});

export const NamesHidden = meta.story({
  name: 'Имена скрыты: только кодовые',
  args: {
    people: {
      ...people,
      hidesNames: true,
      listed: people.listed.map((one) => ({ ...one, name: one.participant.codeName })),
      others: [{ id: oleg.id, name: 'Р3' }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Р1')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('Марина');
  },
});

export const Mobile = Two.extend({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });

export const Out = meta.story({
  name: 'Доступ закончился: не сказано, что никого нет',
  globals: AS_OUT,
  args: { people: { ...people, listed: [], everybody: [], others: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Участники' })).toBeVisible();
    await expect(canvas.getByText('Доступ закончился')).toBeVisible();
    await expect(canvas.queryByText(/не названы/)).toBeNull();
  },
});
