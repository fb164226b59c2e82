import type { StepHeadingProps } from '#src/features/fieldwork/interview/StepHeading.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<StepHeadingProps>({
  what: 'Заголовок шага: кто пришёл с другого шага, читает отсюда.',
  whenNot: ['Заголовок части страницы, на которую не переходят.'],
  example: 'ComeTo',
  props: { children: 'Как шаг называется.', takesFocus: 'Пришли ли с другого шага.' },
});
