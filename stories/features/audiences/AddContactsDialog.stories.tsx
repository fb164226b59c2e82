import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { contactKey, type Contact, type ContactType } from '#src/domain/audiences/contact.ts';
import { NBSP } from '#src/domain/core/format.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { AddContactsDialog } from '#src/features/audiences/AddContactsDialog.tsx';
import type { ContactSheet } from '#src/features/audiences/contacts/contactDraft.ts';
import type { TableControls } from '#src/features/audiences/contacts/useContactDrafts.ts';
import { opening } from '#stories/keeping.tsx';
import { fits, underFinger } from '#stories/checks.ts';

import { file, pending, twoColumns } from './sampleContacts.ts';

/** Opens and closes by state, as the screen does. */
const Demo = opening(AddContactsDialog, 'Открыть');

interface Table {
  readonly sheets: readonly ContactSheet[];
}
type ReadTable = (file: File, options: TableControls) => Promise<Table>;
type Add = (type: ContactType, contacts: readonly Contact[]) => Promise<Outcome>;

const meta = preview.meta({
  id: 'features-audiences-addcontactsdialog',
  title: 'Разделы/Аудитории/Диалог добавления контактов · AddContactsDialog',
  component: AddContactsDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    audienceName: 'Продакт-менеджеры EdTech',
    known: new Set([contactKey({ type: 'phone', value: '+79000000011' })]) as ReadonlySet<string> | null,
    readTable: fn<ReadTable>((one) => Promise.resolve({ sheets: [{ name: one.name, rows: [['89000000101']] }] })),
    explain: (error: unknown) => (error instanceof Error ? error.message : 'Файл не прочитался.'),
    onAddContacts: fn<Add>(() => Promise.resolve(DONE)),
    onRequestRecruiting: fn<(description: string) => Promise<Outcome>>(() => Promise.resolve(DONE)),
  },
  render: (args) => <Demo {...args} />,
});

