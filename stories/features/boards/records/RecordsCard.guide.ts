import type { RecordsCardProps } from '#src/features/boards/records/RecordsCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RecordsCardProps>({
  what: 'Карточка из нескольких однородных вещей — сегментов, тарифов: у каждой имя, число и что о ней сказано; правится по полям, хранится таблицей.',
  example: 'Segments',
  whenNot: [
    'Сравнение по своим столбцам: `CompetitorMapCard`.',
    'Текст, который не список и не таблица: он правится как текст.',
  ],
  props: { field: 'Какая карточка: «Сегментация», «Сегменты» или «Ценообразование».' },
});
