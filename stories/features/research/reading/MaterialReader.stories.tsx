import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { refused } from '#src/domain/core/outcome.ts';
import { MaterialReader } from '#src/features/research/reading/MaterialReader.tsx';
import { announced, retype } from '#stories/checks.ts';
import { inBox } from '#stories/frames.tsx';

import { material, textOf } from '../sampleStudy.ts';
import { sound } from './view/player/sampleRecording.ts';
import { codes, readingOf, sources, unmarked } from './sampleReading.ts';

const text = textOf('material-42');

const meta = preview.meta({
  id: 'features-research-reading-materialreader',
  title: 'Разделы/Исследования/Чтение материала · MaterialReader',
  component: MaterialReader,
  parameters: { chromatic: { modes: screenModes } },
  args: {
    ...readingOf(unmarked),
    onClose: fn(),
    onOpenMaterial: fn(),
    onRetry: fn(),
  },
  decorators: [inBox({ height: '96dvh' })],
});

const FAMOUS = 'Я открыла пустой экран с вопросами и закрыла вкладку.';
const famous = { start: text.indexOf(FAMOUS), end: text.indexOf(FAMOUS) + FAMOUS.length };

const pane = () => screen.getByRole('region', { name: 'Текст материала' });
const find = () => screen.getByRole('searchbox', { name: 'Найти в тексте' });

const current = () => pane().querySelector('mark[data-current]');

/** Selects words of one turn, as a pointer does. */
function select(words: string): void {
  const walker = document.createTreeWalker(pane(), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(words) ?? -1;
    if (at >= 0) {
      document.getSelection()?.setBaseAndExtent(node, at, node, at + words.length);
      return;
    }
  }
  throw new Error(`not on the page: «${words}»`);
}

/** Bringing a place into view takes a few frames, and may draw it anew: it is looked for each time. */
async function expectInView(find: () => Element | null): Promise<void> {
  await waitFor(async () => {
    const element = find();
    await expect(element).toBeInTheDocument();
    const box = (element as Element).getBoundingClientRect();
    const frame = pane().getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(frame.top);
    await expect(box.bottom).toBeLessThanOrEqual(frame.bottom);
  });
}

const QUOTE = 'Мы меняли расписание занятий';
const quote = {
  text: QUOTE,
  respondent: 'Марина',
  passage: { materialId: 'material-42', start: text.indexOf(QUOTE), end: text.indexOf(QUOTE) + QUOTE.length },
};

