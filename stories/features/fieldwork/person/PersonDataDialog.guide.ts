import type { PersonDataDialogProps } from '#src/features/fieldwork/person/PersonDataDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PersonDataDialogProps>({
  what: 'Выгрузка всего, что есть об одном человеке, на его запрос: чьи данные, что будет в файле, где об этом записано.',
  whenNot: ['Весь список контактов: выгрузка аудиторий.'],
  props: {
    places: 'Где человек стоит, первым то, с чего начали.',
    chosen: 'Номера тех, кто и есть этот человек.',
    onChoose: 'Выбрали или убрали.',
    isShared: 'Компания общая: кто выгрузил, записывает сервер.',
    onExport: 'Делает файл; окно закрывается, когда это случилось.',
    onRetry: 'Искать снова.',
    onClose: 'Зовётся, когда окно убирают.',
  },
});
