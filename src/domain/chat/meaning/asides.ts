/** Words that continue the sentence behind a comma: «хорошо, когда врач видит всё» is one thought. */
const CONTINUES = '(?:когда|чтобы?|что|если|как|где|котор)';

/** Words before an answer that belong to the conversation: with a sign behind them, or the first ones with a space alone. */
const LEAD_IN = new RegExp(
  `^(?:(?:ну|ой|ох|эх|типа|ну типа)(?:[\\s,.:!…—–-]+|$)|(?:${[
    'ладно',
    'ок(?:ей)?',
    'ok',
    'хорошо',
    'спасибо',
    'благодарю',
    '(?:теперь )?(?:понятно|поняла?)',
    'сорри',
    'если (?:позволите|подумать|честно)',
    'сейчас (?:расскажу|скажу)',
    '(?:вы )?знаете',
    'так',
    'вот',
    'короче',
    'значит',
    '(?:ну )?тогда(?: так)?',
    'пусть (?:будет )?(?:так)?',
    '(?:так )?(?:я|мы) ж[е]? (?:уже )?(?:сказал|говорил|написал|писал)[аи]?',
  ].join('|')})(?:\\s*[.:!…]+|\\s*,(?!\\s*${CONTINUES})|\\s+[—–-])(?:\\s+|$))`,
  'iu',
);

/** A complaint behind it: the answer was given before. */
const COMPLAINT = /[,.]?\s+(?:(?:я|мы)\s+)?(?:уже\s+)?(?:сказал|говорил|написал|писал)[аи]?\s+же[\s.!)]*$/iu;

/** The wish to go on, as a sentence of its own. */
export const GO_ON =
  /^(?:(?:пойд[её]м|ид[её]м|едем|поехали|давай(?:те)?) )?(?:дальше|далее|следующий(?: вопрос)?)[\s.!…]*$/iu;

/**
 * Returns an answer as the board has it: without the words that lead in to it («ну типа», «ладно.», «так я ж написала,»), complain
 * behind it, or ask for the next question. All else stays word for word; a message of nothing else, too.
 */
export function withoutAsides(said: string): string {
  let text = said.trim().replace(COMPLAINT, '');
  const end = /^(?<words>[\s\S]*[.!?…])\s+(?<last>[^.!?…]+[.!…]*)$/u.exec(text)?.groups;
  if (end?.words && GO_ON.test(end.last ?? '')) text = end.words;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(LEAD_IN, '');
  }
  return /[\p{L}\p{N}]/u.test(text) ? text : said.trim();
}
