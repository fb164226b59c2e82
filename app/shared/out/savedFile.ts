import { showToast } from '../toast.ts';

/** A file that was handed to the browser to save. */
export interface ExportedFile {
  readonly name: string;
  /** Whether personal data are hidden in it. */
  readonly hides: boolean;
}

/** Returns the message about a saved file: its name, and, for a masked one, that it should be checked. */
export const savedInWords = ({ name, hides }: ExportedFile): string =>
  hides ? `${name}. Личные данные скрыты: просмотрите файл перед отправкой.` : name;

/** Tells of a file that was masked, where the words that come with its making say nothing of that. */
export function tellMasked(file: ExportedFile): void {
  if (file.hides) void showToast({ tone: 'info', title: 'Файл готов', description: savedInWords(file) });
}
