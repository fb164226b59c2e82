import type { RecruitingTabProps } from '#src/features/audiences/RecruitingTab.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RecruitingTabProps>({
  what: 'Кого найти для аудитории; сказано, что сам собой никто не найдётся.',
  example: 'Empty',
  whenNot: ['Контакты уже есть: `ContactsTab`.'],
  props: {
    description: 'Кого найти, как набрано.',
    onChange: 'Зовётся с каждой правкой.',
    busy: 'Записывается, менять нельзя.',
    error: 'Почему не записалось; пусто — записалось.',
  },
});
