import type { CardAboutDialogProps } from '#src/features/boards/about/CardAboutDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CardAboutDialogProps>({
  what: 'Откуда карточка: кто и когда написал её текст, из чего он вырос, и слова источников со ссылками.',
  whenNot: ['Прежние тексты: `CardHistoryDialog`.', 'Вся цепочка от цитаты: «Связи».'],
  props: {
    card: 'Какая карточка.',
    text: 'Её текст и момент последней правки.',
    origin: 'Откуда текст: рукой, из ответа ассистенту, из принятого предложения.',
    author: 'Кто менял последним; null — ещё узнаём, пусто — история не сохранила.',
    sources: 'Что за ней стоит.',
    people: 'По чему видно, чьи это слова; пока не прочитано — null.',
    hypotheses: 'Гипотезы, которые могут стоять на тех же словах.',
    experiments: 'Чем эти гипотезы проверяли.',
    linksHref: 'Адрес «Связей» записи.',
    today: 'Сегодняшний день.',
    studyHref: 'Адрес исследования.',
    experimentHref: 'Адрес эксперимента.',
    passageHref: 'Адрес места в материале.',
    onClose: 'Диалог закрывают.',
  },
});