export const Selected = meta.story({
  name: 'Выделенные слова становятся гипотезой вместе со своим местом',
  play: async ({ args, userEvent, step }) => {
    await step('Пока ничего не выделено, сказано, что делать', async () => {
      await expect(screen.getByRole('region', { name: args.material.name })).toHaveTextContent(args.studyTitle);
      await expect(screen.getByRole('button', { name: 'Гипотеза' })).toBeDisabled();
      await expect(screen.getByRole('button', { name: 'Инсайт' })).toBeDisabled();
      await expect(screen.getByText(/Выделите слова в тексте/)).toBeVisible();
    });
    await step('Выделить', async () => {
      select(QUOTE);
      await expect(await screen.findByText(`Выбрано: «${QUOTE}»`)).toHaveAttribute('aria-live', 'polite');
    });
    await step('Форма с цитатой, пустую не отправить', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Гипотеза' }));
      const form = within(await screen.findByRole('dialog', { name: 'Создать гипотезу' }));
      await expect(form.getByText(`«${QUOTE}»`)).toBeVisible();
      await userEvent.click(form.getByRole('button', { name: 'Создать' }));
      await expect(form.getByRole('textbox', { name: /^Гипотеза/ })).toHaveAccessibleDescription(
        /Сформулируйте гипотезу/,
      );
      await expect(args.onCreateHypothesis).not.toHaveBeenCalled();
    });
    await step('Заполнить и создать', async () => {
      const form = within(screen.getByRole('dialog', { name: 'Создать гипотезу' }));
      await userEvent.type(form.getByRole('textbox', { name: /^Гипотеза/ }), 'Расписание важнее цены');
      await userEvent.selectOptions(form.getByLabelText('Релевантность'), 'Высокая');
      await userEvent.selectOptions(form.getByLabelText('Этап'), 'Activation');
      await userEvent.click(form.getByRole('button', { name: 'Создать' }));
      await expect(args.onCreateHypothesis).toHaveBeenLastCalledWith(quote, {
        text: 'Расписание важнее цены',
        stage: 'activation',
        touchpoint: 'Регистрация',
        relevance: 'high',
      });
    });
    await step('Форма закрылась, чтение продолжается', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Создать гипотезу' })).not.toBeInTheDocument());
      await expect(screen.getByRole('region', { name: args.material.name })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Гипотеза' })).toHaveFocus());
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});

/** What stands out in the text as chosen. */
const chosen = () => [...(CSS.highlights.get('reading-chosen') ?? [])].join('');

export const OneSelection = meta.story({
  name: 'Что названо выбранным, то и выделено: при поиске, подсказке и новом выделении',
  play: async ({ step, userEvent }) => {
    await step('Слова целиком', async () => {
      select('няли расписание зан');
      await expect(await screen.findByText('Выбрано: «меняли расписание занятий»')).toBeVisible();
      await expect(chosen()).toBe('меняли расписание занятий');
    });
    await step('Поиск рисует текст заново: выбранное остаётся и там, и тут', async () => {
      await userEvent.type(find(), 'расписание');
      await expect(await screen.findByText(/^1 из \d+$/)).toBeVisible();
      await expect(screen.getByText('Выбрано: «меняли расписание занятий»')).toBeVisible();
      await waitFor(() => expect(chosen()).toBe('меняли расписание занятий'));
    });
    await step('Слова подсказки', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Следующая подсказка' }));
      const mark = await waitFor(() => {
        const found = pane().querySelector('mark');
        if (!found) throw new Error('no mark');
        return found;
      });
      await expect(await screen.findByText(/^Выбрано/)).toHaveTextContent(mark.textContent ?? '');
      await waitFor(() => expect(chosen()).toBe(mark.textContent));
      await waitFor(() => expect(document.getSelection()?.toString()).toBe(mark.textContent));
    });
    await step('Щелчок по тексту снимает', async () => {
      await userEvent.click(pane());
      document.getSelection()?.collapse(pane().querySelector('p'), 0);
      await expect(await screen.findByText(/^Выделите слова/)).toBeVisible();
      await waitFor(() => expect(chosen()).toBe(''));
    });
  },
});

export const HardLines = meta.story({
  name: 'Предложение, разорванное на две строки файла, находится и подсвечено целиком',
  args: { text: ready('Респондент: Иногда заказываю еду, если\nсовсем нет времени.\n\nИнтервьюер: А ещё?') },
  play: async ({ userEvent }) => {
    await userEvent.type(find(), 'еду, если совсем нет');
    await expect(await screen.findByText('1 из 1')).toBeVisible();
    await expect(pane().querySelector('mark')).toHaveTextContent('еду, если совсем нет');
  },
});

export const Insight = meta.story({
  name: 'Реплика целиком становится инсайтом, с клавиатуры',
  play: async ({ args, userEvent }) => {
    screen.getAllByRole('button', { name: /Выбрать реплику \d+: Марина/ })[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Инсайт' }));
    const form = within(await screen.findByRole('dialog', { name: 'Добавить инсайт' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Инсайт/ }), 'Причину искали в расписании');
    await userEvent.click(form.getByRole('button', { name: 'Добавить' }));
    const said = expect.stringMatching(/^Это было три недели назад.*минут по сорок\.$/) as string;
    await expect(args.onAddInsight).toHaveBeenLastCalledWith(
      expect.objectContaining({ text: said, respondent: 'Марина' }),
      'Причину искали в расписании',
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Добавить инсайт' })).not.toBeInTheDocument());
  },
});

export const AtPlace = meta.story({
  name: 'Открыто на цитате: она подсвечена и видна',
  args: { place: famous, query: 'расписание' },
  play: async ({ step }) => {
    const mark = await screen.findByText(FAMOUS);
    await step('Подсвечена и видна', async () => {
      await expect(mark.tagName).toBe('MARK');
      await expectInView(() => mark);
    });
    await step('Слова из поиска по списку не мешают', async () => {
      await expect(find()).toHaveValue('');
      await expect(pane().querySelectorAll('mark')).toHaveLength(1);
    });
  },
});

export const Finding = meta.story({
  name: 'Найти в тексте: счётчик, вперёд, назад, не найдено',
  play: async ({ userEvent, step }) => {
    await step('Все места посчитаны, первое видно', async () => {
      await userEvent.type(find(), 'респонд');
      await expect(await screen.findByText('1 из 3')).toBeVisible();
      await expect(announced()).toContain('1 из 3');
      await expectInView(current);
      await expect(current()).toHaveTextContent(/респонд/i);
    });
    await step('Следующее, предыдущее и по кругу', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Следующее совпадение' }));
      await expect(await screen.findByText('2 из 3')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Предыдущее совпадение' }));
      await userEvent.click(screen.getByRole('button', { name: 'Предыдущее совпадение' }));
      await expect(await screen.findByText('3 из 3')).toBeVisible();
      await expectInView(current);
    });
    await step('Enter и Shift+Enter в поле', async () => {
      await userEvent.click(find());
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByText('1 из 3')).toBeVisible();
      await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
      await expect(await screen.findByText('3 из 3')).toBeVisible();
    });
    await step('Регистр и ё/е не важны', async () => {
      await retype(find(), 'ИДЁТ');
      await expect(await screen.findByText('не найдено')).toBeVisible();
      await retype(find(), 'НАИДЕШЬ');
      await expect(await screen.findByText('не найдено')).toBeVisible();
      await retype(find(), 'НАЙДЕШЬ');
      await expect(await screen.findByText('1 из 1')).toBeVisible();
      await expectInView(() => pane().querySelector('mark'));
    });
    await step('Не найдено: листать нечего', async () => {
      // At once: how far the text goes with each letter of a word that begins like another depends on who types.
      await userEvent.clear(find());
      await userEvent.click(find());
      await userEvent.paste('кофемашина');
      await expect(await screen.findByText('не найдено')).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Следующее совпадение' })).toBeDisabled();
    });
  },
});

export const FromSearch = meta.story({
  name: 'Открыто из поиска по списку: слова уже найдены',
  args: { query: 'пустой экран' },
  play: async () => {
    await expect(find()).toHaveValue('пустой экран');
    await expect(await screen.findByText('1 из 1')).toBeVisible();
    await expectInView(() => pane().querySelector('mark'));
  },
});

export const Loading = meta.story({
  name: 'Текст открывается',
  args: { text: LOADING },
  play: async () => {
    await expect(announced()).toContain('Открываем текст…');
    await expect(screen.queryByRole('button', { name: 'Гипотеза' })).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Текст не открылся: сказано почему, можно повторить',
  args: { text: failed('Текста этого файла в хранилище нет.') },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Текст не открылсяТекста этого файла в хранилище нет.');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Huge = meta.story({
  name: 'Два мегабайта: открывается сразу, на странице только окно',
  args: { text: ready(`${text}\n`.repeat(320)), query: 'пустой экран' },
  play: async () => {
    await expect(await screen.findByText('1 из 320')).toBeVisible();
    await expect(pane().querySelectorAll('li').length).toBeLessThan(60);
  },
});

const HOSTILE =
  'Марина: <script>window.hacked = 1</script> <img src=x onerror="window.hacked = 1">\n\nОлег: «да»\n\nМарина: нет';

export const Hostile = meta.story({
  name: 'Разметка в тексте и в имени файла остаётся текстом',
  args: {
    text: ready(HOSTILE),
    material: { ...material('material-42'), name: '<img src=x onerror=alert(1)>.txt' },
    studyTitle: '<script>alert(1)</script>',
  },
  play: async () => {
    await expect(pane()).toHaveTextContent('<script>window.hacked = 1</script> <img src=x onerror=');
    const view = screen.getByRole('region', { name: '<img src=x onerror=alert(1)>.txt' });
    await expect(view.querySelector('script, img')).toBeNull();
    await expect('hacked' in window).toBe(false);
  },
});

export const Closing = meta.story({
  name: 'Escape и «К исследованиям» закрывают, когда ничего не выбрано',
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'К исследованиям' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне текст занимает всё место между поиском и кнопками',
  globals: { viewport: { value: 'mobile' } },
  args: { place: famous },
  play: async () => {
    const mark = await screen.findByText(FAMOUS);
    await expectInView(() => mark);
    select('пустой экран');
    await screen.findByText('Выбрано: «пустой экран»');
    const view = screen.getByRole('region', { name: material('material-42').name });
    await expect(view.scrollHeight).toBeLessThanOrEqual(view.clientHeight);
    await expect(view.scrollWidth).toBeLessThanOrEqual(view.clientWidth);
    await expect(pane().clientHeight).toBeGreaterThan(window.innerHeight / 2);
  },
});

export const Signals = meta.story({
  name: 'Сам находит трудности и желания, человек делает из них гипотезу',
  play: async ({ args, step, userEvent }) => {
    await step('Сколько найдено, сказано над текстом', async () => {
      await expect(await screen.findByText(/^Автоматически найдено: \d+/)).toBeVisible();
    });
    await step('Следующая подсказка открывает свои слова и выбирает их', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Следующая подсказка' }));
      await expect(await screen.findByText(/^Подсказка 1 из \d+: (трудность|желание)$/)).toBeVisible();
      await expectInView(() => pane().querySelector('mark'));
      await expect(screen.getByRole('button', { name: 'Гипотеза' })).toBeEnabled();
    });
    await step('Предыдущая до первой — последняя', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Предыдущая подсказка' }));
      const said = (await screen.findByText(/^Подсказка/)).textContent ?? '';
      const [, at, of] = /(\d+) из (\d+)/.exec(said) ?? [];
      await expect(at).toBe(of);
    });
    await step('Гипотеза уносит найденные слова и их место', async () => {
      const words = pane().querySelector('mark')?.textContent ?? '';
      await userEvent.click(screen.getByRole('button', { name: 'Гипотеза' }));
      const form = await screen.findByRole('dialog', { name: 'Создать гипотезу' });
      await userEvent.type(within(form).getByLabelText(/Гипотеза/), 'Если убрать это, будет легче');
      await userEvent.click(within(form).getByRole('button', { name: 'Создать' }));
      await waitFor(() => expect(args.onCreateHypothesis).toHaveBeenCalledTimes(1));
      await expect(args.onCreateHypothesis).toHaveBeenCalledWith(
        expect.objectContaining({ text: expect.stringContaining(words) as unknown }),
        expect.anything(),
      );
    });
  },
});

const note = (name: RegExp) => screen.getByRole('button', { name });

export const Marked = meta.story({
  name: 'Отмеченное остаётся отмеченным: строки под словами, слова на полях, наложенное видно порознь',
  args: readingOf(sources),
  play: async ({ args, userEvent, step }) => {
    await step('Под словами столько линий, сколько отметок', async () => {
      const both = await waitFor(() => {
        const found = [...pane().querySelectorAll<HTMLElement>('[data-passages*=" "]')];
        if (found.length === 0) throw new Error('nothing overlaps');
        return found;
      });
      await expect(both[0]).toHaveTextContent('расписание');
      await expect(both[0]?.style.getPropertyValue('--line-0')).toContain('--code-sky');
      await expect(both[0]?.style.getPropertyValue('--line-1')).toContain('--code-leaf');
    });
    await step('Нажать на слова: самое внутреннее раскрыто на полях, ещё раз — внешнее', async () => {
      await userEvent.click(pane().querySelector('[data-passages*=" "]') as HTMLElement);
      await expect(note(/^Поиск людей, Пустой экран: «расписание»/)).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(pane().querySelector('[data-passages*=" "]') as HTMLElement);
      await expect(note(/^Нехватка времени: «Мы меняли/)).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Снять код, записать заметку, удалить отметку', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Снять код «Нехватка времени»' }));
      await expect(args.acts.onTakeCode).toHaveBeenLastCalledWith(args.sources.marks[0], codes[0]);
      const field = screen.getByRole('textbox', { name: 'Заметка' });
      await expect(field).toHaveValue('Спросить, сколько это заняло');
      await userEvent.type(field, ' лет');
      await userEvent.click(screen.getByRole('button', { name: 'Сохранить заметку' }));
      await expect(args.acts.onNote).toHaveBeenLastCalledWith(
        args.sources.marks[0],
        'Спросить, сколько это заняло лет',
      );
      await userEvent.click(screen.getByRole('button', { name: 'Удалить отметку' }));
      await expect(args.acts.onRemoveMark).toHaveBeenLastCalledWith(args.sources.marks[0]);
    });
    await step('Инсайт убирают там же', async () => {
      await userEvent.click(screen.getAllByRole('button', { name: /^Инсайт: / })[0] as HTMLElement);
      await userEvent.click(await screen.findByRole('button', { name: /^Удалить инсайт «/ }));
      await expect(args.acts.onRemoveInsight).toHaveBeenCalledOnce();
    });
    await step(
      'Слова, которых в тексте больше нет, названы отдельно и на полях, и переносятся на выбранные',
      async () => {
        await userEvent.click(screen.getByText('Слова не найдены в нынешнем тексте (1)'));
        const disclosed = within(
          screen.getByText('Слова не найдены в нынешнем тексте (1)').closest('details') as HTMLElement,
        );
        await expect(await disclosed.findByText('«слова, которых нет»')).toBeVisible();
        await userEvent.click(disclosed.getByRole('button', { name: /слова, которых нет/ }));
        await userEvent.click(disclosed.getByRole('button', { name: 'Найти заново' }));
        await expect(await disclosed.findByRole('alert')).toHaveTextContent(/Этих слов в тексте нет/);
        await expect(args.acts.onMove).not.toHaveBeenCalled();
        select('Мы меняли');
        await screen.findByText('Выбрано: «Мы меняли»');
        await userEvent.click(disclosed.getByRole('button', { name: 'Указать место' }));
        await expect(args.acts.onMove).toHaveBeenLastCalledWith(
          expect.objectContaining({ words: 'слова, которых нет' }),
          expect.objectContaining({ text: 'Мы меняли', respondent: 'Марина' }),
        );
      },
    );
  },
});

