import type { Label, SpeakerRole } from '../roles.ts';

/** A name as people show themselves, beyond those of {@link Label.isName}: «Катя из Твери», «Кофейня «Зерно»»; no beginning of a sentence. */
export const isDisplayName = ({ label, isHeading }: Label): boolean =>
  !isHeading &&
  label.split(/\s+/).filter((word) => !/^[\p{Ll}\p{P}]/u.test(word) || /^[«"„(]\p{Lu}/u.test(word)).length > 1;

/** A telephone number, stars for its hidden part, or a mailbox: whoever joins a meeting without a name. */
const ADDRESS = /^(?:\+?\d(?=(?:[\s()*•-]*[\d*•]){6})[\d\s()*•-]{6,24}|[^\s@:]{1,64}@[^\s@:]+\.\p{L}{2,12})$/u;

/** Whether a name is the number or the mailbox that somebody joined by. */
export const isAddress = (name: string): boolean => ADDRESS.test(name);

/** What may be a label. */
interface Labelled {
  readonly label: Label;
}

const isNumber = ({ label }: Labelled): boolean => /^(?:№ ?)?\d/.test(label.label);

/**
 * Numbers that label answers («1: Картой.»): each row of them stands behind the words of the same asker, and they come back. A
 * numbered list stands in the words of who answers.
 */
export function numbersAnswering(candidates: readonly Labelled[], found: ReadonlyMap<string, SpeakerRole>): string[] {
  const numbers = candidates.filter(isNumber);
  const before = new Set<string>();
  candidates.forEach((one, index) => {
    const last = candidates[index - 1];
    if (!isNumber(one) || (last && isNumber(last))) return;
    before.add(last?.label.key ?? '');
  });
  const [asker = ''] = before;
  const isAsker = found.get(asker) === 'interviewer' || (found.size === 1 && found.has(asker));
  const keys = new Set(numbers.map(({ label }) => label.key));
  return before.size === 1 && isAsker && keys.size > 1 && keys.size < numbers.length ? [...keys] : [];
}

/** Given names that are no other word, and what they are shortened to, folded. */
const GIVEN_NAMES = new Set(
  (
    'александр алексей анатолий андрей антон аркадий арсений артем артур борис вадим валентин валерий василий виктор виталий ' +
    'владимир владислав всеволод вячеслав геннадий георгий герман глеб григорий гриша даниил данила денис дима дмитрий евгений ' +
    'егор иван игорь илья кирилл коля константин костя леонид леша макс максим марат матвей миша михаил никита николай олег ' +
    'павел паша петр петя рома руслан рустам саша семен сережа сергей станислав стас степан тимофей тимур толя федор филипп ' +
    'эдуард юра юрий яков ярослав ' +
    'александра алена алина алиса алла альбина анастасия ангелина анжела анна антонина аня арина валентина валерия варвара варя ' +
    'василиса вера вероника вика виктория галина галя дарья даша диана дина ева евгения екатерина елена елизавета жанна женя ' +
    'зинаида зоя инна инга ира ирина карина катя кира клавдия ксения ксюша лариса лена лера лида лидия лиза лилия люба людмила ' +
    'люда маргарита марина мария маша милана надя настя наталия наталья наташа нелли нина оксана ольга оля полина раиса регина ' +
    'рита роксана светлана света снежана соня софия софья таисия тамара таня татьяна ульяна фаина эвелина элина эльвира эмма ' +
    'юлия юля яна'
  ).split(' '),
);

/** Whether a label is somebody's given name, alone or before others: «Рита», «Рита Седых», «Рита, 34 года». */
export const isGivenName = ({ key, isName, isLower }: Label): boolean =>
  isName && !isLower && GIVEN_NAMES.has(key.match(/^\p{L}+/u)?.[0] ?? '');
