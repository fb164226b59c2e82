import { AudioLines, FileQuestionMark, FileText } from 'lucide-react';

import type { MaterialState } from '../../../domain/research/research.ts';

/** Icon of a file, by what became of its text. */
export const MATERIAL_ICONS: Readonly<Record<MaterialState, typeof FileText>> = {
  text: FileText,
  needs_transcript: AudioLines,
  unreadable: FileQuestionMark,
};

/** Visible reasons why a file has no text to read. */
export const UNREAD_STATES: Readonly<Record<Exclude<MaterialState, 'text'>, string>> = {
  needs_transcript: 'Нужна расшифровка',
  unreadable: 'Текст не прочитан',
};
