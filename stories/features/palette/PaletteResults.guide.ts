import type { PaletteResultsProps } from '#src/features/palette/PaletteResults.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PaletteResultsProps>({
  what: 'Найденное в палитре, по группам.',
  whenNot: ['Пустой результат: его говорит сама палитра.'],
  speech: ['Список «Найденное»; у каждой группы своё имя.'],
  props: {
    id: 'Идентификатор списка: его называет поле.',
    groups: 'Что предложено, лучшее первым; хотя бы одно.',
    activeId: 'Что откроет Enter.',
    searching: 'Показанное отвечает ещё на прежний запрос.',
    optionId: 'Идентификатор строки по её месту.',
    onPoint: 'Указатель над строкой.',
    onChoose: 'Строка выбрана.',
  },
});
