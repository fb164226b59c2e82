import type { RefusedFilesProps } from '#src/features/team/RefusedFiles.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RefusedFilesProps>({
  what: 'Файлы этого браузера, которых сервер не взял или которые больше не читаются: по именам, с исследованием.',
  whenNot: ['Файлы самого исследования: `MaterialsSection`.'],
  props: { files: 'Файлы; без них не нарисовано ничего.' },
});
