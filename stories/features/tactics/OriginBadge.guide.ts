import type { OriginBadgeProps } from '#src/features/tactics/OriginBadge.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<OriginBadgeProps>({
  what: 'Откуда строка: из исследования, от команды или ниоткуда — пример.',
  example: 'Example',
  whenNot: ['Статус записи: `Badge`.'],
  speech: ['Словами: «из исследования», «от команды», «пример».'],
  props: {
    origin: 'Откуда то, что рядом.',
    many: 'Речь о нескольких строках: «примеры».',
    variant: '`pill` — рядом со строкой; `heading` — над строками, без таблетки.',
  },
});
