import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { PersonaDialog } from '#src/features/audiences/PersonaDialog.tsx';
import { fits, refusedOnce, underFinger } from '#stories/checks.ts';

import { people } from './personas/samplePeople.ts';
import { barePersona, longPersona, pending, persona, TITLES } from './samplePersonas.ts';

const meta = preview.meta({
  id: 'features-audiences-personadialog',
  title: 'Разделы/Аудитории/Диалог персоны · PersonaDialog',
  component: PersonaDialog,
  parameters: {
    docs: { description: { component: 'Персона целиком, в восьми разделах, и что с ней можно сделать.' } },
  },
  args: {
    persona: persona(),
    onEdit: fn(),
    onDuplicate: fn<() => Promise<Outcome>>(() => Promise.resolve(DONE)),
    onDelete: fn(),
    onClose: fn(),
  },
});

const section = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string) =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button', { name })
    .find((one) => one.textContent === name) as HTMLElement;

export const Full = meta.story({
  name: 'Восемь разделов по порядку',
  play: async ({ args, step, userEvent }) => {
    await step('Разделы', async () => {
      await expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(TITLES);
      const basics = section(TITLES[0] ?? '');
      await expect(basics.getByText(/^31\sгод$/)).toBeVisible();
      await expect(basics.getByText('Нижний Новгород')).toBeVisible();
      await expect(section(TITLES[1] ?? '').getByRole('heading', { name: 'Боли' })).toBeVisible();
      await expect(section(TITLES[2] ?? '').getByRole('heading', { name: 'Мотивация' })).toBeVisible();
      await expect(section(TITLES[3] ?? '').getByText('Считает время в часах')).toBeVisible();
    });
    await step('Уровень — словами, и что он значит', async () => {
      const level = section(TITLES[6] ?? '');
      await expect(level.getByText('Средний')).toBeVisible();
      await expect(level.getByText('2 из 3')).toBeVisible();
      await expect(level.getByText(/Сам разбирается в обычных сервисах/)).toBeVisible();
    });
    await step('Кнопки', async () => {
      for (const name of ['Изменить', 'Дублировать', 'Удалить', 'Закрыть']) await userEvent.click(button(name));
      for (const asked of [args.onEdit, args.onDuplicate, args.onDelete, args.onClose]) {
        await expect(asked).toHaveBeenCalledTimes(1);
      }
    });
  },
});

export const Bare = meta.story({
  name: 'Почти ничего не известно: поля опущены, пустые разделы так и говорят',
  args: { persona: barePersona },
  play: async () => {
    await expect(screen.queryByText('Компания')).not.toBeInTheDocument();
    await expect(screen.queryByText('Возраст')).not.toBeInTheDocument();
    await expect(screen.queryByText('Боли')).not.toBeInTheDocument();
    await expect(screen.getAllByText('Не указано')).toHaveLength(6);
    await expect(screen.getByText('1 из 3')).toBeVisible();
  },
});

export const WithPeople = meta.story({
  name: 'Кто за персоной: люди, исследования, расшифровки',
  args: { people: people(), onChoosePeople: fn() },
  play: async ({ args, userEvent }) => {
    await expect(section('Кто за этой персоной (2)').getByText('Марина (Р1)')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать людей' }));
    await expect(args.onChoosePeople).toHaveBeenCalledOnce();
  },
});

export const Long = meta.story({
  name: 'Длинные тексты: ничего не обрезано и не вылезает',
  args: { persona: longPersona },
  play: () => fits(screen.getByRole('dialog')),
});

export const FailingCopy = meta.story({
  name: 'Копия не сделана: сказано почему',
  play: async ({ args }) => {
    await refusedOnce(args.onDuplicate, button('Дублировать'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Copying = meta.story({
  name: 'Копируется: диалог ждёт',
  play: async ({ args, userEvent }) => {
    const copying = pending<Outcome>();
    args.onDuplicate.mockImplementationOnce(() => copying.promise);
    await userEvent.click(button('Дублировать'));
    await expect(button('Изменить')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    copying.finish(DONE);
    await waitFor(() => expect(button('Изменить')).toBeEnabled());
  },
});

export const Keyboard = meta.story({
  name: 'Escape закрывает',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: лист во весь экран',
  args: { persona: longPersona },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await fits(screen.getByRole('dialog'));
    await underFinger(button('Изменить'));
  },
});
export const MobileFull = meta.story({
  name: 'На телефоне, обычные тексты',
  globals: { viewport: { value: 'mobile' } },
});
