import type { FinishFormProps } from '#src/features/experiments/FinishForm.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FinishFormProps>({
  what: 'Конец эксперимента: результаты, выводы, следующие шаги и один вердикт; для A/B — с расчётом.',
  example: 'Finishing',
  whenNot: ['Править завершённый: вторая попытка ему не нужна.'],
  speech: ['Форма «Завершение эксперимента»; без результатов и вердикта фокус уходит в первое неверное поле.'],
  props: {
    id: 'Номер формы: кнопка, что её отправляет, стоит внизу диалога.',
    experiment: 'Что завершают.',
    draft: 'Набранное раньше; без него форма заполнена из эксперимента.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onFinish: 'Записывает; убирает форму тот, кто её поставил.',
  },
});
