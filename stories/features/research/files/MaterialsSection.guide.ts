import type { MaterialsSectionProps } from '#src/features/research/files/MaterialsSection.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MaterialsSectionProps>({
  what: 'Файлы раскрытого исследования: читать, добавить, заменить, переименовать, переставить и удалить в любое время.',
  example: 'Files',
  whenNot: ['Файлы до отправки формы: `AttachmentList`.'],
  keys: [['Enter на «Действия с файлом»', 'меню: переименовать, заменить, добавить расшифровку, выше, ниже, удалить']],
  speech: ['После «Выше» и «Ниже» сказано новое место: «Интервью 42.txt: место 1 из 3».'],
  props: {
    study: 'Исследование.',
    materials: 'Его файлы в любом порядке.',
    actions: 'Что с ними можно сделать; каждое говорит, чем кончилось.',
    onRead: 'Открывает чтение материала.',
    onDownload: 'Сохраняет исходный файл.',
  },
});
