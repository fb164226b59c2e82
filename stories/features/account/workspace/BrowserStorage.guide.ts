import type { BrowserStorageProps } from '#src/features/account/workspace/BrowserStorage.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BrowserStorageProps>({
  what: '«Место в браузере»: сколько занято и просьба хранить.',
  whenNot: ['Копия в файле: `SaveWorkspaceDialog`; браузер обещает не всё.'],
  speech: ['Ответ браузера — `status`.'],
  props: {
    storage: 'Место; `null`, пока неизвестно.',
    onPersist: 'Просит браузер хранить данные; `null` — спросить нельзя.',
  },
});
