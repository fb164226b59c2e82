import type { MaterialsSectionProps } from '#src/features/research/MaterialsSection.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MaterialsSectionProps>({
  what: 'Файлы раскрытого исследования по порядку.',
  example: 'Files',
  whenNot: ['Файлы до отправки формы: `AttachmentList`.'],
  props: {
    materials: 'Файлы исследования в любом порядке.',
    onRead: 'Открывает чтение материала.',
    onDownload: 'Сохраняет исходный файл.',
  },
});
