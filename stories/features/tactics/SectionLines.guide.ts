import type { SectionLinesProps } from '#src/features/tactics/SectionLines.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SectionLinesProps>({
  what: 'Строки одного раздела точки касания: сначала найденное, потом примеры, тише; происхождение названо один раз.',
  example: 'Evidence',
  whenNot: ['Цитаты: `QuoteList`, их открывают.', 'Гипотезы: `HypothesisList`.'],
  props: {
    noun: 'Что это за строки — для кнопки, которая покажет остальные.',
    lines: 'Строки.',
    of: 'Чьи они, когда таких разделов рядом несколько.',
    limit: 'Сколько видно сначала.',
    mark: 'Знак перед строкой: точка, плюс, минус; у абзаца нет.',
    clamp: 'Длиннее шести рядов — сначала не целиком.',
    origins: 'Названо ли происхождение.',
  },
});
