import type { KindWords } from '../core/kind.ts';
import type { ChatRecords } from './kinds.ts';

/** The section's kinds in the words of the product. */
export const CHAT_KIND_WORDS: { readonly [K in keyof ChatRecords]: KindWords } = {
  interview: {
    label: 'Разговор с ассистентом',
    forms: ['разговор с ассистентом', 'разговора с ассистентом', 'разговоров с ассистентом'],
  },
  chatText: {
    label: 'Текст для ассистента',
    forms: ['текст для ассистента', 'текста для ассистента', 'текстов для ассистента'],
  },
};
