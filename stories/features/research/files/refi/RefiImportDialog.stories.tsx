import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { RefiImportDialog } from '#src/features/research/files/refi/RefiImportDialog.tsx';
import type { ReadRefi, RefiPreview } from '#src/features/research/files/refi/refiActs.ts';
import { PeopleSlots } from '#src/features/research/people/PeopleSlots.ts';
import { retype } from '#stories/checks.ts';

import { pending } from '../../sampleStudy.ts';
import { loads, refiActs, refiPreview } from './sampleRefi.ts';

const take = fn<RefiPreview['take']>(() => Promise.resolve(DONE));
const reading = (onRead: ReadRefi) => loads({ ...refiActs(), onRead });
const reads = (change: Partial<RefiPreview> = {}) =>
  reading(() => Promise.resolve({ ok: true, preview: refiPreview({ take, ...change }) }));
const endless = fn<ReadRefi>(() => pending<never>().promise);

const meta = preview.meta({
  id: 'features-research-files-refi-refiimportdialog',
  title: 'Разделы/Исследования/Диалог «Проект REFI-QDA» · RefiImportDialog',
  component: RefiImportDialog,
  parameters: {
    docs: {
      description: {
        component: 'Проект REFI-QDA (.qdpx) становится исследованием: сначала видно, что внутри, потом загружают.',
      },
    },
  },
  args: {
    file: new File(['PK'], 'onboarding.qdpx'),
    author: 'Анна Ковалёва',
    load: reads(),
    onClose: fn(),
    onTaken: fn(),
  },
  beforeEach: () => {
    take.mockClear();
  },
});

const title = () => screen.findByRole('textbox', { name: /^Название/ });
const send = (name = 'Загрузить исследование') => screen.getByRole('button', { name });

export const Taking = meta.story({
  name: 'Сначала видно, что внутри; потом загружают под своим названием',
  args: {
    load: reads({
      contents: '2\u00A0текста, 3\u00A0кода, 4\u00A0отрывка, 1\u00A0участник, 3\u00A0гипотезы',
      hypotheses: { added: 2, joined: 1 },
      foreign: '2\u00A0картинки, 1\u00A0граф',
      losses: ['1\u00A0отрывок вне своего текста: не загружаем.', 'Файла нет в проекте: «Запись 4».'],
    }),
  },
  play: async ({ args, userEvent, step }) => {
    await step('Что внутри', async () => {
      await expect(await title()).toHaveValue('Онбординг методистов');
      await expect(
        screen.getByText(/^Проект из QualCoder: 2.текста, 3.кода, 4.отрывка, 1.участник, 3.гипотезы\.$/),
      ).toBeVisible();
      await expect(
        screen.getByText(/^В бэклог добавится 2.гипотезы\. 1.гипотеза в компании уже есть: второй раз не заведём\.$/),
      ).toBeVisible();
      await expect(
        screen.getByText(/^В кодовую книгу добавится 2.кода\. 1.код с такими названиями уже есть/),
      ).toBeVisible();
      await expect(
        screen.getByText(/^Не показываем, но сохраним и вернём при выгрузке: 2.картинки, 1.граф\.$/),
      ).toBeVisible();
      await expect(screen.getByText(/вне своего текста/)).toBeVisible();
      await expect(screen.getByText('Файла нет в проекте: «Запись 4».')).toBeVisible();
    });
    await step('Без названия не загрузить', async () => {
      await userEvent.clear(await title());
      await expect(send()).toBeDisabled();
      await retype(await title(), 'Осень');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Тип исследования/ }), 'Наблюдение');
    });
    await step('Загружено', async () => {
      await userEvent.click(send());
      await waitFor(() => expect(args.onTaken).toHaveBeenCalledTimes(1));
      await expect(take.mock.lastCall?.[0]).toEqual({
        title: 'Осень',
        type: 'observation',
        author: 'Анна Ковалёва',
        replaces: false,
      });
    });
  },
});

