import type { QuestionFieldProps } from '#src/patterns/asking/QuestionField.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<QuestionFieldProps>({
  what: 'Поле вопроса. Когда набор замер, под ним тихо сказано, что вопрос, похоже, наводящий, закрытый, двойной или о том, чего не было, и с чего начать лучше.',
  example: 'Leading',
  when: ['Везде, где пишут вопросы к людям: раунд, исследование, сценарий.'],
  whenNot: ['Любой другой длинный текст: `TextArea`.'],
  anatomy: [
    { part: 'Поле', sense: 'обычное `TextArea`; набор подсказку никогда не ждёт.', at: 'textarea' },
    {
      part: 'Строка',
      sense: 'как спрошено и чем это плохо; один раз — что подсказки недоступны. Исчезает с первой же буквой.',
      at: '[aria-live] > p',
    },
    {
      part: 'Подставить',
      sense: 'кладёт формулировку в поле; рядом появляется «Вернуть как было».',
      at: '[aria-live] button',
    },
  ],
  keys: [
    ['Tab', 'из поля на «Подставить» и «Скрыть подсказку»'],
    ['Ctrl + Z', 'в поле сразу после подстановки возвращает набранное'],
  ],
  speech: ['Строка читается, когда появится, не перебивая. Имена кнопок кончаются тем, к какому вопросу они.'],
  props: {
    value: 'Вопрос, как он набран.',
    owner: 'К чему относится список, если их несколько: «этапа 2».',
    rest: 'Сколько набор должен отдохнуть, мс.',
    judge: 'Чем судят вопрос; по умолчанию — моделью продукта.',
    onType: 'Зовётся с текстом, каким он должен стать.',
  },
  code: `import { QuestionField } from '#src/patterns/asking/QuestionField.tsx';

<QuestionField label="Вопрос 1" rows={1} value={text} onType={setText} />`,
});
