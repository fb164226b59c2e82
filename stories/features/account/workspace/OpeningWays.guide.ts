import type { OpeningWaysProps } from '#src/features/account/workspace/OpeningWays.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<OpeningWaysProps>({
  what: 'Что сделают с этим файлом «Объединить» и «Заменить».',
  example: 'Same',
  whenNot: ['Что в файле: `FilePreview`.'],
  props: {
    preview: 'Что в файле.',
    refused: 'Почему заменить нельзя; `null` — можно.',
    companyName: 'Открытая компания.',
  },
});
