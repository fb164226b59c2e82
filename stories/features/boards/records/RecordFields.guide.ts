import type { RecordFieldsProps } from '#src/features/boards/records/RecordFields.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RecordFieldsProps>({
  what: 'Поля одной вещи из нескольких: имя, число и что о ней сказано.',
  whenNot: ['Вне `RecordsEditor`: это его часть.'],
  props: {
    name: 'Как она названа в форме: «Сегмент 2».',
    labels: 'Имена полей: первое — имя, второе — число.',
    cells: 'Что в полях.',
    onChange: 'Набрано другое.',
    onMove: 'Поднять на место выше; у первой этого нет.',
    onRemove: 'Убрать.',
  },
});
