import type { ForgetPersonDialogProps } from '#src/features/fieldwork/person/ForgetPersonDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ForgetPersonDialogProps>({
  what: 'Вопрос перед тем, как компания забудет человека: кого, сколько о нём есть и что останется.',
  example: 'Asking',
  whenNot: ['Удалить один контакт: его возвращает «Отменить».', 'Стереть весь список: `EraseContactsDialog`.'],
  props: {
    places: 'Где человек стоит, первым то, с чего начали.',
    chosen: 'Номера тех, кто и есть этот человек.',
    onChoose: 'Выбрали или убрали: считается заново.',
    counts: 'Сколько о человеке есть: считает тот же план, который стирает.',
    isShared: 'Компания общая: забывает её сервер, и у всех.',
    onForget: 'Забывает.',
    onDone: 'Зовётся, когда это случилось.',
    onRetry: 'Прочитать или посчитать снова.',
    onClose: 'Зовётся, когда передумали.',
  },
});
