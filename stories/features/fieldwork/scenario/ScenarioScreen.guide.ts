import type { ScenarioScreenProps } from '#src/features/fieldwork/scenario/ScenarioScreen.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ScenarioScreenProps>({
  what: 'Редактор сценария: о чём, слова вокруг вопросов, этапы и вопросы, рядом — разговор, каким его увидит респондент.',
  example: 'Rich',
  whenNot: ['Список сценариев: `ScenarioList`.', 'Вопросы одного раунда: `RoundDialog`.'],
  keys: [['Ctrl/Cmd + Z, с Shift', 'вне поля отменяет и возвращает правку вопросов']],
  props: {
    scenario: 'Какой меняют; `null` — новый.',
    measured: 'Сколько заняли законченные по нему интервью; не дано — длина оценена по вопросам.',
    company: 'Кто спрашивает: в готовых словах.',
    keepsMonths: 'Сколько месяцев хранят ответы: в готовых словах.',
    model: 'Модель компании, которая может уточнять у респондентов, или почему её нет.',
    draft: 'Набранное и не записанное.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onSubmit: 'Записывает, и активирует, если просили.',
    onDeactivate: 'Снова черновик.',
    settingsHref: 'Адрес настроек.',
    newId: 'Делает ключи этапов, вопросов и вариантов.',
    judge: 'Судит о вопросах; без него — модель, которая идёт с приложением.',
  },
});
