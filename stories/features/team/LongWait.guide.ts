import type { LongWaitProps } from '#src/features/team/LongWait.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<LongWaitProps>({
  what: 'Строка там, где ждут ответа сервера: молчит, пока ответ мог бы прийти сразу, потом говорит, что его держит.',
  whenNot: ['Известно, сколько сделано: `ProgressBar`.', 'Ответа нет и не будет: `FormError`.'],
  props: {
    children: 'Чего ждут и почему это долго.',
    after: 'Через сколько миллисекунд об этом сказать.',
  },
});
