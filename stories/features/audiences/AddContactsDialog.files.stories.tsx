import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { AddContactsDialog } from '#src/features/audiences/AddContactsDialog.tsx';

import { file, pending, twoColumns } from './sampleContacts.ts';
import {
  Demo,
  type Table,
  phones,
  send,
  input,
  files,
  figures,
  fresh,
  closed,
  counts,
  paste,
  addContactsArgs,
} from './addContactsPlay.tsx';

const meta = preview.meta({
  id: 'features-audiences-addcontactsdialog',
  title: 'Разделы/Аудитории/Диалог добавления контактов · AddContactsDialog',
  component: AddContactsDialog,
  args: addContactsArgs,
  render: (args) => <Demo {...args} />,
});

const column = (name: string) => screen.findByRole('combobox', { name });

export const TwoColumns = meta.story({
  name: 'Файл с двумя колонками телефонов: обе у одного человека; что в колонках, можно переменить',
  play: async ({ args, userEvent, step }) => {
    args.readTable.mockResolvedValue({ sheets: [{ name: 'Итоги', rows: [['Всего', '3']] }, twoColumns] });
    await userEvent.upload(input(), file('клиенты.xlsx', 20_000));
    await step('Найдены лист, колонки и заголовки', async () => {
      await expect(await column('Лист')).toHaveDisplayValue('Клиенты');
      await expect(await column('Мобильный')).toHaveDisplayValue('Телефон');
      await expect(await column('Рабочий')).toHaveDisplayValue('Оставить как есть');
      await counts(3, 0, 0);
    });
    await step('Рабочий — тоже телефон: людей столько же, номеров больше', async () => {
      await userEvent.selectOptions(await column('Рабочий'), 'Телефон');
      await counts(3, 0, 0);
      await expect(fresh()[0]).toBe('+7 900 000-01-01, +7 495 000-01-01 Марина');
      await expect(screen.getByText(/^Всего 5\sстрок/)).toHaveTextContent(
        'с новыми контактами — 3, заголовков — 1, не взято: лист или колонка не выбраны — 1.',
      );
    });
    await step('Мобильный — «Не брать»: остались двое, о третьем сказать нечего', async () => {
      await userEvent.selectOptions(await column('Мобильный'), 'Не брать');
      await counts(2, 0, 0);
      await userEvent.selectOptions(await column('Рабочий'), 'Оставить как есть');
    });
    await step('Имя — телефон: ничего не распознано, видно почему и где', async () => {
      await userEvent.selectOptions(await column('Имя'), 'Телефон');
      await counts(0, 0, 3);
      await expect(screen.getByRole('textbox', { name: /^клиенты.xlsx, лист «Клиенты», строка 2/ })).toHaveValue(
        'Марина',
      );
    });
    await step('Поправить клетку: число растёт, сам файл не тронут', async () => {
      const cell = screen.getByRole('textbox', { name: /строка 2$/ });
      await userEvent.clear(cell);
      await userEvent.type(cell, '89000000777{Enter}');
      await counts(1, 0, 2);
    });
    await step('«Убрать» убирает строку', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Убрать: клиенты.xlsx.*строка 3$/ }));
      await counts(1, 0, 1);
    });
    await step('Лист можно не брать', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Взять лист «Клиенты»' }));
      await counts(0, 0, 0);
      await userEvent.selectOptions(await column('Лист'), 'Итоги: не берём');
      await expect(screen.getByText(/^Сами не\sнашли/)).toBeVisible();
      await userEvent.click(send());
      await expect(await screen.findByRole('alert')).toHaveTextContent('Новых контактов нет');
      await expect(args.onAddContacts).not.toHaveBeenCalled();
    });
  },
});

/** A table about a person who is stored already. */
const again = {
  name: 'Клиенты',
  rows: [
    ['ФИО', 'Телефон', 'Почта', 'Город'],
    ['Вера', '8 900 000-00-11', 'vera@example.com', 'Пермь'],
    ['Олег', '8 900 000-00-12', '', 'Томск'],
    ['Олег', '', 'oleg@example.com', 'Томск'],
    ['Олег', '8 900 000-00-12', 'oleg@example.com', 'Омск'],
  ],
};

export const RefusedBefore = meta.story({
  name: 'Кто отказался прежде, назван до загрузки: его не пригласят',
  args: { findRefused: (contacts) => Promise.resolve(contacts.filter(({ name }) => name === 'Олег')) },
  play: async ({ args, userEvent }) => {
    args.readTable.mockResolvedValue({ sheets: [again] });
    await userEvent.upload(input(), file('снова.xlsx', 20_000));
    await counts(1, 2, 0);
    await expect(await screen.findByText(/^Отказались прежде: 1\s— не\sбудут приглашены, .*: Олег\.$/)).toBeVisible();
    await expect(send()).toBeEnabled();
  },
});

