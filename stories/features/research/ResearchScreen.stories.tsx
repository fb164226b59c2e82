import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import type { ResearchSummary } from '#src/domain/research/research.ts';
import { NO_RESEARCH_FILTER } from '#src/domain/research/filter.ts';
import { MaterialReader, type MaterialReaderProps } from '#src/features/research/reading/MaterialReader.tsx';
import { ResearchScreen, type ResearchScreenProps } from '#src/features/research/ResearchScreen.tsx';

import {
  experimentOptions,
  hypothesisOptions,
  audienceOptions,
  edits,
  fileActions,
  legacyDocument,
  material,
  openStudy,
  pending,
  recording,
  summaries,
  textOf,
} from './sampleStudy.ts';
import { linksHref } from '../../linksHref.ts';
import { readingOf, unmarked } from './reading/sampleReading.ts';

/** Keeps what the address keeps in the app: the filter, the open study and the material that is read. */
function Demo(props: ResearchScreenProps & { readId?: string }) {
  const [filter, setFilter] = useState(props.filter);
  const [openId, setOpenId] = useState(props.openId);
  const [read, setRead] = useState<{ id: string; place: MaterialReaderProps['place'] } | null>(
    props.readId === undefined ? null : { id: props.readId, place: null },
  );
  const onRead: ResearchScreenProps['onRead'] = (id, place) => {
    props.onRead(id, place);
    setRead(id === null ? null : { id, place });
  };
  return (
    <ResearchScreen
      {...props}
      filter={filter}
      openId={openId}
      reading={
        read ? (
          <MaterialReader
            {...readingOf(unmarked)}
            material={material(read.id)}
            text={ready(textOf(read.id))}
            place={read.place}
            onClose={() => onRead(null, null)}
            onOpenMaterial={({ id }) => onRead(id, null)}
            onRetry={props.onRetry}
          />
        ) : null
      }
      onFilterChange={(next, how) => {
        props.onFilterChange(next, how);
        setFilter(next);
      }}
      onOpenChange={(id) => {
        props.onOpenChange(id);
        setOpenId(id);
      }}
      onRead={onRead}
    />
  );
}

const full = openStudy('research-edtech', [recording, legacyDocument]);

const meta = preview.meta({
  id: 'features-research-researchscreen',
  title: 'Разделы/Исследования/Экран исследований · ResearchScreen',
  component: ResearchScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: {
    studies: ready(summaries),
    brokenCount: 0,
    filter: NO_RESEARCH_FILTER,
    textHits: new Map(),
    openId: null,
    opened: ready(full),
    linksHref,
    experimentOptions: ready(experimentOptions),
    hypothesisOptions: ready(hypothesisOptions),
    audienceOptions: ready(audienceOptions),
    onFilterChange: fn(),
    onOpenChange: fn(),
    onRetry: fn(),
    author: 'Анна Ковалёва',
    edits,
    onUpload: fn(() => Promise.resolve(DONE)),
    onUploadFolder: fn(() => Promise.resolve({ whole: DONE, each: [] })),
    onUploadInvalid: fn(),
    onExport: fn<ResearchScreenProps['onExport']>(() => Promise.resolve()),
    onAddToBacklog: fn(() => Promise.resolve(DONE)),
    onDelete: fn(() => Promise.resolve(DONE)),
    onRead: fn(),
    files: fileActions(),
    onDownload: fn(),
    onReport: fn(),
  },
  render: (args) => <Demo {...args} />,
});

const search = () => screen.getByRole('searchbox', { name: 'Поиск исследований...' });
const listTitle = (count: string) => screen.findByRole('heading', { level: 2, name: `Список исследований (${count})` });
const choices = (name: string) =>
  [...screen.getByRole('combobox', { name }).querySelectorAll('option')].map((one) => one.textContent);
