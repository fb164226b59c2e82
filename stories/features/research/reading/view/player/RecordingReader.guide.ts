import type { RecordingReaderProps } from '#src/features/research/reading/view/player/RecordingReader.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RecordingReaderProps>({
  what: 'Запись во весь экран: её слушают, пишут по ней расшифровку или правят текст рядом с ней.',
  example: 'WithoutText',
  whenNot: ['Готовая расшифровка: `MaterialReader`, плеер стоит и под ней.'],
  keys: [
    ['S, J, L, - и =', 'как у плеера'],
    ['Escape', 'шаг назад: набор, запись'],
  ],
  props: {
    material: 'Открытый файл: запись или текст, который правят.',
    studyTitle: 'Название его исследования.',
    materials: 'Файлы исследования по порядку.',
    withMaterials: 'Показаны ли они рядом.',
    onMaterialsChange: 'Показать или скрыть их.',
    recording: 'Что играют; `null` — ничего, `gone` — удалена.',
    transcripts: 'Что по записи уже записано.',
    typing: 'Текст, который набирают; `null`, пока только слушают.',
    hasDraft: 'Начатое и не сохранённое есть.',
    onType: 'Набирать, или продолжить.',
    onLeaveTyping: 'Шаг назад из набора.',
    onOpenMaterial: 'Открыть другой файл исследования.',
    backLabel: 'Куда ведёт назад; по умолчанию «К исследованиям».',
    onClose: 'Уйти назад.',
  },
});
