import type { ChatFileRowProps } from '#src/features/chat/ChatFileRow.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ChatFileRowProps>({
  what: 'Один файл: сколько прочитано или что вышло.',
  example: 'Reading',
  whenNot: ['Материал исследования: `MaterialRow`, его можно читать и скачать.'],
  speech: ['Почему не прочитался — `alert`, сразу.'],
  props: { file: 'Файл и что с ним стало.', onCancel: 'Остановить чтение.', onRemove: 'Убрать.' },
});
