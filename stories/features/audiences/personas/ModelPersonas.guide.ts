import type { ModelPersonasProps } from '#src/features/audiences/personas/ModelPersonas.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ModelPersonasProps>({
  what: 'В «Найти новые персоны»: попросить модель прочитать разговоры аудитории и показать, каких людей она в них нашла.',
  example: 'Done',
  whenNot: ['Модели у компании нет: здесь только те, кого подсказывают цитаты.'],
  keys: [['Enter', 'на кнопке спрашивает или останавливает: она одна, фокус остаётся на ней']],
  props: {
    model: 'Модель, сколько разговоров она прочтёт и кого нашла.',
    nobody: 'Что сказать, когда она никого не нашла.',
    onOpen: 'Предложенное открывают в форме новой персоны.',
    onRefuse: 'Не предлагать её.',
  },
});
