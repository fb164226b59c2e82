import type { DeleteCompanyDialogProps } from '#src/features/account/companies/DeleteCompanyDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<DeleteCompanyDialogProps>({
  what: 'Спрашивает имя компании, прежде чем стереть всю её работу.',
  example: 'Typed',
  whenNot: ['Обычное удаление: `DeleteDialog` ничего не просит набирать.'],
  speech: ['Кнопка ждёт имени; чего не хватает, слышно у поля.'],
  props: {
    company: 'Какую стирают; её имя надо набрать.',
    called: 'Как она названа среди других, если другая зовётся так же.',
    people: 'Сколько людей уйдёт с ней: у кого есть доступ и кто приглашён; `null`, пока не известно.',
    shared: 'Общая ли она: тогда сказано, что исчезнет и у коллег.',
    current: 'Открыто ли её пространство: тогда откроется другое.',
    settingsHref: 'Где пространство сохраняют в файл.',
    onConfirm: 'Стирает; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
