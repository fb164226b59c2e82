import type { FilePreviewProps } from '#src/features/account/workspace/FilePreview.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FilePreviewProps>({
  what: 'Что в файле пространства: чьё, когда сохранено, сколько чего и что из него потеряно.',
  when: ['Файл рабочего пространства выбран, но ещё не открыт: прежде видно, что в нём.'],
  whenNot: ['Кнопки, которые открывают файл: они в `OpenWorkspaceDialog`.'],
  props: { preview: 'Что в файле.', ref: 'Имя компании, для фокуса.' },
});
