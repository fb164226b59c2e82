import type { FoundPlacesProps } from '#src/features/chat/FoundPlaces.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FoundPlacesProps>({
  what: 'Места рабочего пространства, к которым ведёт сообщение ассистента: своими словами и с тем, откуда они.',
  example: 'Several',
  whenNot: ['Отрывок, который предлагают ответом: `ProposalCard`.'],
  speech: ['Список назван «Где об этом сказано»; откуда место, читается после ссылки.'],
  props: {
    places: 'Места, лучшее первым.',
  },
});
