import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { CodePage, type CodePageProps } from '#src/features/research/codes/CodePage.tsx';
import { WHOLE_VIEW } from '#src/features/research/codes/passagesView.ts';

import { codeActs, codeBy, codeHref, manyMarks, openCode, passageHref } from './sampleCodes.ts';

/** Keeps what the address keeps in the app; another tab may remove the code. */
function Demo(props: CodePageProps) {
  const [view, setView] = useState(props.view);
  const [gone, setGone] = useState(false);
  return (
    <>
      <button
        type="button"
        hidden
        data-testid="remove"
        aria-label="В другой вкладке: удалить"
        onClick={() => setGone(true)}
      />
      <CodePage
        {...props}
        opened={gone ? ready(null) : props.opened}
        view={view}
        onViewChange={(next, how) => {
          props.onViewChange(next, how);
          setView(next);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  id: 'features-research-codes-codepage',
  title: 'Разделы/Исследования/Страница кода · CodePage',
  component: CodePage,
  parameters: {
    docs: {
      description: {
        component:
          'Страница кода: сколько человек сказали, все цитаты по участникам или исследованиям, и что ещё сказано там же.',
      },
    },
    chromatic: { modes: screenModes },
  },
  args: {
    opened: ready(openCode('code-time')),
    view: WHOLE_VIEW,
    onViewChange: fn(),
    studiesHref: '/',
    bookHref: '/?view=codes',
    codeHref,
    passageHref,
    acts: codeActs(),
    onTakeCode: fn(),
    onGone: fn(),
    onRetry: fn(),
  },
  render: (args: CodePageProps) => <Demo {...args} />,
});

const groups = () =>
  screen.getAllByRole('heading', { level: 2 }).flatMap((one) => (one.querySelector('small') ? [one.textContent] : []));
const quotes = () => [...document.querySelectorAll('blockquote')].map((one) => one.textContent);
const choose = (name: string) => screen.getByRole('combobox', { name });

export const Full = meta.story({
  name: 'Кто сказал и что: людьми, а не цитатами; вопрос ведущего никого не считает',
  play: async ({ canvas, userEvent, step }) => {
    await step('Счёт и группы по участникам', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Нехватка времени' })).toBeVisible();
      await expect(await canvas.findByText('3 из 4 сказали')).toBeVisible();
      await waitFor(() => expect(quotes()).toHaveLength(5));
      await expect(groups().map((one) => one?.replaceAll('\u00A0', ' '))).toEqual([
        'Олег2 цитаты',
        'Марина1 цитата',
        'Ольга1 цитата',
        'РеспондентБез имён.txt · 1 цитата',
      ]);
    });
    await step('По исследованиям', async () => {
      await userEvent.selectOptions(choose('Собрать'), 'По исследованиям');
      await waitFor(() => expect(groups()).toHaveLength(2));
      await expect(canvas.getAllByText('Олег · Интервью 43.docx')).toHaveLength(2);
    });
    await step('Только этого кода', async () => {
      await userEvent.selectOptions(choose('Чьи цитаты'), 'Только этого кода');
      await waitFor(() => expect(quotes()).toHaveLength(4));
    });
  },
});

export const Narrowed = meta.story({
  name: 'Сегмент, слова, исследование: знаменатель тоже меняется; всё можно вернуть',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Сегмент', async () => {
      await userEvent.selectOptions(choose('Сегмент'), 'Команды до 20 человек');
      await expect(await canvas.findByText('1 из 1 сказали')).toBeVisible();
      await waitFor(() => expect(quotes()).toHaveLength(1));
    });
    await step('Таких нет', async () => {
      await userEvent.type(screen.getByRole('searchbox', { name: 'Поиск в цитатах...' }), 'кофемашина');
      await expect(await canvas.findByRole('heading', { name: 'Таких цитат нет' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Показать все цитаты' }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith(WHOLE_VIEW, 'chosen');
      await waitFor(() => expect(quotes()).toHaveLength(5));
    });
    await step('Исследование', async () => {
      await userEvent.selectOptions(choose('Исследование'), 'Как начинают работу');
      await expect(await canvas.findByText('1 из 2 сказали')).toBeVisible();
    });
  },
});

export const Together = meta.story({
  name: 'Вместе с ним: на тех же словах и внахлёст; нажатие оставляет эти цитаты',
  play: async ({ canvas, userEvent }) => {
    const beside = within(await canvas.findByRole('region', { name: 'Коды на тех же словах' }));
    await userEvent.click(beside.getByRole('button', { name: /^Ищет людей/ }));
    await waitFor(() => expect(quotes()).toEqual([expect.stringMatching(/^Каждую пятницу/)]));
    await expect(canvas.getByText('1 из 4 сказали')).toBeVisible();
  },
});

export const OnePerson = meta.story({
  name: 'Один участник, как ведёт сюда клетка таблицы: видно кто, можно снять',
  args: { view: { ...WHOLE_VIEW, person: 'participant:participant-oleg' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(quotes()).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Только: Олег' }));
    await waitFor(() => expect(quotes()).toHaveLength(5));
  },
});

export const NamesHidden = meta.story({
  name: 'Имена скрыты: подписано кодовыми именами',
  args: { opened: ready(openCode('code-time', undefined, true)) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(quotes()).toHaveLength(5));
    await expect(canvasElement).not.toHaveTextContent('Олег');
    await expect(canvas.getByRole('heading', { level: 2, name: /^Р3/ })).toBeVisible();
  },
});

export const Taking = meta.story({
  name: 'Снять код с цитаты; у цитаты кода под ним — тот код',
  tags: ['way'],
  play: async ({ args, canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Снять код «Доделывает вечером»/ });
    await userEvent.click(first as HTMLElement);
    await expect(args.onTakeCode).toHaveBeenLastCalledWith(
      expect.objectContaining({ materialId: 'talk-2', start: 50 }),
      codeBy('code-evening'),
    );
  },
});

