import type { ModelMarkProps } from '#src/patterns/evidence/ModelMark.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ModelMarkProps>({
  what: 'Отметка «модель» стоит у каждого текста, который предложила модель: её название и что она перед этим прочитала. Она остаётся и у записи, когда человек предложенное взял.',
  example: 'One',
  when: ['Предложение модели, которое ещё никто не взял.', 'Запись, сделанная из такого предложения.'],
  whenNot: [
    'Находка, которую программа сделала без модели: у неё своя мера уверенности, `FindingMeter`.',
    'Слова респондента: они всегда из текста, кто бы их ни нашёл.',
  ],
  anatomy: [
    { part: 'Метка', sense: 'слово «модель» со значком.', at: '[data-tone]' },
    { part: 'Название', sense: 'как модель называет сервер; переносится в любом месте.', at: 'bdi' },
    { part: 'Прочитано', sense: 'что ушло модели, словами; пусто — не пишется.' },
  ],
  keys: 'Отметка не нажимается и фокуса не берёт.',
  speech: ['Читается как обычный текст: «модель», название, что прочитано.'],
  props: { madeBy: 'Модель и что она прочитала.' },
  code: `import { ModelMark } from '#src/patterns/evidence/ModelMark.tsx';

<ModelMark madeBy={{ model: 'qwen2.5-14b-instruct', read: '3 разговора' }} />`,
});
