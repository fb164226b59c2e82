import type { ReportPartViewProps } from '#src/features/research/report/ReportPartView.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ReportPartViewProps>({
  what: 'Часть отчёта: находка или гипотеза с подсчётом людей и цитатами, сказанное об одном исследовании, участники таблицей.',
  example: 'Finding',
  whenNot: ['Подсчёты не набирают: они считаются из записей.'],
  keys: [['Enter или Пробел', 'на кнопках: выше, ниже, не включать']],
  props: {
    part: 'Часть отчёта.',
    section: 'Раздел, в котором она стоит.',
    name: 'Как её звать, когда другая в разделе названа так же: «Цена (2)».',
    siblings: 'Места частей, среди которых она стоит, по порядку.',
    acts: 'Что можно сделать с частью.',
  },
});
