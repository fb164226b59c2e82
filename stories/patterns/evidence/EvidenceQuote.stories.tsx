import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { EvidenceQuote } from '#src/patterns/evidence/EvidenceQuote.tsx';

const meta = preview.meta({
  id: 'patterns-evidence-evidencequote',
  title: 'Приёмы/Слова о гипотезе · EvidenceQuote',
  component: EvidenceQuote,
  args: {
    quote: {
      text: 'Если бы расшифровка появлялась сама, я бы разбирала «свои» интервью в тот же день',
      respondent: 'Марина',
      research: 'Интервью весны',
    },
    href: '/?open=study&material=talk&at=10-90' as string | null,
  },
});

export const Signed = meta.story({
  name: 'Кто сказал и где: ссылка на место в тексте',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Интервью весны' })).toHaveAttribute('href', args.href ?? '');
    await expect(canvas.getByText('Марина')).toBeVisible();
    await expect(canvas.getByText(/„свои“/)).toBeVisible();
  },
});

export const WithKind = meta.story({
  name: 'Чем слова сочли: последним словом подписи',
  args: { quote: { text: 'Полдня уходит на сверку', respondent: 'Марина', research: 'Интервью весны', kind: 'money' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('деньги и время').parentElement).toHaveTextContent(
      /^Марина · Интервью весны · деньги и время$/,
    );
  },
});

export const WithSeverity = meta.story({
  name: 'И насколько остро: в скобках',
  args: {
    quote: {
      text: 'Бросила и ушла в таблицы',
      respondent: 'Марина',
      research: '',
      kind: 'churn',
      severity: 'blocking',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('уход или отказ (останавливает)').parentElement).toHaveTextContent(
      /^Марина · уход или отказ \(останавливает\)$/,
    );
  },
});

export const StudyRemoved = meta.story({
  name: 'Исследование удалено: названо без ссылки',
  args: { href: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText(/источник удалён/)).toBeVisible();
  },
});

export const Unsigned = meta.story({
  name: 'Кто сказал, неизвестно: только исследование',
  args: { quote: { text: 'Дорого', respondent: '', research: 'Интервью весны' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').parentElement).toHaveTextContent(/^Интервью весны$/);
  },
});
