import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import { expect, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused } from '#src/domain/core/outcome.ts';
import { AddContactsDialog } from '#src/features/audiences/AddContactsDialog.tsx';
import { fits, underFinger } from '#stories/checks.ts';

import { file, twoColumns } from './sampleContacts.ts';
import {
  Demo,
  tab,
  phones,
  send,
  input,
  files,
  fresh,
  closed,
  counts,
  paste,
  addContactsArgs,
} from './addContactsPlay.tsx';

/** Stored contacts when no one was recognised. */
const NOBODY = { fresh: [], enriched: [] };

const meta = preview.meta({
  id: 'features-audiences-addcontactsdialog',
  title: 'Разделы/Аудитории/Диалог добавления контактов · AddContactsDialog',
  component: AddContactsDialog,
  parameters: {
    docs: {
      description: {
        component:
          '«Добавить контакты»: телефоны или имена в Telegram, набранные или из файлов. До записи видно, что из них распознано; на отдельной вкладке — кого найти.',
      },
    },
  },
  args: addContactsArgs,
  render: (args) => <Demo {...args} />,
});

const names = () => screen.getByRole('textbox', { name: 'Имена в Telegram' });

const wanted = () => screen.getByRole('textbox', { name: /^Кого найти/ });

export const Phones = meta.story({
  name: 'Телефоны: видно, что получится, строку можно поправить, уходит разобранное',
  play: async ({ args, userEvent, step }) => {
    await step('Пусто: отправлять нечего', async () => {
      await expect(send()).toBeDisabled();
      await userEvent.type(phones(), '  ');
      await expect(send()).toBeDisabled();
      await userEvent.clear(phones());
    });
    await step('Новые, дубль и нераспознанная посчитаны', async () => {
      await paste(
        userEvent,
        phones(),
        '+7(900)123-45-67\n8-900-123-45-68\n\n79001234567\n8 900 000 00 11\n8 900 123-45\nМарина',
      );
      await counts(2, 2, 2);
      await expect(fresh()).toEqual(['+7 900 123-45-67', '+7 900 123-45-68']);
      await expect(screen.getByRole('textbox', { name: 'Строка 6' })).toHaveAccessibleDescription(/Не хватает цифр/);
      await expect(screen.getByRole('textbox', { name: 'Строка 7' })).toHaveAccessibleDescription(
        'Здесь нет номера телефона',
      );
      await expect(send()).toHaveTextContent('Добавить 2 контакта');
    });
    await step('Поправить: строка ушла из списка, фокус на следующей, текст исправлен', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Строка 6' }), '-69');
      await expect(screen.getByRole('textbox', { name: 'Строка 6' })).toHaveAccessibleDescription(
        /^Распознано: \+7\s900\s123-45-69$/,
      );
      await userEvent.keyboard('{Enter}');
      await counts(3, 2, 1);
      await expect(screen.getByRole('textbox', { name: 'Строка 7' })).toHaveFocus();
      await expect(phones()).toHaveValue(
        '+7(900)123-45-67\n8-900-123-45-68\n\n79001234567\n8 900 000 00 11\n8 900 123-45-69\nМарина',
      );
    });
    await step('Нераспознанная не мешает отправить', async () => {
      await userEvent.click(send());
      await waitFor(() => expect(args.onAddContacts).toHaveBeenCalledTimes(1));
      await expect(args.onAddContacts).toHaveBeenCalledWith(
        'phone',
        {
          ...NOBODY,
          fresh: [
            { ...NO_CONTACT, phones: ['+79001234567'] },
            { ...NO_CONTACT, phones: ['+79001234568'] },
            { ...NO_CONTACT, phones: ['+79001234569'] },
          ],
        },
        expect.anything(),
      );
      await closed();
    });
    await step('В следующий раз пусто', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Открыть' }));
      await waitFor(() => expect(phones()).toHaveValue(''));
      await expect(send()).toBeDisabled();
    });
  },
});

export const Telegram = meta.story({
  name: 'Telegram: с @, без и ссылкой; что набрано на других вкладках, не теряется',
  play: async ({ args, userEvent, step }) => {
    await paste(userEvent, phones(), '8 900 123 45 67');
    await userEvent.click(tab('Telegram'));
    await expect(send()).toBeDisabled();
    await paste(userEvent, names(), '@marina_pm\nMarina_PM\nt.me/alexey_pm\nпривет');
    await counts(2, 1, 1);
    await expect(fresh()).toEqual(['@marina_pm', '@alexey_pm']);
    await step('Вкладки помнят набранное', async () => {
      await userEvent.click(tab('Телефоны'));
      await expect(phones()).toHaveValue('8 900 123 45 67');
      await expect(send()).toHaveTextContent('Добавить 1 контакт');
      await userEvent.click(tab('Telegram'));
      await expect(names()).toHaveValue('@marina_pm\nMarina_PM\nt.me/alexey_pm\nпривет');
    });
    await step('Отправлена одна вкладка: окно осталось и говорит про другую', async () => {
      await userEvent.click(send());
      await waitFor(() => expect(tab('Телефоны')).toHaveAttribute('aria-selected', 'true'));
      await expect(args.onAddContacts).toHaveBeenCalledWith(
        'telegram',
        {
          ...NOBODY,
          fresh: [
            { ...NO_CONTACT, telegram: 'marina_pm' },
            { ...NO_CONTACT, telegram: 'alexey_pm' },
          ],
        },
        expect.anything(),
      );
      await expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(/осталось то, что вы\sещё не\sотправили\.$/),
      );
      await expect(phones()).toHaveValue('8 900 123 45 67');
    });
    await step('Отправлена и она: окно закрылось', async () => {
      await userEvent.click(send());
      await closed();
      await expect(args.onAddContacts).toHaveBeenLastCalledWith(
        'phone',
        {
          ...NOBODY,
          fresh: [{ ...NO_CONTACT, phones: ['+79001234567'] }],
        },
        expect.anything(),
      );
    });
  },
});