const row = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) });
const drawn = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title}`) });

export const Full = meta.story({
  name: 'Семь исследований: подписи слово в слово, поиск и фильтры',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Подписи', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Исследования' })).toBeVisible();
      await expect(search()).toHaveAttribute('placeholder', 'Поиск исследований...');
      await expect(canvas.getByRole('button', { name: 'Загрузить исследование' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Экспорт' })).toBeVisible();
      await expect(await listTitle('7')).toBeVisible();
      await drawn('Глубинные интервью');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
      await expect(canvas.getAllByRole('listitem')[0]?.getBoundingClientRect().height).toBe(70);
    });
    await step('Фильтры по порядку, первый — «все»', async () => {
      await expect(choices('Статус')).toEqual([
        'Все статусы',
        'Завершено',
        'В процессе',
        'Планирование',
        'Приостановлено',
      ]);
      await expect(choices('Тип исследования')).toEqual([
        'Все типы',
        'Интервью',
        'Опрос',
        'Юзабилити',
        'Аналитика',
        'Наблюдение',
      ]);
    });
    await step('Поиск: каждая буква, регистр и ё/е не важны', async () => {
      await userEvent.type(search(), 'РАСС');
      await expect(args.onFilterChange).toHaveBeenCalledTimes(4);
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...NO_RESEARCH_FILTER, query: 'РАСС' }, 'typing');
      await expect(await listTitle('1')).toBeVisible();
      await userEvent.clear(search());
      await expect(await listTitle('7')).toBeVisible();
    });
    await step('Фильтры', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Тип исследования' }), 'Интервью');
      await expect(args.onFilterChange).toHaveBeenLastCalledWith(
        { ...NO_RESEARCH_FILTER, type: 'interviews' },
        'chosen',
      );
      await expect(await listTitle('3')).toBeVisible();
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Статус' }), 'В процессе');
      await expect(await listTitle('1')).toBeVisible();
    });
    await step('Экспорт получает то, что осталось', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Экспорт' }));
      const exported = args.onExport.mock.lastCall?.[0].map(({ id }) => id);
      await expect(exported).toEqual(['research-referral']);
    });
  },
});

export const Keyboard = meta.story({
  name: 'Открыть и закрыть исследование; / ведёт в поиск',
  tags: ['way'],
  play: async ({ args, userEvent, step }) => {
    const item = await drawn('Глубинные интервью с продактами EdTech');
    await step('Открыть', async () => {
      await userEvent.click(item);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith('research-edtech');
      await expect(item).toHaveAttribute('aria-expanded', 'true');
      await expect(await screen.findByRole('heading', { name: 'Ключевые инсайты' })).toBeVisible();
    });
    await step('Закрыть', async () => {
      item.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(null);
      await expect(screen.queryByRole('heading', { name: 'Ключевые инсайты' })).not.toBeInTheDocument();
    });
    await step('Косая черта', async () => {
      await userEvent.keyboard('/');
      await expect(search()).toHaveFocus();
      await expect(search()).toHaveValue('');
    });
  },
});

export const Uploading = meta.story({
  name: 'Загрузка: открыть, закрыть Escape, фокус на своей кнопке',
  tags: ['way'],
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Загрузить исследование' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Загрузить новое исследование' });
    await step('Пустую не отправить', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Загрузить' }));
      await waitFor(() => expect(args.onUploadInvalid).toHaveBeenCalledTimes(1));
      await expect(args.onUpload).not.toHaveBeenCalled();
    });
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});

export const Exporting = meta.story({
  name: 'Экспорт идёт: кнопка занята, второй раз не нажать',
  play: async ({ args, canvas, userEvent }) => {
    const writing = pending<void>();
    args.onExport.mockImplementation(() => writing.promise);
    const button = canvas.getByRole('button', { name: 'Экспорт' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onExport).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    writing.finish();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  },
});

export const Loading = meta.story({
  name: 'Список загружается',
  args: { studies: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Загружаем список…')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Список исследований' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Экспорт' })).toBeDisabled();
    const [first] = canvas.getByText('Загружаем список…').closest('output')?.querySelectorAll('[aria-hidden]') ?? [];
    await expect(first?.getBoundingClientRect().height).toBe(70);
  },
});

export const Failed = meta.story({
  name: 'Список не открылся: сказано почему, можно повторить',
  args: { studies: failed('Хранилище браузера не отвечает. Закройте другие вкладки «Ориентира» и повторите.') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Хранилище браузера не отвечает');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Empty = meta.story({
  name: 'Новая компания: исследований пока нет, сказано с чего начать',
  args: { studies: ready([]) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Исследований пока нет' })).toBeVisible();
    const first = canvas.getByRole('button', { name: 'Загрузить первое исследование' });
    await userEvent.click(first);
    await expect(await screen.findByRole('dialog', { name: 'Загрузить новое исследование' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
  },
});

export const NothingFound = meta.story({
  name: 'Ничего не найдено: что искали и как вернуть всё',
  args: { filter: { query: 'кофемашина', status: 'completed', type: 'all' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ничего не найдено' })).toBeVisible();
    await expect(canvas.getByText(/Искали: запрос «кофемашина», статус «Завершено»/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Экспорт' })).toBeDisabled();
  },
});

export const NothingFoundReset = NothingFound.extend({
  name: 'Ничего не найдено: кнопка возвращает всё',
  tags: ['way'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить поиск и фильтры' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith(NO_RESEARCH_FILTER, 'chosen');
    await expect(await listTitle('7')).toBeVisible();
  },
});

export const SearchingTexts = meta.story({
  name: 'В названиях нет, тексты материалов ещё просматриваются',
  args: { filter: { ...NO_RESEARCH_FILTER, query: 'пустой экран' }, textHits: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ищем в текстах материалов…')).toBeInTheDocument();
    await expect(canvas.queryByText('Ничего не найдено')).not.toBeInTheDocument();
  },
});

const words = 'пустой экран';
const text = textOf('material-42');
const at = text.indexOf(words);

export const HitInMaterials = meta.story({
  name: 'Слова нашлись в материалах: отрывок под строкой',
  args: {
    filter: { ...NO_RESEARCH_FILTER, query: words },
    textHits: new Map([
      [
        'research-edtech',
        { materialId: 'material-42', snippet: text.slice(at - 40, at + 80), from: 40, to: 40 + words.length },
      ],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(await listTitle('1')).toBeVisible();
    await expect(canvas.getByText(words).tagName).toBe('MARK');
  },
});

export const Broken = meta.story({
  name: 'Две записи не прочитались: сказано, остальное работает',
  args: { brokenCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 записи не удалось прочитать\. Они сохранены отдельно/)).toBeVisible();
    await expect(await listTitle('7')).toBeVisible();
  },
});

export const Open = meta.story({
  name: 'Открыто исследование со всем, что в нём есть',
  args: { openId: 'research-edtech' },
  play: async ({ args, userEvent, step }) => {
    await step('Гипотезу в бэклог: диалог, подтверждение, фокус на своей кнопке', async () => {
      const [add] = await screen.findAllByRole('button', { name: /^Добавить в гипотезы: / });
      await userEvent.click(add as HTMLElement);
      const dialog = within(await screen.findByRole('dialog', { name: 'Добавить гипотезу в бэклог' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }));
      await expect(args.onAddToBacklog).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(add).toHaveFocus());
    });
    await step('Цитата открывает текст на своём месте', async () => {
      const link = screen.getAllByRole('button', { name: /Я открыла пустой экран/ })[0] as HTMLElement;
      await userEvent.click(link);
      await expect(args.onRead).toHaveBeenLastCalledWith('material-42', {
        start: text.indexOf('Я открыла пустой экран'),
        end: text.indexOf('Я открыла пустой экран') + 53,
      });
      const reader = await screen.findByRole('region', { name: material('material-42').name });
      await waitFor(() => expect(reader.querySelector('mark')).toHaveTextContent('Я открыла пустой экран'));
      await userEvent.keyboard('{Escape}');
      await expect(args.onRead).toHaveBeenLastCalledWith(null, null);
      await waitFor(() => expect(link).toHaveFocus());
    });
    await step('Удаление спрашивает; отказ хранилища сказан', async () => {
      args.onDelete.mockResolvedValueOnce(refused('Исследование изменили в другой вкладке.'));
      await userEvent.click(screen.getByRole('button', { name: 'Удалить исследование' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Удалить исследование?' }));
      const remove = question.getByRole('button', { name: 'Удалить' });
      // A dialog takes no pointer before its second drawing, which a busy machine lets one see.
      await waitFor(() => expect(getComputedStyle(remove).pointerEvents).not.toBe('none'));
      await userEvent.click(remove);
      await expect(await question.findByRole('alert')).toHaveTextContent('в другой вкладке');
      await userEvent.click(question.getByRole('button', { name: 'Отмена' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    });
  },
});

export const OpenLoading = meta.story({
  name: 'Исследование открывается',
  args: { openId: 'research-edtech', opened: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Открываем исследование…')).toBeInTheDocument();
    await expect(await drawn('Глубинные интервью')).toHaveAttribute('aria-expanded', 'true');
  },
});

export const OpenFailed = meta.story({
  name: 'Исследование не открылось: список цел, можно повторить',
  args: { openId: 'research-edtech', opened: failed('Этого исследования больше нет.') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Этого исследования больше нет.');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
});

const many = Array.from({ length: 10_000 }, (_, index) => ({
  ...(summaries[index % summaries.length] as ResearchSummary),
  id: `research-${index}`,
  title: `Исследование ${index + 1}`,
}));

export const TenThousand = meta.story({
  name: 'Десять тысяч исследований: на странице только окно',
  args: { studies: ready(many) },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await listTitle('10\u00A0000')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    await step('End доводит до последнего', async () => {
      (await drawn('Исследование 1 ')).focus();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(row('Исследование 10000')).toHaveFocus());
    });
    await step('Поиск сужает до одного', async () => {
      await userEvent.type(search(), '7777');
      await expect(await listTitle('1')).toBeVisible();
    });
  },
});

export const Mobile = meta.story({
  name: 'На телефоне фильтры в листе «Фильтры»',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const open = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      return within(await screen.findByRole('dialog', { name: 'Фильтры' }));
    };
    await step('Страница не шире экрана, фильтров в строке нет', async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
      await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    });
    await step('Выбор вступает в силу по «Применить»', async () => {
      const sheet = await open('Фильтры');
      await userEvent.selectOptions(sheet.getByLabelText('Тип исследования'), 'Интервью');
      await expect(args.onFilterChange).not.toHaveBeenCalled();
      await userEvent.click(sheet.getByRole('button', { name: 'Применить' }));
      await expect(args.onFilterChange).toHaveBeenLastCalledWith(
        { ...NO_RESEARCH_FILTER, type: 'interviews' },
        'chosen',
      );
      await expect(await listTitle('3')).toBeVisible();
    });
    await step('«Сбросить» возвращает всё', async () => {
      const sheet = await open('Фильтры (1)');
      await expect(sheet.getByLabelText('Тип исследования')).toHaveValue('interviews');
      await userEvent.click(sheet.getByRole('button', { name: 'Сбросить' }));
      await expect(args.onFilterChange).toHaveBeenLastCalledWith(NO_RESEARCH_FILTER, 'chosen');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Фильтры' })).toHaveFocus());
    });
    await step('Лист открыт снова', async () => {
      await open('Фильтры');
    });
  },
});

export const MobileOpen = meta.story({
  name: 'На телефоне открыто исследование',
  globals: { viewport: { value: 'mobile' } },
  args: { openId: 'research-edtech' },
  play: async () => {
    (await screen.findByRole('heading', { name: 'Ключевые инсайты' })).scrollIntoView({ block: 'center' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const MobileEmpty = meta.story({
  name: 'На телефоне исследований пока нет',
  globals: { viewport: { value: 'mobile' } },
  args: { studies: ready([]) },
});

/** The open study is left by Back, or removed in another tab, while its form lies over the screen. */
function Leaving(props: ResearchScreenProps) {
  const [now, setNow] = useState<'open' | 'left' | 'removed'>('open');
  const studies = now === 'removed' ? summaries.filter(({ id }) => id !== 'research-edtech') : summaries;
  return (
    <>
      <ResearchScreen
        {...props}
        studies={ready(studies)}
        openId={now === 'open' ? 'research-edtech' : null}
        opened={now === 'open' ? ready(full) : LOADING}
      />
      {(['left', 'removed'] as const).map((what) => (
        <button
          key={what}
          type="button"
          data-testid={what}
          aria-label={`В другом месте: ${what}`}
          hidden
          onClick={() => setNow(what)}
        />
      ))}
    </>
  );
}

const beginEditing = async () => {
  (await screen.findByRole('button', { name: 'Изменить исследование' })).click();
  return screen.findByRole('dialog', { name: 'Изменить исследование' });
};

export const EditedAndLeft = meta.story({
  name: 'Ушли «Назад» с открытой формой: форма уходит вместе с исследованием',
  tags: ['way'],
  render: (args) => <Leaving {...args} />,
  play: async () => {
    await beginEditing();
    screen.getByTestId('left').click();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const EditedAndRemoved = meta.story({
  name: 'Удалили в другой вкладке с открытой формой: набранное остаётся',
  render: (args) => <Leaving {...args} />,
  play: async ({ userEvent }) => {
    await beginEditing();
    const author = await screen.findByRole('textbox', { name: 'Автор' });
    await userEvent.type(author, ', Вера');
    screen.getByTestId('removed').click();
    await expect(await screen.findByRole('alert')).toHaveTextContent('удалили в другой вкладке');
    await expect(screen.getByRole('textbox', { name: 'Автор' })).toHaveValue('Анна Ковалёва, Вера');
  },
});

/** The list gives its place to another view, and gets it back. */
function Viewing(props: ResearchScreenProps) {
  const [away, setAway] = useState(false);
  return (
    <>
      <ResearchScreen
        {...props}
        tabs={[
          { label: 'Исследования', href: '/', isCurrent: !away },
          { label: 'Коды', href: '/?view=codes', isCurrent: away },
        ]}
        view={away ? <h1>Коды</h1> : null}
      />
      <button type="button" data-testid="view" aria-label="В другом месте: вид" hidden onClick={() => setAway(!away)} />
    </>
  );
}

export const OtherView = meta.story({
  name: 'На месте списка другой вид: вкладки остаются, список ждёт на своём месте',
  render: (args) => <Viewing {...args} />,
  play: async ({ canvas, step }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Разделы исследований' }));
    await step('Список: отмечена его вкладка', async () => {
      await drawn('Глубинные интервью');
      await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Исследования');
      await expect(tabs.getByRole('link', { name: 'Коды' })).toHaveAttribute('href', '/?view=codes');
    });
    await step('Другой вид: строк не видно и не достать', async () => {
      screen.getByTestId('view').click();
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Коды' })).toBeVisible();
      await expect(canvas.queryByRole('heading', { level: 1, name: 'Исследования' })).not.toBeInTheDocument();
      await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Коды');
    });
    await step('Обратно', async () => {
      screen.getByTestId('view').click();
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Исследования' })).toBeVisible();
      await expect(row('Глубинные интервью')).toBeVisible();
    });
  },
});

export const Reading = meta.story({
  name: 'Материал открыт для чтения вместо списка',
  render: (args) => <Demo {...args} readId="material-42" />,
  play: async ({ args, userEvent, step }) => {
    await step('Список ждёт позади и не мешает', async () => {
      await expect(await screen.findByRole('region', { name: material('material-42').name })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('region', { name: 'Текст материала' })).toHaveFocus());
      await expect(screen.queryByRole('heading', { name: /^Список исследований/ })).not.toBeInTheDocument();
    });
    await step('Escape возвращает к нему', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onRead).toHaveBeenLastCalledWith(null, null));
      await expect(await listTitle('7')).toBeVisible();
    });
  },
});
