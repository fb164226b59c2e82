import { expect, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { failed, LOADING } from '#src/domain/core/loadable.ts';
import { MaterialReader } from '#src/features/research/reading/MaterialReader.tsx';
import { inBox } from '#stories/frames.tsx';

import { markOf, readingOf, unmarked } from './sampleReading.ts';
import { findings, readingFindings, refusalOf, wordsOf } from './findings/sampleFindings.ts';
import { FAMOUS, famous, pane, expectInView, readerArgs } from './readerPlay.ts';

const meta = preview.meta({
  id: 'features-research-reading-materialreader',
  title: 'Разделы/Исследования/Чтение материала · MaterialReader',
  component: MaterialReader,
  parameters: { chromatic: { modes: screenModes } },
  args: readerArgs,
  decorators: [inBox({ height: '96dvh' })],
});

const status = () => screen.getByText(/^Находка \d+ из \d+/);

export const Findings = meta.story({
  name: 'Программа предлагает, человек решает: одними клавишами, не то — больше не предлагается',
  args: { findings: readingFindings },
  play: async ({ args, step, userEvent }) => {
    await step('Сколько ждёт разбора, сказано над текстом; слова стоят в точках', async () => {
      await expect(await screen.findByText(/^5.находок ждут разбора$/)).toBeVisible();
      await waitFor(() => expect(pane().querySelector('[data-found]')).toBeVisible());
      await expect(screen.queryByRole('button', { name: 'Не то' })).toBeNull();
    });
    await step('Точка ведёт к следующей: её слова выбраны и видны', async () => {
      await userEvent.click(pane());
      await userEvent.keyboard('[Period]');
      await expect(status()).toHaveTextContent('Находка 1 из 5: трудность');
      await expectInView(() => screen.getByText(wordsOf(findings[0]), { selector: '[data-found]' }));
      await expect(screen.getByText(/^Выбрано: «Найти респондента/)).toBeVisible();
    });
    await step('Запятая от первой — к последней', async () => {
      await userEvent.keyboard('[Comma]');
      await expect(status()).toHaveTextContent('Находка 5 из 5: кто решает');
      await userEvent.keyboard('[Period]');
      await expect(status()).toHaveTextContent('Находка 1 из 5');
    });
    await step('Одна клавиша берёт слова в цитаты', async () => {
      await userEvent.keyboard('q');
      await expect(args.onQuote).toHaveBeenLastCalledWith(
        expect.objectContaining({ text: wordsOf(findings[0]), kind: findings[0]?.kind }),
      );
    });
    await step('Одна говорит «Не то», и показана следующая', async () => {
      await userEvent.keyboard('x');
      await expect(readingFindings.onRefuse).toHaveBeenLastCalledWith(
        findings[0],
        expect.objectContaining({ text: wordsOf(findings[0]) }),
      );
      await waitFor(() => expect(status()).toHaveTextContent('Находка 2 из 5: деньги и время'));
    });
    await step('Escape снимает выбор, и «Не то» больше не о чем', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(await screen.findByText(/^Выделите слова/)).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Не то' })).toBeNull();
    });
  },
});

const panel = () => within(screen.getByRole('region', { name: 'Находки' }));

export const FindingsList = meta.story({
  name: 'Находки списком на месте материалов: показать, сузить, вернуть отклонённое',
  args: { findings: readingFindings, columns: { materials: true, margin: true, findings: true } },
  play: async ({ args, step, userEvent }) => {
    await step('Щелчок по строке показывает её слова', async () => {
      await userEvent.click(await panel().findByRole('button', { name: /^Кто решает/ }));
      await expectInView(() => screen.queryByText(wordsOf(findings[2]), { selector: '[data-found]' }));
      await expect(panel().getByRole('button', { name: /^Кто решает/ })).toHaveAttribute('aria-current', 'true');
    });
    await step('Щелчок по словам в тексте показывает строку', async () => {
      await userEvent.click(await screen.findByText(wordsOf(findings[2]), { selector: '[data-found]' }));
      await expect(screen.getByText(/^Находка 5 из 5/)).toBeVisible();
    });
    await step('Один вид', async () => {
      await userEvent.selectOptions(panel().getByLabelText('Какие находки'), 'Трудность (1)');
      await waitFor(() => expect(panel().queryByRole('button', { name: /^Кто решает/ })).toBeNull());
      await userEvent.selectOptions(panel().getByLabelText('Какие находки'), 'Все (5)');
    });
    await step('Отклонённое возвращают', async () => {
      await userEvent.click(panel().getByText('Отклонённые (2)'));
      await userEvent.click(panel().getByRole('button', { name: /^Вернуть «Мне проще/ }));
      await expect(readingFindings.onReturn).toHaveBeenCalledOnce();
    });
    await step('Список закрывают той же кнопкой', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Находки списком' }));
      await expect(args.onColumnsChange).toHaveBeenLastCalledWith({ materials: true, margin: true, findings: false });
    });
    await step('Esc закрывает список, а не чтение', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await expect(args.onColumnsChange).toHaveBeenCalledTimes(2);
      await expect(args.onClose).not.toHaveBeenCalled();
      await expect(pane()).toHaveFocus();
    });
  },
});

export const FindingsBesideMarks = meta.story({
  name: 'Отмеченное и отклонённое больше не предлагается',
  args: {
    ...readingOf({ ...unmarked, marks: [markOf(FAMOUS)] }),
    place: famous,
    findings: { ...readingFindings, refused: [refusalOf('Директор по продукту и наш методист.')] },
  },
  play: async () => {
    await expect(await screen.findByText(/^3.находки ждут разбора$/)).toBeVisible();
    await expectInView(() => screen.queryByText(FAMOUS));
    await expect(screen.getByText(FAMOUS)).not.toHaveAttribute('data-found');
  },
});

export const FindingsWork = meta.story({
  name: 'Находки ещё ищутся: читать можно',
  tags: ['way'],
  args: { findings: { ...readingFindings, found: LOADING } },
  play: async () => {
    await expect(await screen.findByText('Ищем находки в словах респондентов…')).toBeVisible();
    await expect(pane()).toBeVisible();
  },
});

export const FindingsFailed = meta.story({
  name: 'Находки не нашлись: сказано, и ещё раз',
  args: { findings: { ...readingFindings, found: failed('Поиск находок не запустился.') } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
    await expect(readingFindings.onRetry).toHaveBeenCalledOnce();
  },
});

export const FindingsPhone = meta.story({
  name: 'На телефоне находки — листом поверх текста',
  globals: { viewport: { value: 'mobile' } },
  args: { findings: readingFindings },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Находки списком' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Находки' }));
    await userEvent.click(await sheet.findByRole('button', { name: /^Кто решает/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectInView(() => screen.queryByText(wordsOf(findings[2]), { selector: '[data-found]' }));
    await expect(screen.getByRole('button', { name: 'Не то' })).toBeVisible();
  },
});
