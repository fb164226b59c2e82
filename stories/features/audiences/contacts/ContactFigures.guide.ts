import type { ContactFiguresProps } from '#src/features/audiences/contacts/ContactFigures.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ContactFiguresProps>({
  what: 'Сколько контактов новых, известных и нераспознанных.',
  example: 'Counted',
  whenNot: ['Сколько нашёл поиск: `FoundNote`.'],
  speech: ['`status`: читается, когда числа сменились; что считаем снова — тоже.'],
  props: {
    fresh: 'Новых.',
    duplicates: 'Уже известных или повторов.',
    unrecognised: 'Нераспознанных строк.',
    busy: 'Считаем снова: видны прежние.',
  },
});