export const ByKeys = meta.story({
  name: 'С клавиатуры: к отметке и от неё, слова и предложения, Escape по шагу назад',
  args: readingOf(sources),
  play: async ({ args, userEvent, step }) => {
    await waitFor(() => expect(pane()).toHaveFocus());
    await step('] ведёт к следующей отметке, Enter раскрывает её, Escape закрывает', async () => {
      await userEvent.keyboard('[BracketRight]');
      await waitFor(() => expect(pane().querySelector('[data-looked-at]')).toBeInTheDocument());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(pane().querySelector('[data-note][data-open]')).toBeInTheDocument());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(pane().querySelector('[data-note][data-open]')).not.toBeInTheDocument());
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('Слово, предложение, и назад к слову', async () => {
      screen.getAllByRole('button', { name: /Выбрать реплику \d+: Марина/ })[0]?.focus();
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await expect(await screen.findByText(/^Выбрано: «[^ ]+»$/)).toBeVisible();
      await userEvent.keyboard('{Shift>}{Alt>}{ArrowRight}{/Alt}{/Shift}');
      await expect(await screen.findByText(/^Выбрано: «.* .*[.!?]»$/)).toBeVisible();
    });
    await step('Escape снимает выбор, и фокус на реплике; потом закрывает чтение', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(await screen.findByText(/^Выделите слова/)).toBeVisible();
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Выбрать реплику/));
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
});

