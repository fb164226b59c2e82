import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { LOADING, ready } from '#src/domain/core/loadable.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import type { ResearchForm } from '#src/domain/research/rules.ts';
import { UploadResearchDialog } from '#src/features/research/UploadResearchDialog.tsx';
import type { UploadControls } from '#src/features/research/files/useUpload.ts';
import { SharedCompany } from '#src/ui/context/SharedCompany.ts';
import { opening } from '#stories/keeping.tsx';
import { retype } from '#stories/checks.ts';

import { audienceOptions, experimentOptions, hypothesisOptions, pending, study } from './sampleStudy.ts';
import { uploadFolder } from './folder/sampleFolder.ts';
import { loads, refiActs } from './files/refi/sampleRefi.ts';

/** Opens and closes by state, as the screen does. */
const Demo = opening(UploadResearchDialog, 'Загрузить исследование');

type Upload = (form: ResearchForm, files: readonly File[], controls: UploadControls) => Promise<Outcome>;

const meta = preview.meta({
  id: 'features-research-uploadresearchdialog',
  title: 'Разделы/Исследования/Диалог загрузки исследования · UploadResearchDialog',
  component: UploadResearchDialog,
  parameters: {
    docs: {
      description: { component: '«Загрузить новое исследование»: само исследование, с чем оно связано, и файлы.' },
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    experiments: ready(experimentOptions),
    hypotheses: ready(hypothesisOptions),
    audiences: ready(audienceOptions),
    author: '',
    onUpload: fn<Upload>(() => Promise.resolve(DONE)),
    onInvalid: fn(),
    onFolder: fn(),
    refi: loads(refiActs()),
  },
  render: (args) => <Demo {...args} />,
});

const source = study('research-edtech');
const title = () => screen.getByRole('textbox', { name: /^Название/ });
const description = () => screen.getByRole('textbox', { name: /^Описание/ });
const type = () => screen.getByRole('combobox', { name: /^Тип исследования/ });
const participants = () => screen.getByRole('textbox', { name: 'Количество участников' });
const send = () => screen.getByRole('button', { name: 'Загрузить' });
const input = () => screen.getByLabelText('Выбрать файлы', { selector: 'input' });
const list = () => within(screen.getByRole('list', { name: 'Выбранные файлы' }));

/** A text file of a given size, bytes. */
const file = (name: string, size = 64, mime = 'text/plain') =>
  new File([new Uint8Array(size).fill(65)], name, { type: mime });

/** Dropped files are not filtered by the system's dialog: the wrong ones come this way. */
function drop(...files: File[]): void {
  const data = new DataTransfer();
  for (const one of files) data.items.add(one);
  const zone = document.querySelector('[data-over]') as HTMLElement;
  fireEvent(zone, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
}

interface Typist {
  type: (element: Element, text: string) => Promise<void>;
  selectOptions: (element: Element, values: string) => Promise<void>;
}

async function fillRequired(userEvent: Typist): Promise<void> {
  await userEvent.type(title(), source.title);
  await userEvent.type(description(), 'Девять разговоров');
  await userEvent.selectOptions(type(), 'Интервью');
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

export const Failing = meta.story({
  name: 'Не загрузилось: всё на месте, можно отправить снова',
  play: async ({ args, userEvent, step }) => {
    args.onUpload.mockResolvedValueOnce(refused('Места в браузере не хватает: освободите его и попробуйте ещё раз.'));
    await fillRequired(userEvent);
    await userEvent.upload(input(), file('Интервью 42.txt', 20_000));
    await userEvent.click(send());
    await step('Сказано, что случилось; набранное цело', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent('Места в браузере не хватает');
      await expect(title()).toHaveValue(source.title);
      await expect(type()).toHaveValue('interviews');
      await expect(list().getAllByRole('listitem')).toHaveLength(1);
    });
    await step('Ещё раз — и загружено', async () => {
      await userEvent.click(send());
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onUpload).toHaveBeenCalledTimes(2);
    });
  },
});

export const Progress = meta.story({
  name: 'Виден ход, «Отменить» останавливает, набранное цело',
  play: async ({ args, userEvent, step }) => {
    const loading = pending<Outcome>();
    args.onUpload.mockImplementation(() => loading.promise);
    await fillRequired(userEvent);
    await userEvent.upload(input(), file('Интервью 42.txt', 20_000));
    await userEvent.click(send());
    const controls = () => args.onUpload.mock.lastCall?.[2];
    await step('Что делается и сколько сделано', async () => {
      await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(1));
      controls()?.onProgress({ label: 'Читаем Интервью 42.txt', share: 0.4 });
      const bar = await screen.findByRole('progressbar', { name: 'Читаем Интервью 42.txt' });
      await expect(bar).toHaveAttribute('aria-valuetext', '40\u00A0%');
      await expect(screen.getByText('40 %')).toBeVisible();
    });
    await step('Пока идёт, файлы не менять и второй раз не отправить', async () => {
      await expect(screen.queryByRole('button', { name: 'Загрузить' })).not.toBeInTheDocument();
      await expect(screen.getByRole('button', { name: 'Выбрать файлы' })).toBeDisabled();
      await userEvent.type(title(), '{Enter}');
      await expect(args.onUpload).toHaveBeenCalledTimes(1);
    });
    await step('Отмена', async () => {
      await expect(controls()?.signal.aborted).toBe(false);
      await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
      await expect(controls()?.signal.aborted).toBe(true);
      loading.finish(refused('Загрузка отменена, ничего не сохранено.'));
      await expect(await screen.findByRole('alert')).toHaveTextContent('Загрузка отменена');
      await expect(title()).toHaveValue(source.title);
      await expect(send()).toBeEnabled();
    });
  },
});

