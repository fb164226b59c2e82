import { printable, type ReportDocument } from '#src/domain/research/report/reportDocument.ts';
import { HOSTILE } from '../../fixtures/hostile.ts';

/** The texts of the document that a file does not say, or not in the order in which the document says them. */
export function missing(said: string, texts: readonly string[], as: (text: string) => string): readonly string[] {
  const whole = as(said);
  let from = 0;
  return texts.filter((text) => {
    const words = as(text);
    const at = whole.indexOf(words, from);
    if (at === -1) return words !== '';
    from = at + words.length;
    return false;
  });
}

/** Without blanks, and a letter with its marks as one sign: files compose them. */
export const squeezed = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '');

export const REPORT: ReportDocument = {
  title: 'Как начинают с «Ориентиром»',
  facts: ['Компания «Азимут»', 'Онбординг', 'Оплата'],
  blocks: [
    { kind: 'paragraph', text: 'Коротко: теряются выводы.\nИ люди.' },
    { kind: 'heading', level: 2, text: 'Участники' },
    { kind: 'paragraph', text: '9 участников.' },
    {
      kind: 'table',
      head: ['Участник', 'Роль', 'Сегмент'],
      rows: [
        ['Р1', 'продакт', 'EdTech'],
        ['Р2', 'методист', 'EdTech'],
      ],
    },
    { kind: 'heading', level: 2, text: 'Находки' },
    { kind: 'heading', level: 3, text: 'Отчёт собирают руками' },
    { kind: 'facts', lines: ['Об этом сказали 7 из 9 участников'] },
    { kind: 'quote', text: '«Каждую пятницу собираю отчёт руками.»', caption: '— Р1, продакт', stance: null },
    { kind: 'quote', text: '«Мне удобно.»', caption: 'Против — Р2', stance: 'against' },
    { kind: 'quote', text: '«Уходит два часа.»', caption: 'За — Р1', stance: 'for' },
    { kind: 'heading', level: 2, text: 'Что делать дальше' },
    { kind: 'list', items: ['Убрать лишний шаг', 'Позвать пятерых'] },
  ],
};

/** The report of a year: twelve conversations, 300 quotations, 60 findings. */
export const LARGE: ReportDocument = {
  ...REPORT,
  blocks: Array.from({ length: 60 }, (_, finding) => finding).flatMap((finding): ReportDocument['blocks'] => [
    { kind: 'heading', level: 3, text: `Находка ${finding}: выводы теряются по дороге к команде` },
    { kind: 'facts', lines: [`Об этом сказали ${finding % 12} из 12 участников`] },
    ...Array.from({ length: 5 }, (_, index) => ({
      kind: 'quote' as const,
      text: `«Цитата ${finding}-${index}: по понедельникам выписываю задачи на бумагу и теряю её к среде, каждый раз.»`,
      caption: `— Р${index}`,
      stance: null,
    })),
  ]),
};

export const STRANGE: ReportDocument = {
  title: `Слово${'ы'.repeat(400)}`,
  facts: ['Конец 👩‍👩‍👧 и\u00A0неразрывный'],
  blocks: [
    { kind: 'heading', level: 2, text: 'مرحبا بالعالم' },
    { kind: 'quote', text: '«مرحبا، это слова»', caption: '— ح', stance: null },
    { kind: 'list', items: ['😀 первое', 'второе\nс переносом'] },
    { kind: 'table', head: ['Ы'.repeat(90), 'Б'], rows: [['а'.repeat(300), '']] },
  ],
};

export const hostile: ReportDocument = {
  title: printable(HOSTILE[0]?.text ?? ''),
  facts: [],
  blocks: HOSTILE.flatMap(({ text }): ReportDocument['blocks'] => {
    const said = printable(text);
    return [
      { kind: 'heading', level: 2, text: said },
      { kind: 'quote', text: said, caption: said, stance: 'for' },
      { kind: 'list', items: [said.replaceAll('\n', ' ')] },
      { kind: 'table', head: [said], rows: [[said]] },
    ];
  }),
};