export const Coding = meta.story({
  name: 'Код первыми буквами, новый код, отказ хранилища не теряет набранного, последний код одной клавишей',
  play: async ({ args, userEvent, step }) => {
    await waitFor(() => expect(pane()).toHaveFocus());
    select(QUOTE);
    await screen.findByText(`Выбрано: «${QUOTE}»`);
    await step('C открывает поле, Enter ставит первый', async () => {
      await userEvent.keyboard('c');
      const field = await screen.findByRole('combobox', { name: 'Код' });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.type(field, 'пуст');
      await userEvent.keyboard('{Enter}');
      await expect(args.onCode).toHaveBeenLastCalledWith(quote, { code: codes[1] });
      await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Код' })).not.toBeInTheDocument());
    });
    await step('Последний код ещё раз', async () => {
      await userEvent.keyboard('r');
      await waitFor(() => expect(args.onCode).toHaveBeenCalledTimes(2));
    });
    await step('Код удалён в другой вкладке: сказано, набранное на месте', async () => {
      args.onCode.mockResolvedValueOnce(refused('Этой записи больше нет.'));
      await userEvent.keyboard('c');
      await userEvent.type(await screen.findByRole('combobox', { name: 'Код' }), 'поиск{Enter}');
      await expect(await screen.findByText('Этой записи больше нет.')).toBeVisible();
      await expect(screen.getByRole('combobox', { name: 'Код' })).toHaveValue('поиск');
    });
    await step('Новый код', async () => {
      await retype(screen.getByRole('combobox', { name: 'Код' }), 'Цена вопроса');
      await userEvent.click(screen.getByRole('option', { name: 'Создать код „Цена вопроса“' }));
      await expect(args.onCode).toHaveBeenLastCalledWith(quote, { name: 'Цена вопроса' });
    });
  },
});

