import { shortName } from '../../../domain/core/attachment.ts';
import type { Contact } from '../../../domain/audiences/contact.ts';
import type { ContactDraft } from './contactDraft.ts';
import type { DraftPreview } from './useContactPreview.ts';

/** The contacts of a tab that can be stored; a text saying why, in Russian, when none can. */
export async function collectContacts(
  { files }: ContactDraft,
  { settle }: Pick<DraftPreview, 'settle'>,
): Promise<readonly Contact[] | string> {
  const unread = files.find(({ reading }) => reading.state === 'reading');
  if (unread) return `Файл «${shortName(unread.file.name)}» ещё читается: дождитесь конца или отмените чтение.`;
  const settled = await settle();
  if (settled === null) return 'Контакты этой аудитории ещё читаются: подождите немного и нажмите снова.';
  const { fresh, duplicates, unrecognised } = settled;
  if (fresh.length > 0) return fresh;
  if (files.some(({ reading }) => reading.state === 'read' && reading.place.column === -1)) {
    return 'Новых контактов нет: выберите в файле колонку, в которой они записаны.';
  }
  if (unrecognised.length > 0) {
    return 'Новых контактов нет. Поправьте строки, которые не распознаны, или добавьте другие.';
  }
  return duplicates > 0
    ? 'Новых контактов нет: все они уже есть у этой аудитории или повторяются.'
    : 'Новых контактов нет: в том, что добавлено, не нашлось ни одного.';
}
