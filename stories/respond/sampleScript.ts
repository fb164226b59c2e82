import type { Question, Script } from '#src/domain/fieldwork/script.ts';

/** A question of a kind, with what differs. */
export const question = (key: string, text: string, more: Partial<Question> = {}): Question => ({
  key,
  text,
  kind: 'open',
  options: [],
  isMultiple: false,
  scale: { from: 1, to: 5, fromLabel: '', toLabel: '' },
  whyTimes: 0,
  mayBeSkipped: true,
  branches: [],
  ...more,
});

const CONSENT = [
  'Компания «Ромашка» просит вашего согласия на обработку персональных данных (статья 9 закона № 152-ФЗ).',
  'Что: ваши ответы, время ответов, а также имя и контакт, по которому вас пригласили или который вы оставите сами.',
  'Зачем: изучить опыт людей и улучшить продукт. Для рекламы эти данные не используют.',
  'Сколько хранят: не дольше 12 месяцев после разговора, потом программа стирает ответы сама.',
  'Участие добровольное. Остановиться и удалить ответы можно в любой момент.',
].join('\n\n');

/** A script of every kind of question. */
export const EVERY_KIND: Script = {
  title: 'Как вы выбираете доставку продуктов',
  welcome:
    'Здравствуйте!\n\nКомпания «Ромашка» хочет лучше понять, как всё устроено у вас, и просит ответить на несколько вопросов. Это займёт 10–15 минут, прерваться и вернуться можно, пока опрос идёт.',
  consent: CONSENT,
  thanks: 'Спасибо, это всё! Ваши ответы записаны.',
  stages: [
    {
      title: 'Начало',
      questions: [
        question('story', 'Расскажите, как вы в последний раз заказывали продукты с доставкой. Что было до этого?', {
          whyTimes: 1,
        }),
        question('where', 'Где вы обычно заказываете?', {
          kind: 'choice',
          mayBeSkipped: false,
          options: [
            { key: 'app', text: 'В приложении магазина' },
            { key: 'site', text: 'На сайте' },
            { key: 'phone', text: 'По телефону' },
            { key: 'other', text: 'Прошу кого-нибудь из близких' },
          ],
        }),
        question('what', 'Что важно, когда вы выбираете службу доставки?', {
          kind: 'choice',
          isMultiple: true,
          options: [
            { key: 'fast', text: 'Быстро привозят' },
            { key: 'cheap', text: 'Дёшево' },
            { key: 'fresh', text: 'Свежие продукты' },
          ],
        }),
        question('mark', 'Насколько вероятно, что вы посоветуете эту службу знакомым?', {
          kind: 'scale',
          scale: { from: 0, to: 10, fromLabel: 'точно нет', toLabel: 'обязательно' },
        }),
        question('times', 'Сколько раз за последний месяц вы заказывали доставку?', { kind: 'number' }),
        question('contact', 'Как с вами связаться, если захотим уточнить?', { kind: 'contact' }),
      ],
    },
  ],
};
