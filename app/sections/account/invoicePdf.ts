import { formatDate, formatLongDate, formatNumber, NBSP } from '#src/domain/core/format.ts';
import { type Invoice, paymentPurpose } from '#src/domain/account/invoice.ts';
import { isSampleSeller } from '#src/domain/account/seller.ts';
import { formatKopecks } from '#src/domain/account/vat.ts';

import { moneyInWords } from './moneyInWords.ts';
import type { PdfDrawing, PdfShape, PdfTextLine } from '#files/writing/pdf.ts';

/* Distances in points. Printed in black on white, whatever the theme: it goes to an accountant. */
const INK = '#000000';
const LEFT = 42;
const WIDTH = 595 - LEFT * 2;
const SIZE = 9;
/** Space between a cell's edge and its text. */
const PAD = 4;
const THIN = 0.75;
const THICK = 1.75;
/** Height of a row of type, in parts of its size. */
const ROW = 1.28;

const NARROW = /[\s.,:;«»"'()\-iIl1|]/;
const WIDE = /[мшщжюыфA-ZА-ЯЁ@%№—–]/;
/** Last of the Cyrillic letters; what comes after may be of any width. */
const LAST_KNOWN = '\u04FF';

interface TextOptions {
  readonly size?: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'center' | 'right';
}

/**
 * Rows that a text takes at most: wide letters are counted as wide, and a tenth of each row is lost at its end. More room than needed
 * is harmless; less would cut a name.
 */
export function mostRows(text: string, width: number, size: number): number {
  let length = 0;
  for (const letter of text) {
    if (NARROW.test(letter)) length += 0.42;
    else length += WIDE.test(letter) || letter > LAST_KNOWN ? 0.92 : 0.62;
  }
  return Math.max(1, Math.ceil((length * size) / (width * 0.9)));
}

/** Draws the paper from top to bottom. */
class Sheet {
  readonly shapes: PdfShape[] = [];
  y = 40;

  text(text: string, x: number, y: number, width: number, options: TextOptions = {}): number {
    const { size = SIZE, bold = false, align = 'left' } = options;
    const rows = mostRows(text, width, size);
    const line: PdfTextLine = { text, font: bold ? 'bold' : 'regular', size, color: INK, rows };
    this.shapes.push({ kind: 'text', x, y, width, align, lines: [line] });
    return rows * size * ROW;
  }

  line(x: number, y: number, toX: number, toY: number, width = THIN): void {
    this.shapes.push({
      kind: 'line',
      points: [
        [x, y],
        [toX, toY],
      ],
      color: INK,
      width,
    });
  }

  box(x: number, y: number, width: number, height: number, strokeWidth = THIN): void {
    this.shapes.push({ kind: 'rect', x, y, width, height, stroke: INK, strokeWidth });
  }
}

const kpp = (value: string): string => (value === '' ? '' : `, КПП${NBSP}${value}`);
const ogrn = (value: string): string =>
  value === '' ? '' : `, ${value.length === 15 ? 'ОГРНИП' : 'ОГРН'}${NBSP}${value}`;

/** The block that an accountant copies into a payment order, in the order that banks have it. */
function bankBlock(sheet: Sheet, { seller }: Invoice): void {
  const split = LEFT + 300;
  const labels = 44;
  const top = sheet.y;
  const inner = 300 - PAD * 2;
  const right = WIDTH - 300 - labels - PAD * 2;
  const bank = Math.max(26, sheet.text(seller.bank, LEFT + PAD, top + PAD, inner) + PAD);
  sheet.text('Банк получателя', LEFT + PAD, top + bank + 1, inner, { size: 7 });
  const bankEnd = top + bank + 13;
  sheet.text('БИК', split + PAD, top + PAD, labels);
  sheet.text(seller.bik, split + labels + PAD, top + PAD, right);
  sheet.line(split, top + 17, split + labels, top + 17);
  sheet.text('Сч. №', split + PAD, top + 21, labels);
  sheet.text(seller.correspondentAccount, split + labels + PAD, top + 21, right);

  sheet.text(`ИНН ${seller.inn}`, LEFT + PAD, bankEnd + PAD, 150 - PAD * 2);
  sheet.text(`КПП ${seller.kpp}`, LEFT + 150 + PAD, bankEnd + PAD, 150 - PAD * 2);
  sheet.text('Сч. №', split + PAD, bankEnd + PAD, labels);
  sheet.text(seller.account, split + labels + PAD, bankEnd + PAD, right);
  const numbersEnd = bankEnd + 17;
  const name = Math.max(20, sheet.text(seller.name, LEFT + PAD, numbersEnd + PAD, inner) + PAD);
  sheet.text('Получатель', LEFT + PAD, numbersEnd + name + 1, inner, { size: 7 });
  const end = numbersEnd + name + 13;

  sheet.box(LEFT, top, WIDTH, end - top);
  sheet.line(LEFT, bankEnd, LEFT + WIDTH, bankEnd);
  sheet.line(LEFT, numbersEnd, split, numbersEnd);
  sheet.line(LEFT + 150, bankEnd, LEFT + 150, numbersEnd);
  sheet.line(split, top, split, end);
  sheet.line(split + labels, top, split + labels, end);
  sheet.y = end + 20;
}

function side(sheet: Sheet, label: string, text: string, bold = true): void {
  const labels = 92;
  sheet.text(label, LEFT, sheet.y, labels - PAD);
  const height = sheet.text(text, LEFT + labels, sheet.y, WIDTH - labels, { bold });
  sheet.y += Math.max(SIZE * ROW * (label.includes(' ') ? 2 : 1), height) + 6;
}

const COLUMNS = [
  { title: '№', width: 24, align: 'center' },
  { title: 'Товары (работы, услуги)', width: 257, align: 'left' },
  { title: 'Кол-во', width: 44, align: 'right' },
  { title: 'Ед.', width: 34, align: 'center' },
  { title: 'Цена', width: 76, align: 'right' },
  { title: 'Сумма', width: 76, align: 'right' },
] as const;

/** Returns the text of the table's one line: the plan's figures (R54). */
function lineText({ plan }: Invoice): string {
  const studies = `${plan.studies[0]}–${plan.studies[1]}`;
  return `Доступ к${NBSP}сервису «Ориентир», тариф «${plan.name}»: исследований ${studies}, респондентов ${formatNumber(plan.respondents)}, собственных интервью ${formatNumber(plan.ownInterviews)}`;
}

function table(sheet: Sheet, invoice: Invoice): void {
  const top = sheet.y;
  const total = formatKopecks(invoice.total);
  const cells = ['1', lineText(invoice), '1', 'шт.', total, total];
  const head = 18;
  const body = Math.max(18, mostRows(cells[1] ?? '', COLUMNS[1].width - PAD * 2, SIZE) * SIZE * ROW + PAD * 2);
  let x = LEFT;
  COLUMNS.forEach(({ title, width, align }, index) => {
    sheet.text(title, x + PAD, top + PAD, width - PAD * 2, { bold: true, align: 'center' });
    sheet.text(cells[index] ?? '', x + PAD, top + head + PAD, width - PAD * 2, { align });
    x += width;
    if (index < COLUMNS.length - 1) sheet.line(x, top, x, top + head + body);
  });
  sheet.line(LEFT, top + head, LEFT + WIDTH, top + head);
  sheet.box(LEFT, top, WIDTH, head + body, THICK);
  sheet.y = top + head + body + 8;

  const sums = [
    ['Итого:', total],
    [`В${NBSP}том числе НДС ${invoice.vatPercent}${NBSP}%:`, formatKopecks(invoice.vat)],
    [`Всего к${NBSP}оплате:`, total],
  ] as const;
  for (const [label, sum] of sums) {
    sheet.text(label, LEFT, sheet.y, WIDTH - 84, { bold: true, align: 'right' });
    sheet.text(sum, LEFT + WIDTH - 80, sheet.y, 76, { bold: true, align: 'right' });
    sheet.y += 15;
  }
}

function signatures(sheet: Sheet): void {
  sheet.line(LEFT, sheet.y, LEFT + WIDTH, sheet.y, THICK);
  sheet.y += 26;
  const half = WIDTH / 2;
  ['Руководитель', 'Бухгалтер'].forEach((who, index) => {
    const x = LEFT + index * (half + 8);
    sheet.text(who, x, sheet.y, 74, { bold: true });
    sheet.line(x + 76, sheet.y + 11, x + half - 8, sheet.y + 11);
  });
  sheet.y += 26;
  sheet.text('М. П.', LEFT + 76, sheet.y, 60);
}

/** Stamps the sheet so that no one pays it: the seller does not exist, or the invoice was cancelled. Nothing for any other. */
function warning(sheet: Sheet, { seller, cancelledOn }: Invoice): void {
  const isSample = isSampleSeller(seller);
  const words = [isSample ? 'ОБРАЗЕЦ' : '', cancelledOn === null ? '' : 'ОТМЕНЁН'].filter(Boolean);
  if (words.length === 0) return;
  const reasons = [
    isSample ? `продавец вымышлен, такой фирмы и${NBSP}таких счетов в${NBSP}банке нет` : '',
    cancelledOn === null ? '' : `счёт отменён ${formatDate(cancelledOn)}`,
  ].filter(Boolean);
  const split = words.length * 130 + 30;
  const height = 40;
  sheet.box(LEFT, sheet.y, WIDTH, height, THICK);
  sheet.text(words.join(', '), LEFT + PAD * 2, sheet.y + 6, split, { size: 22, bold: true });
  const rule = `Не${NBSP}оплачивать: ${reasons.join('; ')}.`;
  sheet.text(rule, LEFT + split + PAD * 2, sheet.y + 8, WIDTH - split - PAD * 4, { bold: true });
  sheet.y += height + 8;
}

/**
 * «Счёт на оплату» as Russian accountants know it, on one sheet: the block for the payment order, both sides, the line, the total
 * with the VAT it includes, the sum in words, the purpose and the term (R55).
 */
export function invoiceDrawing(invoice: Invoice): PdfDrawing {
  const { number, date, due, payer, seller, total } = invoice;
  const sheet = new Sheet();
  warning(sheet, invoice);
  const rule = `Счёт действителен и${NBSP}должен быть оплачен до${NBSP}${formatDate(due)} включительно. В${NBSP}платёжном поручении укажите назначение платежа, как оно записано ниже.`;
  sheet.y += sheet.text(rule, LEFT + 60, sheet.y, WIDTH - 120, { size: 8, align: 'center' }) + 10;
  bankBlock(sheet, invoice);
  const title = `Счёт на${NBSP}оплату №${NBSP}${number} от${NBSP}${formatLongDate(date)}`;
  sheet.text(title, LEFT, sheet.y, WIDTH, { size: 14, bold: true });
  sheet.y += 24;
  sheet.line(LEFT, sheet.y, LEFT + WIDTH, sheet.y, THICK);
  sheet.y += 12;
  side(
    sheet,
    'Поставщик (исполнитель):',
    `${seller.name}, ИНН${NBSP}${seller.inn}${kpp(seller.kpp)}${ogrn(seller.ogrn)}, ${seller.address}`,
  );
  side(
    sheet,
    'Покупатель (заказчик):',
    `${payer.organisation}, ИНН${NBSP}${payer.inn}${kpp(payer.kpp)}${ogrn(payer.ogrn)}, ${payer.address}`,
  );
  side(sheet, 'Контакт:', `${payer.contact}, ${payer.email}`, false);
  sheet.y += 6;
  table(sheet, invoice);
  sheet.y += 8;
  sheet.text(`Всего наименований 1, на${NBSP}сумму ${formatKopecks(total)}${NBSP}руб.`, LEFT, sheet.y, WIDTH);
  sheet.y += 14;
  sheet.y += sheet.text(moneyInWords(total), LEFT, sheet.y, WIDTH, { bold: true }) + 10;
  side(sheet, 'Назначение:', paymentPurpose(invoice), false);
  side(sheet, 'Срок оплаты:', `до${NBSP}${formatDate(due)} включительно`, false);
  sheet.y += 6;
  signatures(sheet);
  return {
    title: `${isSampleSeller(seller) ? 'ОБРАЗЕЦ. ' : ''}Счёт на${NBSP}оплату №${NBSP}${number}`,
    date: formatLongDate(date),
    size: 'A4',
    orientation: 'portrait',
    shapes: sheet.shapes,
  };
}
