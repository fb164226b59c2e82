import type { CrashScreenProps } from '#src/features/shell/CrashScreen.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CrashScreenProps>({
  what: 'Ошибка, которую не поймал ни один экран: сказано о ней, есть путь назад и способ сохранить данные.',
  whenNot: [
    'Не загрузился список или карточка: `ErrorState` на их месте, экран цел.',
    'Неизвестный адрес: `NotFoundScreen`.',
  ],
  speech: ['`alert`: читается сразу, как экран сломался.'],
  props: {
    detail: 'Что случилось, техническими словами, для того, кто сообщит о сбое; показано текстом.',
    onHome: 'Уходит на главную.',
    onRetry: 'Пробует тот же экран.',
    onSaveData: 'Сохраняет всё рабочее пространство в файл; кнопка занята, пока идёт.',
  },
});
