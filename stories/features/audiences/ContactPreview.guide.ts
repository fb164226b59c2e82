import type { ContactPreviewProps } from '#src/features/audiences/ContactPreview.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ContactPreviewProps>({
  what: 'Что получится до записи: сколько новых, известных и нераспознанных, первые новые и то, что можно поправить на месте. Ничего не запрещает.',
  example: 'Mixed',
  whenNot: ['Контакты, которые уже записаны: `ContactsPanel`.'],
  keys: [['Enter', 'берёт поправленную строку, фокус идёт к следующей']],
  props: {
    type: 'Чем считаются строки.',
    foreign: 'Узнаёт телефоны вне +7, пока строку правят.',
    columns: 'Какие столбцы файлов контакты сохранят.',
    preview: 'Что вышло из строк; `null`, пока первый раз не разобраны.',
    busy: 'Разбирается заново: показано прежнее.',
    onMend: 'Что человек сделал из нераспознанной строки.',
    onRemove: 'Убирает строку.',
  },
});