const tab = (name: string) => screen.getByRole('tab', { name });
const phones = () => screen.getByRole('textbox', { name: 'Номера телефонов' });
const names = () => screen.getByRole('textbox', { name: 'Имена в Telegram' });
const wanted = () => screen.getByRole('textbox', { name: /^Кого найти/ });
const send = () => screen.getByRole('button', { name: /^(Добавить|Сохранить)/ });
const input = () => screen.getByLabelText('Выбрать файлы', { selector: 'input' });
const files = () => within(screen.getByRole('list', { name: 'Выбранные файлы' }));
const figures = () => screen.getByRole('list', { name: 'Сколько контактов' });
const fresh = () =>
  within(screen.getByRole('list', { name: 'Новые контакты' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(NBSP, ' ').trim());
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function counts(added: number, duplicates: number, unrecognised: number): Promise<void> {
  await waitFor(() =>
    expect(figures()).toHaveTextContent(`Новых ${added}Дублей ${duplicates}Не распознано ${unrecognised}`),
  );
}

interface Typist {
  click: (element: Element) => Promise<void>;
  paste: (text: string) => Promise<void>;
}

async function paste(userEvent: Typist, field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

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
      await expect(args.onAddContacts).toHaveBeenCalledWith('phone', [
        { type: 'phone', value: '+79001234567', details: [] },
        { type: 'phone', value: '+79001234568', details: [] },
        { type: 'phone', value: '+79001234569', details: [] },
      ]);
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
      await expect(args.onAddContacts).toHaveBeenCalledWith('telegram', [
        { type: 'telegram', value: 'marina_pm', details: [] },
        { type: 'telegram', value: 'alexey_pm', details: [] },
      ]);
      await expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(/осталось то, что вы\sещё не\sотправили\.$/),
      );
      await expect(phones()).toHaveValue('8 900 123 45 67');
    });
    await step('Отправлена и она: окно закрылось', async () => {
      await userEvent.click(send());
      await closed();
      await expect(args.onAddContacts).toHaveBeenLastCalledWith('phone', [
        { type: 'phone', value: '+79001234567', details: [] },
      ]);
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

export const TwoColumns = meta.story({
  name: 'Файл с двумя колонками телефонов: найдена полная, можно взять другую',
  play: async ({ args, userEvent, step }) => {
    args.readTable.mockResolvedValue({ sheets: [{ name: 'Итоги', rows: [['Всего', '3']] }, twoColumns] });
    await userEvent.upload(input(), file('клиенты.xlsx', 20_000));
    const column = await screen.findByRole('combobox', { name: 'Колонка с телефонами' });
    await step('Найдены лист, колонка и заголовки', async () => {
      await expect(screen.getByRole('combobox', { name: 'Лист' })).toHaveDisplayValue('Клиенты');
      await expect(column).toHaveDisplayValue('Мобильный (B)');
      await counts(3, 0, 0);
    });
    await step('Другая колонка: две записи, пустая клетка не в счёт', async () => {
      await userEvent.selectOptions(column, 'Рабочий (C)');
      await counts(2, 0, 0);
      await expect(fresh()).toEqual([
        '+7 495 000-01-01 Марина · Мобильный: 8 900 000-01-01',
        '+7 495 000-01-03 Ксения · Мобильный: 8 900 000-01-03',
      ]);
      await expect(screen.getByText(/^У.каждого контакта сохраним/)).toHaveTextContent('«Имя», «Мобильный».');
      await expect(screen.getByText(/^Всего 5\sстрок/)).toHaveTextContent(
        'с новыми контактами — 2, без контакта — 1, заголовков — 1, не взято: другие листы или не выбрана колонка — 1.',
      );
    });
    await step('Колонка имён: ничего не распознано, видно почему и где', async () => {
      await userEvent.selectOptions(column, 'Имя (A)');
      await counts(0, 0, 3);
      await expect(screen.getByRole('textbox', { name: 'клиенты.xlsx, строка 2' })).toHaveValue('Марина');
    });
    await step('Поправить клетку: число растёт, сам файл не тронут', async () => {
      const cell = screen.getByRole('textbox', { name: 'клиенты.xlsx, строка 2' });
      await userEvent.clear(cell);
      await userEvent.type(cell, '89000000777{Enter}');
      await counts(1, 0, 2);
    });
    await step('«Убрать» убирает строку', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Убрать: клиенты.xlsx, строка 3' }));
      await counts(1, 0, 1);
    });
    await step('Другой лист', async () => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Лист' }), 'Итоги');
      await expect(screen.getByRole('combobox', { name: 'Колонка с телефонами' })).toHaveDisplayValue(
        'Выберите колонку',
      );
      await counts(0, 0, 0);
      await userEvent.click(send());
      await expect(await screen.findByRole('alert')).toHaveTextContent('выберите в файле колонку');
      await expect(args.onAddContacts).not.toHaveBeenCalled();
    });
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

export const MendedAtTheLastMoment = meta.story({
  name: 'Поправили строку и сразу отправили: поправка учтена',
  play: async ({ args, userEvent }) => {
    await paste(userEvent, phones(), '8 900 123 45 67\n8 900 123 45');
    await counts(1, 0, 1);
    await userEvent.type(screen.getByRole('textbox', { name: 'Строка 2' }), ' 68');
    await userEvent.click(send());
    await closed();
    await expect(args.onAddContacts).toHaveBeenCalledWith('phone', [
      { type: 'phone', value: '+79001234567', details: [] },
      { type: 'phone', value: '+79001234568', details: [] },
    ]);
  },
});

export const Large = meta.story({
  name: '100 000 строк из файла: страница отвечает, пока они распознаются',
  play: async ({ args, userEvent, step }) => {
    const rows = Array.from({ length: 100_000 }, (_, index) => [
      index % 1000 === 0 ? `нет номера ${index}` : `8 (900) ${String(index).padStart(7, '0')}`,
    ]);
    args.readTable.mockResolvedValue({ sheets: [{ name: 'база.csv', rows }] });
    await userEvent.upload(input(), file('база.csv', 3_000_000));
    await step('Пока распознаётся, можно печатать', async () => {
      await userEvent.type(phones(), '8 900 999 99 99');
      await expect(phones()).toHaveValue('8 900 999 99 99');
    });
    await waitFor(() => expect(figures()).toHaveTextContent(/Новых 99\s900Дублей 1Не распознано 100$/));
    await step('Полей для правки пятьдесят, остальные по кнопке', async () => {
      const lines = within(screen.getByRole('list', { name: 'Нераспознанные строки' }));
      await expect(lines.getAllByRole('listitem')).toHaveLength(50);
      await userEvent.click(screen.getByRole('button', { name: 'Показать ещё 50' }));
      await expect(lines.getAllByRole('listitem')).toHaveLength(100);
    });
    await userEvent.click(send());
    await closed();
    await expect(args.onAddContacts.mock.lastCall?.[1]).toHaveLength(99_900);
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
