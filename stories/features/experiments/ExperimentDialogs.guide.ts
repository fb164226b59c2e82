import type { ExperimentDialogsProps } from '#src/features/experiments/ExperimentDialogs.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ExperimentDialogsProps>({
  what: 'Формы экрана экспериментов; закрытая по ошибке хранит набранное, пока не уйти с экрана.',
  example: 'Launch',
  whenNot: ['Канвас на тактике: его открывает `TacticsDialogs`.'],
  props: {
    open: 'Открытый эксперимент или `null`.',
    dialog: 'Какой диалог над ним или `null`.',
    onDialogChange: 'Попросили другой диалог того же эксперимента.',
    creating: 'Гипотеза, чей канвас открыт, или `null`.',
    onCreatingEnd: 'Канвас пора закрыть.',
    linksHref: 'Адрес «Связей» записи.',
    onShow: '«Показать снаружи»; не дано, пока компания в одном браузере.',
    onClose: 'Диалог над экспериментом пора закрыть.',
    members: 'Кто может отвечать.',
    audiences: 'Кого может спросить раунд.',
    today: 'Сегодня: с этого дня канвас предлагает начать.',
    editing: 'Гипотеза, которую правят, или `null`.',
    onEditingEnd: 'Её форму пора закрыть.',
    hypotheses: 'Все гипотезы: в них и та, которую правят, какой она стала.',
    edits: 'Чем правят эксперимент и гипотезу.',
    onCreate: 'Канвас для гипотезы заполнен.',
    onLaunch: 'Форма запуска заполнена.',
    onLaunchInvalid: 'Запуск отправили без обязательных полей.',
    onStartRound: 'Для раунда выбраны вопросы и аудитория.',
    onRoundInvalid: 'Раунд отправили без аудитории или вопроса.',
    onFinish: 'Даны результаты и вывод.',
  },
});
