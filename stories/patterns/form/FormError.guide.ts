import type { FormErrorProps } from '#src/patterns/form/FormError.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<FormErrorProps>({
  what: 'Причина над кнопкой: что случилось и что делать. Стоит до следующей попытки, набранное не трогает.',
  example: 'Shown',
  when: ['В форме, когда отказало хранилище или правило для всей формы.'],
  whenNot: ['Ошибка одного поля: она стоит у поля.', 'Уведомление об успехе: для него `notify`.'],
  anatomy: [
    {
      part: 'Строка',
      sense: 'красная рамка, мягкий фон, текст обычным цветом; несколько причин — каждая с новой строки.',
      at: '[role="alert"]',
    },
  ],
  keys: 'Это текст: фокус остаётся на кнопке, которой отправляли.',
  speech: ['`alert`: читается, как только появилась.'],
  props: { message: 'Что не вышло и что делать. Пусто — ничего не рисуется.' },
  code: `import { FormError } from '#src/patterns/form/FormError.tsx';

<FormError message={error} />`,
});
