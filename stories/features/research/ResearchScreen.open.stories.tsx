import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { refused } from '#src/domain/core/outcome.ts';
import { ResearchScreen, type ResearchScreenProps } from '#src/features/research/ResearchScreen.tsx';

import { material, summaries } from './sampleStudy.ts';
import { Demo, full, listTitle, row, drawn, text, screenArgs } from './researchScreenPlay.tsx';

const meta = preview.meta({
  id: 'features-research-researchscreen',
  title: 'Разделы/Исследования/Экран исследований · ResearchScreen',
  component: ResearchScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: screenArgs,
  render: (args) => <Demo {...args} />,
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