export const Linking = meta.story({
  name: 'Цитата и слова против гипотезы, которая уже есть',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(pane()).toHaveFocus());
    select(QUOTE);
    await screen.findByText(`Выбрано: «${QUOTE}»`);
    await userEvent.keyboard('q');
    await expect(args.onQuote).toHaveBeenLastCalledWith(quote);
    await userEvent.keyboard('k');
    const form = within(await screen.findByRole('dialog', { name: 'Добавить к гипотезе' }));
    await userEvent.selectOptions(form.getByLabelText(/^Гипотеза/), args.hypotheses[0]?.text ?? '');
    await userEvent.selectOptions(form.getByLabelText('Слова говорят'), 'Против');
    await userEvent.click(form.getByRole('button', { name: 'Добавить' }));
    await expect(args.onLink).toHaveBeenLastCalledWith(quote, args.hypotheses[0]?.id, 'against');
  },
});

export const MobileParts = meta.story({
  name: 'На телефоне по одному: материалы, текст, отметки',
  globals: { viewport: { value: 'mobile' } },
  args: readingOf(sources),
  play: async ({ userEvent, step }) => {
    await step('Отметки', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Отметки \(\d+\)$/ }));
      await expect(await screen.findByRole('region', { name: 'Отметки' })).toBeVisible();
      await expect(screen.queryByRole('region', { name: 'Текст материала' })).not.toBeInTheDocument();
    });
    await step('Материалы', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Материалы' }));
      await expect(screen.getByRole('list', { name: 'Материалы исследования' })).toBeVisible();
      await expect(screen.queryByRole('region', { name: 'Отметки' })).not.toBeInTheDocument();
    });
    await step('Текст', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Текст' }));
      await expect(pane()).toBeVisible();
    });
  },
});

