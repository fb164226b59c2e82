import type { ScenarioWordsProps } from '#src/features/fieldwork/scenario/ScenarioWords.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ScenarioWordsProps>({
  what: 'Слова вокруг вопросов: приветствие, согласие, благодарность.',
  whenNot: ['Одно такое поле: `OwnWordsField`.'],
  props: {
    values: 'Форма, как она набрана.',
    errors: 'Что не так, по имени поля.',
    onType: 'Что набрано.',
    company: 'Кто спрашивает.',
    keepsMonths: 'Сколько месяцев хранят ответы.',
    model: 'Модель компании, которая может спрашивать, или почему её нет.',
    minutes: 'Сколько минут займёт разговор, по вопросам; `null`, пока спрашивать нечего.',
    labels: 'Как поля называются.',
  },
});
