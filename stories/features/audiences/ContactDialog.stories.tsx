import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { ContactDialog, type ContactDialogProps } from '#src/features/audiences/ContactDialog.tsx';
import { PersonActsContext } from '#src/ui/context/PersonActs.ts';
import { fits, retype } from '#stories/checks.ts';
import { AS_VIEWER } from '#stories/rights.ts';

import { longNote, manyContacts, namedContacts } from './sampleContacts.ts';

const [named] = namedContacts;
const [alone] = manyContacts(1);
if (!named || !alone) throw new Error('no sample contacts');

const marina = {
  ...named,
  tags: ['важное'],
  details: [{ label: 'Возраст', text: '34' }],
  consent: {
    answer: 'given' as const,
    at: '2026-11-03T09:00:00.000Z',
    text: 'Согласие на участие',
    how: 'person' as const,
  },
  invitedAt: '2026-11-10T09:00:00.000Z',
};

const meta = preview.meta({
  id: 'features-audiences-contactdialog',
  title: 'Разделы/Аудитории/Карточка контакта · ContactDialog',
  component: ContactDialog,
  parameters: {
    docs: {
      description: {
        component:
          'Карточка человека: имя, все адреса, метки, согласие, «не писать», когда звали и ответил, столбцы его таблицы. Всё можно поправить.',
      },
    },
  },
  args: {
    contact: marina,
    isGone: false,
    onEdit: fn<ContactDialogProps['onEdit']>(() => Promise.resolve(DONE)),
    onDelete: fn(),
    onClose: fn(),
  },
});

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Сохранить' });

export const Full = meta.story({
  name: 'Всё можно поправить; когда звали, видно; Esc закрывает',
  play: async ({ args, userEvent, step }) => {
    await expect(screen.getByRole('dialog', { name: 'Марина Петрова' })).toBeVisible();
    await expect(field('Почта')).toHaveValue('marina@example.com');
    await expect(field('Другие колонки')).toHaveValue('Возраст: 34');
    await expect(screen.getByText('Приглашали').parentElement).toHaveTextContent(/10\sноября\s2026/);
    await step('Поправить и сохранить', async () => {
      await retype(field('Город'), 'Пермь');
      await retype(field('Метки'), 'важное, ноябрь');
      await userEvent.click(screen.getByRole('checkbox', { name: /^Не писать/ }));
      await userEvent.type(field('Почему не писать'), 'просила');
      await userEvent.click(save());
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await expect(args.onEdit).toHaveBeenCalledWith(
        marina,
        expect.objectContaining({ city: 'Пермь', tags: 'важное, ноябрь', doNotContact: 'yes', why: 'просила' }),
      );
    });
  },
});

const asked = { forget: fn(), exportData: fn(), showContact: fn() };

