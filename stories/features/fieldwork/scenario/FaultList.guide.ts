import type { FaultListProps } from '#src/features/fieldwork/scenario/FaultList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FaultListProps>({
  what: 'Что мешает активировать сценарий: каждая причина ведёт к своему месту.',
  whenNot: ['Ошибка одного поля: её говорит само поле.'],
  speech: ['Появившись, берёт фокус.'],
  props: { faults: 'Причины по порядку вопросов.', onGo: 'К месту этой причины.' },
});
