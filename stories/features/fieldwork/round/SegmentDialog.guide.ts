import type { SegmentDialogProps } from '#src/features/fieldwork/round/SegmentDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SegmentDialogProps>({
  what: 'Сегмент контактов из тех, кто так ответил на закрытый вопрос раунда. До этого сказано, сколько их среди контактов и кто не войдёт.',
  whenNot: ['Сегмент одного контакта: карточка контакта.'],
  props: {
    asked: 'Вопрос и ответ.',
    name: 'Название, пока человек не дал другого.',
    members: 'Контакты, которые войдут, с нынешними сегментами.',
    left: 'Кто так ответил и не войдёт: отказались, удалены, неизвестно кто.',
    onMake: 'Делает сегмент; окно закрывается, когда это произошло.',
    onClose: 'Зовётся, когда окно убирают.',
  },
});
