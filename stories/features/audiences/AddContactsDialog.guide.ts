import type { AddContactsDialogProps } from '#src/features/audiences/AddContactsDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<AddContactsDialogProps>({
  what: '«Добавить контакты»: телефоны или имена в Telegram, набранные или из файлов. До записи видно, что из них распознано; на отдельной вкладке — кого найти.',
  example: 'Phones',
  when: [
    'Есть с кем говорить: телефоны или имена в Telegram, списком или файлом.',
    'Говорить пока не с кем: описать, кого найти.',
  ],
  whenNot: ['Новая аудитория: `CreateAudienceDialog`.', 'Материалы интервью: `UploadResearchDialog`.'],
  keys: [
    ['← или →', 'меняют вкладку; набранное на других не теряется'],
    ['Escape', 'закрывает; набранное останется'],
  ],
  speech: ['Сколько новых, дублей и нераспознанных — читается по мере разбора; ничего не блокируется.'],
  props: {
    readTable: 'Читает таблицу из файла; отдаёт ход и умеет остановиться.',
    explain: 'Почему файл не прочитался, словами.',
    known: 'Контакты, которые уже есть; `null`, пока читаются.',
    onAddContacts: 'Записывает контакты одного вида.',
    onRequestRecruiting: 'Записывает, кого найти.',
    onOpenChange: 'Зовётся с нужным состоянием.',
    open: 'Открыт ли; набранное хранится, пока закрыт.',
    audienceName: 'Чьи это контакты.',
  },
});