export const Unused = meta.story({
  name: 'Ничего не отмечено: сказано, как отметить',
  args: { opened: ready(openCode('code-search', [])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Этим кодом пока ничего не отмечено' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'К исследованиям' })).toHaveAttribute('href', '/');
  },
});

export const Unknown = meta.story({
  name: 'Такого кода нет: сказано, есть путь ко всем',
  args: { opened: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Такого кода нет' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ко всем кодам' })).toHaveAttribute('href', '/?view=codes');
  },
});

export const Removed = meta.story({
  name: 'Удалили в другой вкладке с открытой формой: сказано, набранное цело',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Определение' }), ' И ещё.');
    screen.getByTestId('remove').click();
    await expect(await screen.findByRole('alert')).toHaveTextContent('удалили или объединили в другой вкладке');
    await expect(screen.getByRole('textbox', { name: 'Определение' })).toHaveValue(
      `${codeBy('code-time').definition} И ещё.`,
    );
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('heading', { name: 'Кода «Нехватка времени» больше нет' })).toBeVisible();
  },
});

export const Loading = meta.story({ name: 'Страница читается', args: { opened: LOADING } });

export const Failed = meta.story({
  name: 'Страница не открылась: сказано почему',
  args: { opened: failed('Хранилище браузера не отвечает. Закройте другие вкладки «Ориентира» и повторите.') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Хранилище браузера не отвечает');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Many = meta.story({
  name: 'Десять тысяч цитат ста человек: в странице только окно',
  args: { opened: ready(openCode('code-time', manyMarks(10_000))) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^10.000.цитат$/)).toBeVisible();
    await waitFor(() => expect(quotes().length).toBeGreaterThan(0));
    await expect(quotes().length).toBeLessThan(60);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Поиск в цитатах...' }), 'Цитата 9999');
    await waitFor(() => expect(quotes()).toHaveLength(1));
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 из 4 сказали')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
