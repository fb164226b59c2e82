import type { ModelWordsProps } from '#src/features/boards/proposals/ModelWords.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ModelWordsProps>({
  what: 'Под строкой, которую модель предложила доске: чья она и слова людей, на которых держится, напечатанные из расшифровок.',
  example: 'Two',
  whenNot: ['Инсайт или вывод эксперимента: у них своя подпись.'],
  props: { byModel: 'Модель, слова людей и цитаты, которых никто не говорил.', studyHref: 'Адрес исследования.' },
});
