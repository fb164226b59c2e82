import type { ServerNeededProps } from '#src/features/fieldwork/interview/ServerNeeded.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ServerNeededProps>({
  what: 'Почему в компании одного браузера интервью не идут сами, и что можно без сервера.',
  whenNot: ['Сервер есть, но не отвечает: `ErrorState`.'],
  example: 'WithServer',
  props: {
    hasServer: 'Пришёл ли продукт с сервера: тогда доступ открывают сразу.',
    shareHref: 'Открывает «Открыть доступ команде».',
    uploadHref: 'Где загружают интервью, которые провели сами.',
    scenarioHref: 'Где пишут и проверяют сценарий.',
  },
});
