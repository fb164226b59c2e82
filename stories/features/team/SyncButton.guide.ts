import type { SyncButtonProps } from '#src/features/team/SyncButton.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SyncButtonProps>({
  what: 'Облако в шапке компании, которой делятся: дошло ли сделанное до коллег. Число — сколько ждёт или не совпало.',
  whenNot: [
    'Компания живёт в одном браузере: сохранено всегда, говорить не о чем.',
    'Хранилище браузера в беде: `StatusBanner`.',
  ],
  speech: ['Имя кнопки — состояние словами: «Не отправлено: 3».'],
  props: { standing: 'Как обстоят дела на этом устройстве.', onOpen: 'Открывает панель команды.' },
});