const TALK =
  '[0:00] Интервьюер: С чего вы начали?\n\n[0:10] Марина: С расписания занятий.\n\n[0:20] Интервьюер: И что вышло?\n\n[0:30] Марина: Стало спокойнее.\n\n[5:00] Марина: Это было уже потом.';

const place = () => screen.getByRole('slider', { name: 'Место в записи' });
const sounding = () => pane().querySelector('li[data-sounding]');

export const WithRecording = meta.story({
  name: 'С записью: реплика играет с себя, звучащая отмечена; T — с реплики с фокусом',
  args: { text: ready(TALK), recording: sound(), onType: fn() },
  play: async ({ args, step, userEvent }) => {
    await waitFor(() => expect(place()).toBeEnabled());
    await expect(sounding()).toBeNull();
    await step('Нажать на время', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Слушать с 00:00:10' }));
      await waitFor(() => expect(sounding()).toHaveTextContent('С расписания занятий.'));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Остановить' })).toBeVisible());
      await userEvent.keyboard('[KeyS]');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Слушать' })).toBeVisible());
    });
    await step('Клавиши', async () => {
      await userEvent.keyboard('[KeyL][KeyL]');
      await waitFor(() => expect(sounding()).toHaveTextContent('И что вышло?'));
      screen.getByRole('button', { name: 'Выбрать реплику 4: Марина' }).focus();
      await userEvent.keyboard('[KeyT]');
      await waitFor(() => expect(sounding()).toHaveTextContent('Стало спокойнее.'));
      await userEvent.keyboard('[KeyS]');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Слушать' })).toBeVisible());
    });
    await step('Чего в записи нет, то не кнопка, и это сказано', async () => {
      await expect(screen.queryByRole('button', { name: 'Слушать с 00:05:00' })).not.toBeInTheDocument();
      await expect(screen.getByText(/^Запись короче текста/)).toBeVisible();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Править текст' }));
    await expect(args.onType).toHaveBeenCalledTimes(1);
  },
});
