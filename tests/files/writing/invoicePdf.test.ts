import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';

import type { PlanId } from '#src/domain/account/billing.ts';
import { invoiceOf, issueInvoice } from '#src/domain/account/invoice.ts';
import { MAX_REQUISITE_TEXT, type Requisites } from '#src/domain/account/requisites.ts';
import { SELLER as sample } from '#src/domain/account/seller.ts';
import { transactions } from '#src/samples/account.ts';
import { invoiceDrawing } from '#app/sections/account/invoicePdf.ts';
import type { PdfFonts } from '#files/writing/pdf/pdfFonts.ts';
import { writePdf } from '#files/writing/writePdf.ts';

const FONTS = 'node_modules/@expo-google-fonts/golos-text';
const [{ payer } = { payer: undefined }] = transactions.flatMap(({ invoice }) => invoice ?? []);
if (!payer) throw new Error('the sample has no invoice');

async function font(name: string): Promise<PdfFonts['regular']> {
  return create(await readFile(`${FONTS}/${name}`)) as PdfFonts['regular'];
}

/** The paper as a reader finds it: its text, kinds of space folded, and the lowest line. */
async function printed(planId: PlanId, who: Requisites, seller = sample, cancelledOn: string | null = null) {
  const issued = issueInvoice({ planId, payer: who, seller, number: 208, date: '2026-11-21' });
  const invoice = invoiceOf({ ...issued, cancelledOn });
  if (!invoice) throw new Error('no invoice');
  const fonts = {
    regular: await font('400Regular/GolosText_400Regular.ttf'),
    bold: await font('600SemiBold/GolosText_600SemiBold.ttf'),
  };
  const blob = await writePdf(invoiceDrawing(invoice), fonts);
  const pdf = await getDocument({ data: new Uint8Array(await blob.arrayBuffer()) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  const read = {
    pages: pdf.numPages,
    text: texts
      .map(({ str }) => str)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
    // Without the footer, which has the sheet's foot to itself.
    lowest: Math.min(...texts.map(({ transform }) => Number(transform[5])).filter((y) => y > 30)),
  };
  await pdf.destroy();
  return read;
}

/** Words without their breaks: a long name is parted into lines anywhere. */
const solid = (text: string): string => text.replaceAll(/\s/g, '').replaceAll('漢', '¤');

describe('the invoice on paper', () => {
  it.each([
    ['personal', 'Персональный', '25 000,00', '4 508,20', 'Двадцать пять тысяч рублей 00 копеек'],
    ['team', 'Команда', '147 000,00', '26 508,20', 'Сто сорок семь тысяч рублей 00 копеек'],
    ['department', 'Департамент', '450 000,00', '81 147,54', 'Четыреста пятьдесят тысяч рублей 00 копеек'],
  ] as const)('%s: sums, VAT, words, both sides, purpose and term', async (planId, name, total, vat, words) => {
    const { text, pages } = await printed(planId, payer);
    expect(pages).toBe(1);
    for (const part of [
      'Счёт на оплату № 208 от 21 ноября 2026 г.',
      `тариф «${name}»`,
      `Итого: ${total}`,
      `В том числе НДС 22 %: ${vat}`,
      `Всего к оплате: ${total}`,
      words,
      `ИНН ${payer.inn}, КПП ${payer.kpp}, ОГРН ${payer.ogrn}`,
      payer.organisation,
      payer.email,
      `БИК ${sample.bik}`,
      sample.account,
      sample.correspondentAccount,
      'Получатель',
      `НДС 22 % — ${vat} руб.`,
      'до 01.12.2026 включительно',
    ]) {
      expect(text).toContain(part.replaceAll(/\s+/g, ' '));
    }
  });

  it.each(['Щ', 'ж', 'W', 'ООО ', 'Общество с ограниченной ответственностью ', '漢'])(
    'the longest texts of «%s» are printed to the last letter, on the one sheet',
    async (unit) => {
      const long = (most: number): string =>
        `${unit
          .repeat(most)
          .slice(0, most - 1)
          .trim()}Ъ`;
      const who: Requisites = {
        ...payer,
        inn: '500100732259',
        kpp: '',
        ogrn: '304500116000157',
        organisation: long(MAX_REQUISITE_TEXT.payer),
        address: long(MAX_REQUISITE_TEXT.payer),
        contact: long(MAX_REQUISITE_TEXT.contact),
      };
      const texts = {
        name: long(MAX_REQUISITE_TEXT.seller),
        address: long(MAX_REQUISITE_TEXT.seller),
        bank: long(MAX_REQUISITE_TEXT.seller),
      };
      const { text, lowest } = await printed('department', who, { ...sample, ...texts });
      expect(text).not.toContain('…');
      for (const expected of [who.organisation, who.address, who.contact, texts.bank, texts.address]) {
        expect(solid(text)).toContain(solid(expected));
      }
      expect(text).toContain('ОГРНИП 304500116000157');
      expect(lowest).toBeGreaterThan(36);
    },
  );

  it('says that it is a sample while the seller is, and only then', async () => {
    const { text } = await printed('team', payer);
    expect(text).toMatch(/^ОБРАЗЕЦ Не оплачивать: продавец вымышлен/);
    const real = await printed('team', payer, { ...sample, name: 'ПАО «Вяз»', inn: '7736050003' });
    expect(real.text).not.toMatch(/образец|не оплачивать/i);
  });

  it('says that it was cancelled', async () => {
    const real = { ...sample, name: 'ПАО «Вяз»', inn: '7736050003' };
    expect((await printed('team', payer, real, '2026-11-22')).text).toMatch(
      /^ОТМЕНЁН Не оплачивать: счёт отменён 22\.11\.2026\./,
    );
    expect((await printed('team', payer, sample, '2026-11-22')).text).toMatch(
      /^ОБРАЗЕЦ, ОТМЕНЁН Не оплачивать: продавец вымышлен.*; счёт отменён 22\.11\.2026\./,
    );
  });
});
