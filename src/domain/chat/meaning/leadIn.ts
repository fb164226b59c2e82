/** Words before an answer that belong to the talk: with a sign behind them, or the first ones with a space alone. */
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
  ].join('|')})(?:\\s*[,.:!…]+|\\s+[—–-])(?:\\s+|$))`,
  'iu',
);

/** A complaint behind it: the answer was given before. */
const COMPLAINT = /[,.]?\s+(?:(?:я|мы)\s+)?(?:уже\s+)?(?:сказал|говорил|написал|писал)[аи]?\s+же[\s.!)]*$/iu;

/**
 * Returns an answer as the board has it: without the words that lead in to it («ну типа», «ладно.», «так я ж написала,») or complain
 * behind it. All else stays word for word; a message of nothing else, too.
 */
export function withoutLeadIn(said: string): string {
  let text = said.trim().replace(COMPLAINT, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(LEAD_IN, '');
  }
  return /[\p{L}\p{N}]/u.test(text) ? text : said.trim();
}
