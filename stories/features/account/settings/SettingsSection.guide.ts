import type { SettingsSectionProps } from '#src/features/account/settings/SettingsSection.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SettingsSectionProps>({
  what: '«Настройки»: каналы, бот, сценарии, имена участников и данные рабочего пространства.',
  example: 'Filled',
  whenNot: ['Имя и почта человека: `ProfileSection`.'],
  props: {
    settings: 'Настройки: читаются, не открылись или есть.',
    lengths: 'Сколько заняли законченные интервью, по сценариям; нет ни одного — не дано.',
    onRetry: 'Прочитать ещё раз.',
    onChannelAct: 'Сохранить, включить, выключить канал.',
    onCopy: 'Кладёт текст в буфер.',
    onSaveBot: 'Записывает настройки бота.',
    onCreateScenario: 'Пора писать новый сценарий.',
    onEditScenario: 'Пора править этот.',
    onDuplicateScenario: 'Нужна копия сценария.',
    onScenarioStatusChange: 'Сценарий становится действующим или черновиком.',
    onDeleteScenario: 'Сценарий убирают.',
    drafts: 'Набранное до ухода из раздела.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    hidesNames: 'Скрыты ли имена участников; пока не прочитано, переключатель выключен.',
    onHideNames: 'Скрывает имена во всей компании или показывает.',
    hidesPersonal: 'Скрыты ли личные данные в тексте того, что уходит; пока не прочитано, не сказано.',
    onHidePersonal: 'Скрывает личные данные в том, что уходит, или показывает.',
    retentionHref: 'Где видно, что сотрётся и что стёрто.',
    keepsMonths: 'Сколько месяцев хранят ответы респондентов; пока не прочитано, не сказано.',
    onKeep: 'Выбран другой срок.',
    namesSeenBy: 'Какая роль видит имена и контакты; пока не прочитано, не сказано.',
    onNamesSeenBy: 'Имена будут видеть другие.',
    model: 'Часть «Модель»: как с ней обстоит и своя модель компании.',
    data: 'Часть «Данные».',
  },
});
