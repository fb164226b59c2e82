import { quoted } from '../../core/format.ts';
import * as v from 'valibot';

import { dataBlock, modelTask, numberedBlock } from '../task.ts';
import { unsaidQuote } from '../unsaid.ts';

/** Meaning of a message in the interview. */
export const REPLY_KINDS = ['answer', 'noAnswer', 'question', 'skip', 'later', 'back', 'restart'] as const;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const said = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));
const numbers = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(5));

const input = v.strictObject({
  /** The question that waits for an answer, and the one that follows it; '' for none. */
  question: said(600),
  next: text(600),
  /** An answer is being changed: what it was; '' for a first one. */
  before: text(4000),
  message: said(8000),
  answers: v.pipe(v.array(v.strictObject({ question: said(200), answer: said(1200) })), v.maxLength(9)),
  /** The person's description of the company. */
  company: text(2000),
  /** Findings for the question in files, on the page, in words: not the person's own. */
  passages: v.pipe(v.array(v.strictObject({ where: said(300), text: said(700) })), v.maxLength(5)),
  /** People's words about this in interviews, under code names. */
  utterances: v.pipe(
    v.array(v.strictObject({ n: v.pipe(v.number(), v.integer()), who: text(120), text: said(500) })),
    v.maxLength(8),
  ),
});

/** Input about the talk for a model. */
export type InterviewReplyInput = v.InferOutput<typeof input>;

/**
 * Task of the interviewer's reply to a message, like a colleague who listened. It quotes no one: it names people's words by
 * number, and the product prints them from their source.
 */
export const interviewReply = modelTask({
  name: 'interviewReply',
  input,
  output: v.strictObject({
    /** Text for the person. */
    say: said(900),
    kind: v.picklist(REPLY_KINDS),
    /** The answer as the board is to have it, in the person's own words; '' unless it is one. */
    answer: text(2000),
    /** How the following question takes up what was said; '' for nothing. */
    follow: text(300),
    /** Numbers of what people said for it, and against it. */
    supports: numbers,
    contradicts: numbers,
  }),
  messages: ({ question, next, before, message, answers, company, passages, utterances }) => [
    {
      role: 'system',
      content: [
        'Ты коллега-продакт и берёшь интервью, из которого получится доска продукта. Говори по-русски, на «вы», коротко и живо: одно-три предложения, без похвал и канцелярита.',
        `Сейчас задан вопрос: ${question}`,
        next === '' ? 'Он последний.' : `Следующим будет: ${next} Сам его не задавай: его задаст программа.`,
        before === '' ? '' : 'Человек меняет прежний ответ на этот вопрос.',
        'Реши, что за сообщение пришло. kind: answer — ответ; noAnswer — «не знаю», отписка, слишком мало; question — встречный вопрос; skip — просит пропустить; later — ответит позже; back — хочет вернуться или исправить прежний ответ; restart — начать заново.',
        'На answer отзовись на суть. answer — текст для доски словами самого человека, ничего не добавляя; если сообщение и так годится, повтори его буква в букву. На question и noAnswer объясни вопрос или спроси проще; answer пустой.',
        'follow — полфразы, которая свяжет следующий вопрос со сказанным, или пусто.',
        'Если среди слов людей из интервью есть то, что подтверждает ответ или спорит с ним, назови номера в supports и contradicts и спроси, откуда это известно. Никого не цитируй и не пересказывай в кавычках: слова людей покажет программа. Чего нет в материале, того не выдумывай.',
      ]
        .filter(Boolean)
        .join('\n'),
    },
    {
      role: 'user',
      content: [
        ...(answers.length > 0
          ? [dataBlock('Прежние ответы', answers.map((one) => `${one.question}: ${one.answer}`).join('\n'))]
          : []),
        ...(company === '' ? [] : [dataBlock('О компании', company)]),
        ...(before === '' ? [] : [dataBlock('Прежний ответ на этот вопрос', before)]),
        ...passages.map(({ where, text: words }) => dataBlock(`Найдено ${where}`, words)),
        ...(utterances.length > 0 ? [numberedBlock('Слова людей из интервью', utterances)] : []),
        dataBlock('Сообщение человека', message),
      ].join('\n\n'),
    },
  ],
  shows: 'say',
  faultOf({ say, kind, answer, supports, contradicts }, { message, utterances, passages, answers, company, before }) {
    if (kind === 'answer' && answer.trim() === '')
      return 'kind — answer, а поле answer пустое: повтори в нём сообщение человека';
    const numbered = new Set(utterances.map(({ n }) => n));
    const strange = [...supports, ...contradicts].find((n) => !numbered.has(n));
    if (strange !== undefined)
      return `номера ${strange} нет среди слов людей: назови только те, что есть, или оставь списки пустыми`;
    const known = [message, company, before, ...passages.map((one) => one.text), ...answers.map((one) => one.answer)];
    const unsaid = unsaidQuote(`${say} ${answer}`, known);
    return unsaid === null
      ? null
      : `в кавычках стоит ${quoted(unsaid)}, а этого никто не говорил: убери кавычки и пересказ`;
  },
  limits: { inputChars: 24_000, outputTokens: 1200 },
  temperature: 0.4,
});