export const Known = meta.story({
  name: 'Проект уже есть: выбирают, заменить или загрузить второй',
  args: { load: reads({ known: { id: 'research-1', title: 'Онбординг' } }) },
  render: (args) => (
    <PeopleSlots
      value={{
        ofStudy: () => null,
        ofMaterial: () => null,
        ofRemoval: ({ id }, draw) => draw(<p>Раунд исследования {id} идёт.</p>),
      }}
    >
      <RefiImportDialog {...args} />
    </PeopleSlots>
  ),
  play: async ({ userEvent }) => {
    const choice = await screen.findByRole('combobox', { name: /^Этот проект уже есть/ });
    await expect(choice).toHaveAccessibleDescription(/в исследовании «Онбординг»/);
    await expect(send()).toBeDisabled();
    await expect(screen.queryByText(/^Раунд исследования/)).toBeNull();
    await userEvent.selectOptions(choice, 'Заменить «Онбординг»');
    await expect(screen.getByText('Раунд исследования research-1 идёт.')).toBeVisible();
    await expect(choice).toHaveAccessibleDescription(/удалится.*можно отменить/);
    await userEvent.click(send('Заменить исследование'));
    await waitFor(() => expect(take.mock.lastCall?.[0].replaces).toBe(true));
  },
});

export const Damaged = meta.story({
  name: 'Гипотезы повреждены: сказано, остальное загружают',
  args: { load: reads({ origin: 'Ориентир', losses: ['Гипотезы повреждены: не загружаем; остальное загрузим.'] }) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/^Гипотезы повреждены/)).toBeVisible();
    await expect(screen.getByText(/^Проект из Ориентира: /)).toBeVisible();
    await expect(screen.queryByText(/бэклог/)).not.toBeInTheDocument();
    await userEvent.click(send());
    await waitFor(() => expect(args.onTaken).toHaveBeenCalledTimes(1));
  },
});

export const Reading = meta.story({
  name: 'Читается: ход виден, остановить можно',
  args: { load: reading(endless) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('progressbar', { name: /^Читаем onboarding\.qdpx/ })).toBeVisible();
    await expect(screen.getByText(/^Пока ничего не загружено/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(endless.mock.lastCall?.[1].signal.aborted).toBe(true);
  },
});

export const Unreadable = meta.story({
  name: 'Не читается: сказано почему',
  args: {
    load: reading(() => Promise.resolve({ ok: false, message: 'Файл «onboarding.qdpx» повреждён и не открывается.' })),
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('повреждён');
    await expect(screen.queryByRole('button', { name: 'Загрузить исследование' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Закрыть', { selector: 'button *, button' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Unfetched = meta.story({
  name: 'Часть программы не загрузилась: сказано, что делать',
  args: { load: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Не удалось загрузить эту часть программы/);
  },
});

export const Stopping = meta.story({
  name: 'Сохраняется; остановили или не вышло — набранное цело',
  play: async ({ args, userEvent, step }) => {
    const storing = pending<Outcome>();
    take.mockImplementationOnce(() => storing.promise);
    await step('Ход виден', async () => {
      await retype(await title(), 'Осень');
      await userEvent.click(send());
      take.mock.lastCall?.[1].onProgress({ label: 'Интервью 1', share: 0.4 });
      await expect(await screen.findByRole('progressbar', { name: /^Интервью 1/ })).toBeVisible();
      await expect(await title()).toBeDisabled();
    });
    await step('Остановили', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
      await expect(take.mock.lastCall?.[1].signal.aborted).toBe(true);
      storing.finish(refused('Действие отменено. Ничего не изменилось.'));
      await expect(await screen.findByRole('alert')).toHaveTextContent('Ничего не изменилось');
      await expect(await title()).toHaveValue('Осень');
      await expect(args.onTaken).not.toHaveBeenCalled();
    });
  },
});