export const ClosedByMistake = meta.story({
  name: 'Закрыли по ошибке: черновик и файлы на месте, загрузка остановлена',
  play: async ({ args, canvas, userEvent, step }) => {
    const reopen = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: 'Загрузить исследование' }));
      await expect(await screen.findByRole('textbox', { name: /^Название/ })).toHaveValue(source.title);
      await expect(type()).toHaveValue('interviews');
      await expect(list().getByText('Интервью 42.txt')).toBeVisible();
    };
    await fillRequired(userEvent);
    await userEvent.upload(input(), file('Интервью 42.txt', 20_000));
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await reopen();
    });
    await step('«Отмена»', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
      await reopen();
    });
    await step('Посреди загрузки', async () => {
      const loading = pending<Outcome>();
      args.onUpload.mockImplementation(() => loading.promise);
      await userEvent.click(send());
      await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(1));
      await userEvent.keyboard('{Escape}');
      await expect(args.onUpload.mock.lastCall?.[2].signal.aborted).toBe(true);
      loading.finish(refused('Загрузка отменена, ничего не сохранено.'));
      await reopen();
      await expect(screen.getByRole('alert')).toHaveTextContent('Загрузка отменена');
    });
  },
});

export const LinksLoading = meta.story({
  name: 'Пока списки читаются, «пока нет» не говорится',
  args: { experiments: LOADING, hypotheses: LOADING },
  play: async () => {
    await expect(await screen.findAllByText('Загружаем список…')).toHaveLength(2);
    await expect(screen.queryByText(/пока нет/)).not.toBeInTheDocument();
  },
});

export const NothingToLink = meta.story({
  name: 'Пустая компания: связывать не с чем',
  args: { experiments: ready([]), hypotheses: ready([]) },
  play: async () => {
    await expect(screen.getByText('Экспериментов пока нет.')).toBeVisible();
    await expect(screen.getByText('Гипотез в бэклоге пока нет.')).toBeVisible();
  },
});

export const AuthorProposed = meta.story({
  name: 'Автор предложен из профиля, его можно сменить',
  args: { author: 'Анна Ковалёва' },
  play: async ({ args, userEvent }) => {
    const author = screen.getByRole('textbox', { name: 'Автор' });
    await expect(author).toHaveValue('Анна Ковалёва');
    await retype(author, 'Вера');
    await userEvent.type(title(), 'Интервью 60');
    await userEvent.type(description(), 'Как начинают');
    await userEvent.selectOptions(type(), 'Интервью');
    await userEvent.click(send());
    await waitFor(() => expect(args.onUpload).toHaveBeenCalled());
    await expect(args.onUpload.mock.calls[0]?.[0]).toMatchObject({ author: 'Вера' });
  },
});

export const Mobile = meta.story({
  name: 'На телефоне во весь экран, поля одно под другим',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ userEvent }) => {
    await userEvent.upload(input(), file(`${'Расшифровка разговора '.repeat(6)}.txt`, 20_000));
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(participants().getBoundingClientRect().top).toBeGreaterThan(type().getBoundingClientRect().bottom);
    await expect(send().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Project = meta.story({
  name: 'Проект REFI-QDA среди файлов: сначала видно, что внутри; отказались — набранное цело',
  play: async ({ args, userEvent, step }) => {
    await step('Проект показан вместо формы', async () => {
      await userEvent.type(title(), 'Осень');
      await userEvent.upload(input(), new File(['PK'], 'проект.qdpx'));
      await expect(await screen.findByRole('dialog', { name: 'Проект REFI-QDA' })).toBeVisible();
      await expect(await screen.findByText(/^Проект из QualCoder/)).toBeVisible();
    });
    await step('Назад к форме', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
      await waitFor(() => expect(title()).toHaveValue('Осень'));
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('Загружен — закрывается и форма', async () => {
      await userEvent.upload(input(), new File(['PK'], 'проект.qdpx'));
      await userEvent.click(await screen.findByRole('button', { name: 'Загрузить исследование' }));
      await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
      await expect(args.onUpload).not.toHaveBeenCalled();
    });
  },
});

export const NotKnown = meta.story({
  name: 'Ещё не известно, чья компания: не сказано ни того, ни другого',
  render: (args) => (
    <SharedCompany value={null}>
      <UploadResearchDialog {...args} />
    </SharedCompany>
  ),
  play: async () => {
    await expect(await screen.findByText('Текст из файлов можно читать, искать и цитировать.')).toBeVisible();
    await expect(screen.queryByText(/остаются в этом браузере|уйдут на сервер/)).toBeNull();
  },
});
