import { shortName } from '../../../domain/core/attachment/refusalMessage.ts';
import { settleDifferences, type GatheredContacts } from '../../../domain/audiences/contactGathering.ts';
import { hasAddress } from '../../../domain/audiences/contactPlan.ts';
import type { ContactDraft } from './contactDraft.ts';
import type { DraftPreview } from './useContactPreview.ts';

/**
 * The contacts of a tab that can be stored; a text saying why, in Russian, when none can.
 * @param taken ids of the differences in which the other value is taken
 */
export async function collectContacts(
  { files }: ContactDraft,
  { settle }: Pick<DraftPreview, 'settle'>,
  taken: ReadonlySet<string>,
): Promise<GatheredContacts | string> {
  const unread = files.find(({ reading }) => reading.state === 'reading');
  if (unread) return `Файл «${shortName(unread.file.name)}» ещё читается: дождитесь конца или отмените чтение.`;
  const settled = await settle();
  if (settled === null) return 'Контакты этой аудитории ещё читаются: подождите немного и нажмите снова.';
  const { duplicates, unrecognised } = settled;
  const gathered = settleDifferences(settled, taken);
  if (gathered.fresh.length + gathered.enriched.length > 0) return gathered;
  if (files.some(({ reading }) => reading.state === 'read' && !reading.plans.some(hasAddress))) {
    return 'Новых контактов нет: укажите в файле колонку с телефоном, почтой или Telegram.';
  }
  if (unrecognised.length > 0) {
    return 'Новых контактов нет. Поправьте строки, которые не распознаны, или добавьте другие.';
  }
  return duplicates > 0
    ? 'Новых контактов нет: все они уже есть у этой аудитории или повторяются.'
    : 'Новых контактов нет: в том, что добавлено, не нашлось ни одного.';
}
