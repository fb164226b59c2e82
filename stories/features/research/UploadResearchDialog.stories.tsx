import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { UploadResearchDialog } from '#src/features/research/UploadResearchDialog.tsx';
import { retype } from '#stories/checks.ts';

import { uploadFolder } from './folder/sampleFolder.ts';
import { audienceOptions, experimentOptions, hypothesisOptions } from './sampleStudy.ts';
import {
  Demo,
  description,
  file,
  fillRequired,
  input,
  list,
  participants,
  send,
  source,
  title,
  type,
  uploadResearchArgs,
} from './uploadResearchPlay.tsx';

const meta = preview.meta({
  id: 'features-research-uploadresearchdialog',
  title: 'Разделы/Исследования/Диалог загрузки исследования · UploadResearchDialog',
  component: UploadResearchDialog,
  parameters: {
    docs: {
      description: { component: '«Загрузить новое исследование»: само исследование, с чем оно связано, и файлы.' },
    },
  },
  args: uploadResearchArgs,
  render: (args) => <Demo {...args} />,
});

/** Dropped files are not filtered by the system's dialog: the wrong ones come this way. */
function drop(...files: File[]): void {
  const data = new DataTransfer();
  for (const one of files) data.items.add(one);
  const zone = document.querySelector('[data-over]') as HTMLElement;
  fireEvent(zone, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
}

export const Empty = meta.story({
  name: 'Пустая форма: ошибки у полей, ничего не загружено',
  play: async ({ args, userEvent, step }) => {
    await step('Открыта, фокус в названии', async () => {
      await expect(screen.getByRole('dialog', { name: 'Загрузить новое исследование' })).toBeVisible();
      await waitFor(() => expect(title()).toHaveFocus());
    });
    await step('Пять типов по порядку', async () => {
      const options = [...type().querySelectorAll('option')].map((one) => one.textContent);
      await expect(options).toEqual(['Выберите тип', 'Интервью', 'Опрос', 'Юзабилити', 'Аналитика', 'Наблюдение']);
    });
    await step('Отправить пустую', async () => {
      await userEvent.click(send());
      await waitFor(() => expect(args.onInvalid).toHaveBeenCalledTimes(1));
      for (const field of [title(), description(), type()]) {
        await expect(field).toHaveAccessibleDescription(/Заполните это поле/);
      }
      await expect(title()).toHaveFocus();
      await expect(args.onUpload).not.toHaveBeenCalled();
    });
    await step('Ошибка уходит, когда поле заполнено', async () => {
      await userEvent.type(title(), 'Интервью');
      await waitFor(() => expect(title()).not.toHaveAttribute('aria-invalid'));
    });
  },
});

export const WrongNumber = meta.story({
  name: 'Участники «двенадцать»: ошибка у поля',
  play: async ({ args, userEvent, step }) => {
    await fillRequired(userEvent);
    await userEvent.type(participants(), 'двенадцать');
    await userEvent.click(send());
    await waitFor(() => expect(participants()).toHaveAccessibleDescription(/Введите целое число/));
    await expect(args.onUpload).not.toHaveBeenCalled();
    await expect(args.onInvalid).not.toHaveBeenCalled();
    await step('Дробное и слишком большое — тоже', async () => {
      await retype(participants(), '12,5');
      await waitFor(() => expect(participants()).toHaveAccessibleDescription(/Введите целое число/));
      await retype(participants(), '1000001');
      await waitFor(() => expect(participants()).toHaveAccessibleDescription(/Не больше 1\s000\s000/));
    });
  },
});

export const Full = meta.story({
  name: 'Полная форма уходит разобранной, очищается и закрывается',
  play: async ({ args, userEvent, step }) => {
    const [experiment] = experimentOptions;
    const [linked] = hypothesisOptions;
    const [asked] = audienceOptions;
    const transcript = file('Интервью 42.txt', 20_000);
    await step('Заполнить', async () => {
      await fillRequired(userEvent);
      await userEvent.type(participants(), '1 243');
      await userEvent.type(screen.getByRole('textbox', { name: 'Автор' }), source.author);
      await userEvent.click(screen.getByRole('checkbox', { name: experiment?.label ?? '' }));
      await userEvent.click(screen.getByRole('checkbox', { name: linked?.label ?? '' }));
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Аудитория' }), asked?.label ?? '');
      await userEvent.upload(input(), transcript);
      await expect(list().getByText('0,02 МБ')).toBeVisible();
    });
    await step('Отправить', async () => {
      await userEvent.click(send());
      await waitFor(() =>
        expect(args.onUpload).toHaveBeenLastCalledWith(
          {
            title: source.title,
            description: 'Девять разговоров',
            type: 'interviews',
            participants: 1243,
            author: source.author,
            experimentIds: [experiment?.value],
            hypothesisIds: [linked?.value],
            audienceId: asked?.value,
          },
          [transcript],
          expect.objectContaining({ signal: expect.objectContaining({ aborted: false }) as AbortSignal }),
        ),
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
    await step('В следующий раз форма пустая', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Загрузить исследование' }));
      await expect(await screen.findByRole('textbox', { name: /^Название/ })).toHaveValue('');
      await expect(type()).toHaveValue('');
      await expect(screen.getAllByRole('checkbox', { checked: false }).length).toBeGreaterThan(1);
      await expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
      await expect(screen.queryByRole('list', { name: 'Выбранные файлы' })).not.toBeInTheDocument();
    });
  },
});

export const Files = meta.story({
  name: 'Файлы: лишний, чужой и пустой названы, убрать можно',
  play: async ({ userEvent, step }) => {
    await step('Начать можно с файлов: пустое название ещё не ошибка', async () => {
      await waitFor(() => expect(title()).toHaveFocus());
      await userEvent.click(screen.getByRole('textbox', { name: 'Автор' }));
      await expect(title()).not.toHaveAttribute('aria-invalid');
    });
    await step('Одиннадцатый не взят и назван', async () => {
      const eleven = Array.from({ length: 11 }, (_, index) => file(`Интервью ${index + 1}.txt`, 20_000 + index));
      await userEvent.upload(input(), eleven);
      await expect(list().getAllByRole('listitem')).toHaveLength(10);
      await expect(screen.getByRole('alert')).toHaveTextContent(
        'Можно приложить не больше 10 файлов. Не добавлен: «Интервью 11.txt».',
      );
    });
    await step('Убрать один', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Убрать файл Интервью 3.txt' }));
      await expect(list().queryByText('Интервью 3.txt')).not.toBeInTheDocument();
      await expect(list().getAllByRole('listitem')).toHaveLength(9);
    });
    await step('Чужой тип, пустой и повтор названы с причиной', async () => {
      drop(file('макет.png', 64, 'image/png'), file('пусто.txt', 0), file('Интервью 1.txt', 20_000));
      const alert = screen.getByRole('alert');
      await waitFor(() => expect(alert).toHaveTextContent('Не подходит формат: «макет.png».'));
      await expect(alert).toHaveTextContent('Файл пустой: «пусто.txt».');
      await expect(alert).toHaveTextContent('Файл уже добавлен: «Интервью 1.txt».');
      await expect(list().getAllByRole('listitem')).toHaveLength(9);
    });
    await step('Размер в мегабайтах с двумя знаками', async () => {
      drop(file('разговор.mp3', 3_670_016, 'audio/mpeg'));
      await expect(await list().findByText('3,50 МБ')).toBeVisible();
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
});

export const Folder = meta.story({
  name: 'Папка уходит целиком: из неё будет несколько исследований',
  play: async ({ args }) => {
    const chosen = Object.defineProperty(file('Анна.txt'), 'webkitRelativePath', { value: 'Осень/Отток/Анна.txt' });
    await uploadFolder(chosen);
    await expect(args.onFolder).toHaveBeenLastCalledWith([{ path: 'Осень/Отток/Анна.txt', file: chosen }]);
    await expect(screen.queryByRole('list', { name: 'Выбранные файлы' })).not.toBeInTheDocument();
  },
});

export const Looking = meta.story({
  name: 'Пока смотрят, какие чаты в файле, об этом сказано',
  args: { readChats: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ userEvent }) => {
    await userEvent.upload(input(), file('переписка.json', 8, 'application/json'));
    const said = await screen.findByText('Смотрим, какие чаты в «переписка.json»…');
    await expect(screen.getAllByRole('status')).toContain(said);
  },
});
