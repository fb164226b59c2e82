import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { DONE } from '#src/domain/core/outcome.ts';
import { MaterialReader } from '#src/features/research/reading/MaterialReader.tsx';
import { announced, retype } from '#stories/checks.ts';

import { material, study, textOf } from '../sampleStudy.ts';

const text = textOf('material-42');

const meta = preview.meta({
  id: 'features-research-reading-materialreader',
  title: 'Разделы/Исследования/Чтение материала · MaterialReader',
  component: MaterialReader,
  parameters: { chromatic: { modes: screenModes } },
  args: {
    material: material('material-42'),
    studyTitle: study('research-edtech').title,
    text: ready(text),
    place: null,
    onClose: fn(),
    onRetry: fn(),
    onCreateHypothesis: fn(() => Promise.resolve(DONE)),
    onAddInsight: fn(() => Promise.resolve(DONE)),
  },
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
      await expect(screen.getByRole('dialog', { name: args.material.name })).toHaveAccessibleDescription(
        args.studyTitle,
      );
      await expect(screen.getByRole('button', { name: 'Создать гипотезу' })).toBeDisabled();
      await expect(screen.getByRole('button', { name: 'Добавить инсайт' })).toBeDisabled();
      await expect(screen.getByText(/Выделите слова в тексте/)).toBeVisible();
    });
    await step('Выделить', async () => {
      select(QUOTE);
      await expect(await screen.findByText(`Выбрано: «${QUOTE}»`)).toHaveAttribute('aria-live', 'polite');
    });
    await step('Форма с цитатой, пустую не отправить', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Создать гипотезу' }));
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
      await expect(screen.getByRole('dialog', { name: args.material.name })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Создать гипотезу' })).toHaveFocus());
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
    await userEvent.click(screen.getByRole('button', { name: 'Добавить инсайт' }));
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
    await expect(screen.queryByRole('button', { name: 'Создать гипотезу' })).not.toBeInTheDocument();
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
    const dialog = screen.getByRole('dialog', { name: '<img src=x onerror=alert(1)>.txt' });
    await expect(dialog.querySelector('script, img')).toBeNull();
    await expect('hacked' in window).toBe(false);
  },
});

export const Closing = meta.story({
  name: 'Escape и крестик закрывают',
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
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
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
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
      await expect(screen.getByRole('button', { name: 'Создать гипотезу' })).toBeEnabled();
    });
    await step('Предыдущая до первой — последняя', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Предыдущая подсказка' }));
      const said = (await screen.findByText(/^Подсказка/)).textContent ?? '';
      const [, at, of] = /(\d+) из (\d+)/.exec(said) ?? [];
      await expect(at).toBe(of);
    });
    await step('Гипотеза уносит найденные слова и их место', async () => {
      const words = pane().querySelector('mark')?.textContent ?? '';
      await userEvent.click(screen.getByRole('button', { name: 'Создать гипотезу' }));
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
