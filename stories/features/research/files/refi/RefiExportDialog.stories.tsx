import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import type { RefiActs } from '#src/features/research/files/refi/refiActs.ts';
import { RefiExportDialog } from '#src/features/research/files/refi/RefiExportDialog.tsx';

import { pending } from '../../sampleStudy.ts';
import { contents, loads, refiActs } from './sampleRefi.ts';
import { AS_OUT, FOR_MEMBERS, finds } from '#stories/rights.ts';

const acts = refiActs();

const meta = preview.meta({
  id: 'features-research-files-refi-refiexportdialog',
  title: 'Разделы/Исследования/Диалог «Выгрузить в REFI-QDA» · RefiExportDialog',
  component: RefiExportDialog,
  parameters: {
    docs: { description: { component: 'Проект REFI-QDA из исследований: что войдёт, что скрыть, и файл .qdpx.' } },
  },
  args: { ids: ['research-1'], load: loads(acts), onClose: fn() },
});

const send = () => screen.getByRole('button', { name: 'Скачать .qdpx' });
const names = () => screen.getByRole('checkbox', { name: 'Скрыть имена' });
const personal = () => screen.getByRole('checkbox', { name: 'Скрыть личные данные в тексте' });

export const Choosing = meta.story({
  name: 'Видно, что войдёт; личные данные скрываются вместе с именами',
  play: async ({ args, userEvent, step }) => {
    await step('Сначала посчитано', async () => {
      await expect(await screen.findByText(/^Войдёт: 2.текста, 3.кода, 4.отрывка, 1.участник\.$/)).toBeVisible();
      await expect(names()).not.toBeChecked();
      await expect(screen.queryByText(/^Другие программы/)).not.toBeInTheDocument();
    });
    await step('Без личных данных нет и имён', async () => {
      await userEvent.click(personal());
      await expect(names()).toBeChecked();
      await expect(names()).toBeDisabled();
    });
    await step('Закрывается, когда файл готов', async () => {
      await userEvent.click(send());
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
      await expect(acts.onExport).toHaveBeenCalledWith(
        ['research-1'],
        { names: true, personal: true },
        expect.any(AbortSignal),
      );
    });
  },
});

export const Hidden = meta.story({
  name: 'Компания скрывает имена: переключатели стоят; что не войдёт, сказано',
  args: {
    load: loads({
      ...refiActs(),
      onContents: fn(() =>
        Promise.resolve({
          ok: true as const,
          contents: {
            ...contents,
            hidesNames: true,
            hidesPersonal: true,
            hasForeign: true,
            contents: `${contents.contents}, 2\u00A0гипотезы`,
            lost: 2,
            hypotheses: 2,
            unplaced: 3,
            withoutText: ['Анна.mp3', 'Скан договора.pdf'],
          },
        }),
      ),
    }),
  },
  play: async () => {
    await expect(
      await screen.findByText(/^Файлы без текста не войдут: «Анна\.mp3», «Скан договора\.pdf»\.$/),
    ).toBeVisible();
    await expect(screen.getByText(/^2.отметки не войдёт|^2.отметки/)).toBeVisible();
    await expect(screen.getByText(/2.гипотезы\.$/)).toBeVisible();
    await expect(screen.getByText(/^Другие программы покажут гипотезы заметками/)).toBeVisible();
    await expect(screen.getByText(/^3.цитаты гипотез — без места в тексте/)).toBeVisible();
    await expect(screen.getByText(/из чужой программы не войдут/)).toBeVisible();
    await expect(names()).toBeChecked();
    await expect(names()).toBeDisabled();
    await expect(personal()).toBeDisabled();
  },
});

export const Failing = meta.story({
  name: 'Не вышло: сказано почему, выбранное цело; остановить можно',
  play: async ({ args, userEvent, step }) => {
    const making = pending<Outcome>();
    await step('Отказ', async () => {
      acts.onExport.mockResolvedValueOnce(refused('Исследования больше нет.'));
      await screen.findByText(/^Войдёт/);
      await userEvent.click(names());
      await userEvent.click(send());
      await expect(await screen.findByRole('alert')).toHaveTextContent('Исследования больше нет.');
      await expect(names()).toBeChecked();
    });
    await step('Остановка', async () => {
      acts.onExport.mockImplementationOnce(() => making.promise);
      await userEvent.click(send());
      await userEvent.click(screen.getByRole('button', { name: 'Остановить' }));
      await expect(acts.onExport.mock.lastCall?.[2].aborted).toBe(true);
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      making.finish(DONE);
    });
  },
});

let isClosed = true;

export const Uncounted = meta.story({
  name: 'Посчитать не вышло: повторяют',
  args: {
    load: loads({
      ...acts,
      onContents: fn<RefiActs['onContents']>(() =>
        Promise.resolve(isClosed ? { ok: false, message: 'База данных закрыта.' } : { ok: true, contents }),
      ),
    }),
  },
  beforeEach: () => {
    isClosed = true;
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('База данных закрыта.');
    isClosed = false;
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await expect(await screen.findByText(/^Войдёт/)).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(send()).toBeEnabled();
  },
});

export const Counting = meta.story({
  name: 'Ещё считается',
  args: { load: loads({ ...refiActs(), onContents: fn(() => pending<never>().promise) }) },
  play: async () => {
    await expect(await screen.findByText('Считаем, что войдёт…')).toBeVisible();
    await expect(send()).toBeDisabled();
  },
});

export const Nothing = meta.story({
  name: 'Выгружать нечего',
  args: {
    load: loads({
      ...refiActs(),
      onContents: fn(() => Promise.resolve({ ok: true as const, contents: { ...contents, texts: 0 } })),
    }),
  },
  play: async () => {
    await expect(await screen.findByText('Выгружать нечего: ни у одного файла нет текста.')).toBeVisible();
    await expect(send()).toBeDisabled();
  },
});

export const Out = meta.story({
  name: 'Доступ закончился: выгружать нельзя, и сказано почему',
  globals: AS_OUT,
  play: finds(['Скачать'], [], FOR_MEMBERS),
});
