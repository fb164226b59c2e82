import type { ReportQuotesProps } from '#src/features/research/report/ReportQuotes.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ReportQuotesProps>({
  what: 'Цитаты одной находки или гипотезы: взятые в отчёт — с порядком, остальные — под сгибом, все до одной.',
  example: 'Some',
  whenNot: ['Слова цитаты не правят: их можно взять или убрать.'],
  keys: [['Enter или Пробел', 'на кнопках: выше, ниже, не включать, включить, открыть в тексте']],
  props: {
    quotes: 'Цитаты по порядку, вместе с убранными.',
    of: 'Под чем они стоят: этим их кнопки отличаются от кнопок тех же слов в другом месте.',
    acts: 'Что можно сделать с цитатами.',
  },
});
