import { CONTACT_ATTACHMENTS, isAccepted } from '#src/domain/core/attachment/attachment.ts';
import { extensionOf } from '#src/domain/core/attachment/fileKind.ts';

/** How a table file is read. */
export type TableKind = 'txt' | 'csv' | 'xlsx' | 'vcf';

/** How a table file is read, by its extension, or by its MIME type where the name tells nothing; null for any other file. */
export function tableKind(file: { readonly name: string; readonly type: string }): TableKind | null {
  const extension = extensionOf(file.name);
  if (extension === 'tsv') return 'csv';
  if (extension === 'txt' || extension === 'csv' || extension === 'xlsx' || extension === 'vcf') return extension;
  if (!isAccepted(file, CONTACT_ATTACHMENTS)) return null;
  const type = file.type.toLowerCase();
  if (type.startsWith('text/vcard')) return 'vcf';
  if (type.startsWith('text/csv') || type.startsWith('text/tab-separated-values')) return 'csv';
  return type.startsWith('text/') ? 'txt' : 'xlsx';
}
