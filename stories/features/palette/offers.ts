import { BookOpenText, FlaskConical, Moon, TextQuote, Upload } from 'lucide-react';

import { markWords, type Marked } from '#src/domain/search/searchText.ts';
import type { PaletteGroup } from '#src/features/palette/paletteItems.ts';
import { experiments } from '#src/samples/experiments.ts';
import { research } from '#src/samples/research.ts';

const marked = (text: string, beginning: string): Marked => ({
  text,
  marks: beginning === '' ? [] : markWords(text, (form) => form.startsWith(beginning)),
});

/** Offers of an empty query. */
export const firstOffers: readonly PaletteGroup[] = [
  {
    id: 'recent',
    title: 'Недавно изменённое',
    items: research.slice(0, 3).map(({ id, title }) => ({
      id: `recent-${id}`,
      label: marked(title, ''),
      passage: null,
      hint: 'Исследование',
      icon: BookOpenText,
    })),
  },
  {
    id: 'actions',
    title: 'Действия',
    items: [
      { id: 'upload', label: marked('Загрузить исследование', ''), passage: null, hint: '', icon: Upload },
      { id: 'theme', label: marked('Включить тёмную тему', ''), passage: null, hint: '', icon: Moon },
    ],
  },
];

/** Offers for «отчет»: titles, passages, a sentence with its speaker. */
export const foundOffers: readonly PaletteGroup[] = [
  {
    id: 'experiment',
    title: 'Эксперименты',
    total: 12,
    items: experiments.slice(0, 4).map(({ id, name, hypothesis }) => ({
      id,
      label: marked(name, 'отчет'),
      passage: marked(hypothesis, 'отчет'),
      hint: '',
      icon: FlaskConical,
    })),
  },
  {
    id: 'materialText',
    title: 'В текстах файлов',
    items: [
      {
        id: 'sentence',
        label: marked('Я каждую пятницу сижу с\u00A0отчётами до\u00A0вечера 🙈, и\u00A0никто их не читает.', 'отчет'),
        passage: null,
        hint: 'Респондент · Интервью с продактом EdTech-стартапа о том, как команда работает с отзывами',
        icon: TextQuote,
      },
    ],
  },
];
