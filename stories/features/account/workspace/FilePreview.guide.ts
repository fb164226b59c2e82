import type { FilePreviewProps } from '#src/features/account/workspace/FilePreview.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FilePreviewProps>({
  what: 'Что в файле пространства: чьё, когда сохранено, сколько чего и что из него потеряно.',
  whenNot: ['Открыть файл: это решает `OpenWorkspaceDialog`.'],
  props: { preview: 'Что в файле.', ref: 'Имя компании, для фокуса.' },
});