export const RefusedUnknown = meta.story({
  name: 'Сервер не сказал, кто отказался: это видно, загрузке не мешает',
  args: { findRefused: () => Promise.reject(new Error('offline')) },
  play: async ({ args, userEvent }) => {
    args.readTable.mockResolvedValue({ sheets: [again] });
    await userEvent.upload(input(), file('снова.xlsx', 20_000));
    await expect(await screen.findByText(/отказался прежде, сервер сейчас не\sсказал/)).toBeVisible();
    await expect(send()).toBeEnabled();
  },
});

export const Merged = meta.story({
  name: 'Кто уже есть, тот один: телефоны и почта складываются, разное показано, выбирает человек',
  args: { findElsewhere: () => Promise.resolve([{ audience: 'Исследователи', count: 1 }]) },
  play: async ({ args, userEvent, step }) => {
    args.readTable.mockResolvedValue({ sheets: [again] });
    await userEvent.upload(input(), file('снова.xlsx', 20_000));
    await counts(1, 2, 0);
    await expect(fresh()).toEqual(['+7 900 000-00-12, oleg@example.com Олег · Томск']);
    await expect(screen.getByText(/^Дополним 1\sчеловека/)).toBeVisible();
    await expect(await screen.findByText(/«Исследователи» — 1\sчеловек/)).toBeVisible();
    await step('Оба значения видны, стоит то, что есть', async () => {
      const region = within(screen.getByRole('region', { name: 'Расхождения (2)' }));
      await expect(region.getByRole('group', { name: 'Вера, Город' })).toHaveTextContent(/Казань.*Пермь/);
      await expect(region.getAllByRole('radio', { checked: true })).toHaveLength(2);
      await userEvent.click(region.getByRole('radio', { name: /^Омск/ }));
    });
    await step('Для всех таких сразу', async () => {
      const all = screen.getByRole('button', { name: 'Город: взять во всех из файла' });
      await expect(all).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(all);
      await expect(all).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(screen.getByRole('radio', { name: /^Казань/ }));
    });
    await userEvent.click(send());
    await closed();
    const [type, stored] = args.onAddContacts.mock.lastCall ?? [];
    await expect(type).toBe('phone');
    await expect(stored?.fresh).toMatchObject([{ name: 'Олег', city: 'Омск', emails: ['oleg@example.com'] }]);
    await expect(stored?.enriched.map(({ contact }) => contact)).toMatchObject([
      { city: 'Казань', emails: ['vera@example.com'], phones: ['+79000000011'] },
    ]);
  },
});

export const SixFiles = meta.story({
  name: 'Шесть файлов: шестой не взят и назван, чужой тоже; одинаковые контакты — дубли',
  play: async ({ userEvent, step }) => {
    await userEvent.upload(
      input(),
      Array.from({ length: 6 }, (_, index) => file(`список ${index + 1}.txt`, 100 + index)),
    );
    await expect(files().getAllByRole('listitem')).toHaveLength(5);
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Можно приложить не больше 5 файлов. Не добавлен: «список 6.txt».',
    );
    await counts(1, 4, 0);
    await step('Убрать файл: фокус на следующем', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Убрать файл список 2.txt' }));
      await expect(files().getAllByRole('listitem')).toHaveLength(4);
      await expect(screen.getByRole('button', { name: 'Убрать файл список 3.txt' })).toHaveFocus();
      await counts(1, 3, 0);
    });
  },
});

export const Cancelled = meta.story({
  name: 'Чтение большого файла: виден ход, можно остановить и начать снова',
  play: async ({ args, userEvent, step }) => {
    const reading = pending<Table>();
    args.readTable.mockImplementation(() => reading.promise);
    await userEvent.upload(input(), file('база.csv', 3_000_000));
    const controls = () => args.readTable.mock.lastCall?.[1];
    await step('Ход', async () => {
      await waitFor(() => expect(args.readTable).toHaveBeenCalledTimes(1));
      controls()?.onProgress(40, 100);
      const bar = await screen.findByRole('progressbar', { name: 'Читаем база.csv' });
      await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '40\u00A0%'));
    });
    await step('Отправить раньше времени: сказано, чего ждать', async () => {
      await userEvent.click(send());
      await expect(await screen.findByRole('alert')).toHaveTextContent('Файл «база.csv» ещё читается');
      await expect(args.onAddContacts).not.toHaveBeenCalled();
    });
    await step('Остановить', async () => {
      await userEvent.click(files().getByRole('button', { name: 'Отменить' }));
      await expect(controls()?.signal.aborted).toBe(true);
      await expect(screen.getByText(/Чтение остановлено/)).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Прочитать снова база.csv' })).toHaveFocus();
      reading.fail(new DOMException('stopped', 'AbortError'));
    });
    await step('Прочитать снова', async () => {
      args.readTable.mockResolvedValue({ sheets: [{ name: 'база.csv', rows: [['89000000101'], ['89000000102']] }] });
      await userEvent.click(screen.getByRole('button', { name: 'Прочитать снова база.csv' }));
      await counts(2, 0, 0);
      await expect(screen.queryByText(/Чтение остановлено/)).not.toBeInTheDocument();
    });
  },
});

