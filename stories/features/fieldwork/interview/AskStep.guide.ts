import type { AskStepProps } from '#src/features/fieldwork/interview/AskStep.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<AskStepProps>({
  what: '«О чём спросить»: готовый сценарий, набросок по вопросу или гипотезе, свой из тех, что есть; каждый можно поправить.',
  whenNot: ['Писать сами вопросы: `ScenarioScreen`.'],
  example: 'Stored',
  props: {
    plan: 'Что выбрано до сих пор.',
    onType: 'Выбрали или набрали другое.',
    scenarios: 'Сценарии, и черновики тоже.',
    hypotheses: 'Гипотезы, которые можно проверить.',
    begun: 'Какой набросок начат и не сохранён: его можно продолжить.',
    onReady: 'Взять готовый; `anew` — начатое отбросить.',
    onAbout: 'Набросать по набранному; `anew` — прежний набросок отбросить.',
    editHref: 'Где сценарий правят на этом пути.',
    nextHref: 'Адрес следующего шага.',
    takesFocus: 'Пришли ли с другого шага.',
  },
});