export const TheirRights = meta.story({
  name: 'Человека можно забыть и выгрузить его данные: карточка сначала закрывается',
  decorators: [
    (Story) => (
      <PersonActsContext value={asked}>
        <Story />
      </PersonActsContext>
    ),
  ],
  play: async ({ args, userEvent }) => {
    const who = { contacts: [{ listId: marina.listId, key: marina.key }], participants: [] };
    await userEvent.click(screen.getByRole('button', { name: 'Выгрузить данные' }));
    await expect(asked.exportData).toHaveBeenLastCalledWith(who);
    await userEvent.click(screen.getByRole('button', { name: 'Забыть человека' }));
    await expect(asked.forget).toHaveBeenLastCalledWith(who);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

export const Wrong = meta.story({
  name: 'Ошибки у полей: телефон, почта, ни одного адреса',
  play: async ({ args, userEvent, step }) => {
    await retype(field('Телефон'), '123');
    await retype(field('Почта'), 'marina@');
    await userEvent.click(save());
    await expect(field('Телефон')).toHaveAccessibleDescription(/Не хватает цифр/);
    await expect(field('Почта')).toHaveAccessibleDescription(/с ошибкой/);
    await expect(field('Телефон')).toHaveFocus();
    await step('Ни одного адреса', async () => {
      await userEvent.clear(field('Телефон'));
      await userEvent.clear(field('Почта'));
      await expect(field('Телефон')).toHaveAccessibleDescription(/Нужен телефон, почта или имя в Telegram/);
    });
    await step('Согласие без слов', async () => {
      await userEvent.clear(field(/^На что согласие/));
      await expect(field(/^На что согласие/)).toHaveAccessibleDescription(/на что человек согласен/);
    });
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
});

export const Lifted = meta.story({
  name: 'Отказ снимает только новое согласие: спрошено, когда и как его дали',
  args: { contact: { ...marina, consent: null, doNotContact: { at: '2026-11-20T09:30:00.000Z', why: 'просила' } } },
  play: async ({ args, userEvent }) => {
    const quiet = screen.getByRole('checkbox', { name: /^Не писать/ });
    await userEvent.click(quiet);
    await expect(quiet).toHaveAccessibleDescription(/только новое согласие/);
    await userEvent.click(save());
    const consent = screen.getByRole('combobox', { name: 'Согласие' });
    await expect(consent).toHaveAccessibleDescription(/Отказ снимает только новое согласие/);
    await userEvent.selectOptions(consent, 'Есть');
    await userEvent.click(save());
    await expect(field(/^На что согласие/)).toHaveAccessibleDescription(/на что и как человек согласился/);
    await expect(args.onEdit).not.toHaveBeenCalled();
    await userEvent.type(field(/^На что согласие/), 'Сама написала в чате');
    await userEvent.type(field(/^Когда ответили/), '24.11.2026');
    await userEvent.click(save());
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledOnce());
  },
});

export const Failed = meta.story({
  name: 'Не сохранилось: сказано почему, набранное цело',
  args: { onEdit: fn<ContactDialogProps['onEdit']>(() => Promise.resolve(refused('Хранилище занято.'))) },
  play: async ({ args, userEvent }) => {
    await retype(field('Город'), 'Пермь');
    await userEvent.click(save());
    await expect(await screen.findByText('Хранилище занято.')).toBeVisible();
    await expect(field('Город')).toHaveValue('Пермь');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Deleted = meta.story({
  name: 'Удаление одно: вернуть предлагает список',
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Удалить контакт' }));
    await expect(args.onDelete).toHaveBeenCalledWith(marina);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Gone = meta.story({
  name: 'Удалили в другом месте: набранное можно скопировать',
  args: { isGone: true },
  play: async () => {
    await expect(screen.getByText(/^Контакт удалили/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Удалить контакт' })).toBeNull();
  },
});

export const Alone = meta.story({
  name: 'О человеке ничего не известно: только номер',
  args: { contact: alone },
  play: async ({ userEvent, args }) => {
    await expect(screen.getByRole('dialog', { name: /^\+7\s900\s000-00-00$/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: длинная заметка не вылезает',
  args: { contact: longNote },
  globals: { viewport: { value: 'mobile' } },
  play: async () => fits(screen.getByRole('dialog', { name: 'Иванов Олег' })),
});

export const Nameless = meta.story({
  name: 'Кто имён не видит: кодовое имя, сказано почему, ни номеров, ни заметок',
  globals: AS_VIEWER,
  args: {
    contact: { ...marina, name: 'Контакт 104233', phones: [], emails: [], telegram: '', notes: '', details: [] },
  },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Контакт 104233' })).toBeVisible();
    await expect(screen.getByText(/^Имена и контакты скрыты/)).toBeVisible();
    for (const name of ['Имя', /^Телефон/, /^Почта/, /^Заметка/, 'Другие колонки']) {
      await expect(screen.queryByRole('textbox', { name })).toBeNull();
    }
    await expect(field('Сегмент')).toHaveAttribute('readonly');
  },
});