export const Unreadable = meta.story({
  name: 'Файл не прочитался: сказано почему, можно повторить или убрать',
  play: async ({ args, userEvent, step }) => {
    args.readTable.mockRejectedValueOnce(
      new Error('«база.xlsx» защищён паролем. Снимите пароль и выберите файл снова.'),
    );
    await userEvent.upload(input(), file('база.xlsx', 20_000));
    await expect(await screen.findByRole('alert')).toHaveTextContent('«база.xlsx» защищён паролем.');
    await step('Отправить можно, но брать нечего', async () => {
      await expect(send()).toBeEnabled();
      await userEvent.click(send());
      await expect(await screen.findByText(/^Новых контактов нет/)).toBeVisible();
      await expect(args.onAddContacts).not.toHaveBeenCalled();
    });
    await step('Повторить', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Повторить база.xlsx' }));
      await counts(1, 0, 0);
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
});

export const StillReading = meta.story({
  name: 'Контакты аудитории ещё читаются: что ново, не известно, и ничего не уходит',
  args: { known: null },
  play: async ({ args, userEvent }) => {
    await paste(userEvent, phones(), '8 900 000 00 11');
    await userEvent.click(send());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Контакты этой аудитории ещё читаются');
    await expect(args.onAddContacts).not.toHaveBeenCalled();
    await expect(phones()).toHaveValue('8 900 000 00 11');
  },
});

export const Large = meta.story({
  name: '10 000 строк из файла: страница отвечает, пока они распознаются',
  play: async ({ args, userEvent, step }) => {
    const rows = Array.from({ length: 10_000 }, (_, index) => [
      index % 100 === 0 ? `нет номера ${index}` : `8 (900) ${String(index).padStart(7, '0')}`,
    ]);
    args.readTable.mockResolvedValue({ sheets: [{ name: 'база.csv', rows }] });
    await userEvent.upload(input(), file('база.csv', 3_000_000));
    await step('Пока распознаётся, можно печатать', async () => {
      await paste(userEvent, phones(), '8 900 999 99 9');
      await userEvent.keyboard('9');
      await expect(phones()).toHaveValue('8 900 999 99 99');
    });
    await waitFor(() => expect(figures()).toHaveTextContent(/Новых 9\s900Дублей 1Не распознано 100$/));
    await step('Полей для правки пятьдесят, остальные по кнопке', async () => {
      const lines = within(screen.getByRole('list', { name: 'Нераспознанные строки' }));
      await expect(lines.getAllByRole('listitem')).toHaveLength(50);
      await userEvent.click(screen.getByRole('button', { name: 'Показать ещё 50' }));
      await expect(lines.getAllByRole('listitem')).toHaveLength(100);
    });
    await userEvent.click(send());
    await closed();
    await expect(args.onAddContacts.mock.lastCall?.[1].fresh).toHaveLength(9900);
  },
});

export const GivenUp = meta.story({
  name: '«Отмена» забывает файлы, набранное остаётся; Escape не забывает ничего',
  play: async ({ userEvent, step }) => {
    await paste(userEvent, phones(), '8 900 123 45 67');
    await userEvent.upload(input(), file('база.csv', 20_000));
    await counts(2, 0, 0);
    await step('Закрыто нечаянно: всё на месте', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await userEvent.click(screen.getByRole('button', { name: 'Открыть' }));
      await waitFor(() => expect(files().getAllByRole('listitem')).toHaveLength(1));
    });
    await step('Отменено: файла нет, и читать его больше некому', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
      await closed();
      await userEvent.click(screen.getByRole('button', { name: 'Открыть' }));
      await counts(1, 0, 0);
      await expect(screen.queryByRole('list', { name: 'Выбранные файлы' })).not.toBeInTheDocument();
      await expect(phones()).toHaveValue('8 900 123 45 67');
    });
  },
});