export const Recruiting = meta.story({
  name: 'Поиск: отправить можно только с описанием',
  play: async ({ args, userEvent, step }) => {
    await userEvent.click(tab('Поиск'));
    await expect(send()).toHaveTextContent('Сохранить запрос');
    await expect(send()).toBeDisabled();
    await userEvent.type(wanted(), '   ');
    await expect(send()).toBeDisabled();
    await userEvent.type(wanted(), 'Методисты онлайн-школ, 12 человек ');
    await step('Отказ: описание на месте', async () => {
      args.onRequestRecruiting.mockResolvedValueOnce(refused('Не сохранилось: в браузере нет места.'));
      await userEvent.click(send());
      await expect(await screen.findByRole('alert')).toHaveTextContent('Не сохранилось: в браузере нет места.');
      await expect(wanted()).toHaveValue('   Методисты онлайн-школ, 12 человек ');
    });
    await step('Ещё раз — и сохранено', async () => {
      await userEvent.click(send());
      await closed();
      await expect(args.onRequestRecruiting).toHaveBeenLastCalledWith('Методисты онлайн-школ, 12 человек');
    });
  },
});

export const NothingNew = meta.story({
  name: 'Нового нет: кнопка доступна, об этом сказано',
  play: async ({ args, userEvent, step }) => {
    await paste(userEvent, phones(), '8 900 000 00 11');
    await counts(0, 1, 0);
    await expect(send()).toBeEnabled();
    await userEvent.click(send());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Новых контактов нет: все они уже есть');
    await expect(args.onAddContacts).not.toHaveBeenCalled();
    await step('Дополнить: предупреждение ушло', async () => {
      await userEvent.type(phones(), '\n8 900 123 45 67');
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await counts(1, 1, 0);
    });
  },
});

export const Refused = meta.story({
  name: 'Не сохранилось: набранное и файлы на месте, можно отправить снова',
  play: async ({ args, userEvent, step }) => {
    args.onAddContacts.mockResolvedValueOnce(
      refused('Места в браузере не хватает: освободите его и попробуйте ещё раз.'),
    );
    await paste(userEvent, phones(), '8 900 123 45 67\nМарина');
    await userEvent.upload(input(), file('база.csv', 20_000));
    await counts(2, 0, 1);
    await userEvent.click(send());
    await step('Всё цело', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent('Места в браузере не хватает');
      await expect(phones()).toHaveValue('8 900 123 45 67\nМарина');
      await expect(files().getAllByRole('listitem')).toHaveLength(1);
      await counts(2, 0, 1);
    });
    await step('И после Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await userEvent.click(screen.getByRole('button', { name: 'Открыть' }));
      await expect(await screen.findByRole('textbox', { name: 'Номера телефонов' })).toHaveValue(
        '8 900 123 45 67\nМарина',
      );
    });
    await step('Ещё раз', async () => {
      await userEvent.click(send());
      await closed();
      await expect(args.onAddContacts).toHaveBeenCalledTimes(2);
    });
  },
});

export const Stopped = meta.story({
  name: 'Много контактов: видно, сколько записано, и запись можно остановить',
  play: async ({ args, userEvent, step }) => {
    args.onAddContacts.mockImplementationOnce(
      (_type, _contacts, { signal, onProgress }) =>
        new Promise((resolve) => {
          onProgress?.(40, 100);
          signal?.addEventListener('abort', () => resolve(refused('Прервано.')));
        }),
    );
    await paste(userEvent, phones(), '8 900 123 45 67');
    await counts(1, 0, 0);
    await userEvent.click(send());
    await step('Сколько записано', async () => {
      const bar = await screen.findByRole('progressbar', { name: 'Записываем контакты' });
      await expect(bar).toHaveAttribute('aria-valuetext', '40\u00A0%');
    });
    await step('Остановить: ничего не записано, набранное на месте', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Остановить' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent('Остановлено: ни один контакт не записан.');
      await expect(screen.queryByRole('progressbar')).toBeNull();
      await expect(phones()).toHaveValue('8 900 123 45 67');
    });
  },
});

export const MendedAtTheLastMoment = meta.story({
  name: 'Поправили строку и сразу отправили: поправка учтена',
  play: async ({ args, userEvent }) => {
    await paste(userEvent, phones(), '8 900 123 45 67\n8 900 123 45');
    await counts(1, 0, 1);
    await userEvent.type(screen.getByRole('textbox', { name: 'Строка 2' }), ' 68');
    await userEvent.click(send());
    await closed();
    await expect(args.onAddContacts).toHaveBeenCalledWith(
      'phone',
      {
        ...NOBODY,
        fresh: [
          { ...NO_CONTACT, phones: ['+79001234567'] },
          { ...NO_CONTACT, phones: ['+79001234568'] },
        ],
      },
      expect.anything(),
    );
  },
});

export const Mobile = meta.story({
  name: 'На телефоне во весь экран, ничего не вылезает',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args, userEvent }) => {
    args.readTable.mockResolvedValue({ sheets: [twoColumns] });
    await paste(userEvent, phones(), '8 900 123 45 67\n8 900 123 45 6\nМарина, звонить после шести');
    await userEvent.upload(input(), file(`${'клиенты за ноябрь '.repeat(6)}.xlsx`, 20_000));
    await counts(4, 0, 2);
    const dialog = screen.getByRole('dialog');
    await fits(dialog);
    await underFinger(...dialog.querySelectorAll('button'));
  },
});
