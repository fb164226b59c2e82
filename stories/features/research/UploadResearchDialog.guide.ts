import type { UploadResearchDialogProps } from '#src/features/research/UploadResearchDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<UploadResearchDialogProps>({
  what: '«Загрузить новое исследование»: само исследование, с чем оно связано, и файлы.',
  example: 'Empty',
  whenNot: ['Файл к разговору с ассистентом: `ChatUploader`.'],
  keys: [
    ['Enter', 'в однострочном поле отправляет'],
    ['Escape', 'закрывает; набранное и файлы останутся, загрузка остановится'],
  ],
  speech: ['Лишний, чужой и пустой файл названы, с причиной. Ход загрузки — словами: «2 из 5 файлов».'],
  props: {
    onUpload: 'Записывает исследование с файлами; отдаёт ход и умеет остановиться.',
    onInvalid: 'Форму отправили без обязательных полей.',
    open: 'Открыт ли; набранное хранится, пока закрыт.',
    onOpenChange: 'Зовётся с нужным состоянием.',
    experiments: 'Эксперименты, к которым можно отнести исследование.',
    hypotheses: 'Гипотезы бэклога, которые оно проверяет.',
    audiences: 'Аудитории, которые спрашивали.',
  },
});
