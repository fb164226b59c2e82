import type { ContactFiguresProps } from '#src/features/audiences/contacts/ContactFigures.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ContactFiguresProps>({
  what: 'Сколько контактов новых, известных и нераспознанных.',
  example: 'Counted',
  when: ['Контакты набраны или прочитаны из файла, но ещё не записаны.'],
  whenNot: ['Сколько нашёл поиск: `FoundNote`.'],
  speech: ['Числа читаются, когда сменились; о том, что идёт новый счёт, тоже сказано.'],
  props: {
    fresh: 'Новых.',
    duplicates: 'Уже известных или повторов.',
    unrecognised: 'Нераспознанных строк.',
    busy: 'Считаем снова: видны прежние.',
  },
});
