import type { Audience, Persona } from './audience.ts';
import { fold } from '../core/format.ts';
import type { Hypothesis, Quote } from '../research/hypothesis.ts';
import { EMPTY_PERSONA_FORM, type PersonaForm } from './form/personaForm.ts';
import { ordered } from '../core/record.ts';
import type { Research } from '../research/research.ts';

/** Speaker as the text of a quote describes them; empty where it says nothing. */
export interface Respondent {
  readonly name: string;
  readonly role: string;
  readonly company: string;
}

/** A reason for a candidate: the quoted words and where they were said. */
export interface CandidateReason {
  readonly text: string;
  /** Title of the study. */
  readonly research: string;
  /** The study, or null when it is not known or was removed: then there is nothing to link to. */
  readonly researchId: string | null;
}

/** A persona that the workspace's own quotes suggest («Найти новые персоны»). */
export interface PersonaCandidate {
  /** The same for the same person in the same audience, so that a rejection can be remembered. */
  readonly key: string;
  /** Filled with what is known, and nothing else. */
  readonly form: PersonaForm;
  /** The person's words, in the order of the hypotheses; at least one. */
  readonly why: readonly CandidateReason[];
  /** Participants whose words these are, by their ids; none where the speaker is unknown. */
  readonly people: readonly string[];
}

/** Sources of candidates. */
export interface CandidateSources {
  readonly audience: Pick<Audience, 'id' | 'touchpoints'>;
  /** Personas that the audience has. */
  readonly personas: readonly Pick<Persona, 'name' | 'role'>[];
  readonly studies: readonly Pick<Research, 'id' | 'title' | 'audienceId'>[];
  readonly hypotheses: readonly Pick<Hypothesis, 'touchpoint' | 'pains' | 'jtbd' | 'quotes'>[];
  /** The name that may be shown for a person named by a quote; default as the quote has it. */
  readonly nameOf?: (quote: Quote, name: string) => string;
  /** Id of the participant who said a quote; default unknown. */
  readonly participantOf?: (quote: Quote) => string | null;
}

/** Words for a person without a name in a text. */
const NAMELESS =
  /^(?:(?:участни[кц]|респондент|информант|собеседни[кц]|опрошенн|пользовател|клиент|покупател|аноним|спикер|ответ|анкета|speaker|respondent|user)[а-яa-z]*|[рruп]\s*\d+)(?![а-яa-z])/i;
/** One to three words of a person's name. */
const NAME = /^[А-ЯЁA-Z][а-яёa-z]+(?:[ -][А-ЯЁA-Z][а-яёa-z.]*){0,2}$/;
/** An organisation in its plain form; in another case («основатель школы») it belongs to the role. */
const ORGANISATION =
  /(?:^|[\s-])(?:школа|университет|институт|колледж|академия|компания|студия|агентство|стартап|сервис|платформа|банк|магазин|завод|фонд|холдинг|издательство|корпорация|ооо|пао|ао|ип)(?![\wа-яё-])|^[«"]/i;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Reads a respondent's text: «Марина, продакт EdTech-стартапа» is a name and a role, «…, основатель, онлайн-школа» names the
 * company, too. Nothing is guessed: «продакт EdTech-стартапа» stays a role in its words, and «Участница № 3» is no name.
 */
export function readRespondent(text: string): Respondent {
  const [head = '', ...parts] = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const name = NAME.test(head) && !NAMELESS.test(head) ? head : '';
  const companies = parts.filter((part) => ORGANISATION.test(part));
  const roles = parts.filter((part) => !ORGANISATION.test(part));
  return { name, role: capitalised(roles.join(', ')), company: capitalised(companies.join(', ')) };
}

const wordsOf = (text: string): string[] => fold(text).match(/[а-яa-z]+/g) ?? [];

/** Whether two roles begin a word alike («продакт школы», «Старший продакт-менеджер»); one that is not known says nothing against. */
function areAlike(role: string, other: string): boolean {
  const stems = wordsOf(other).map((word) => word.slice(0, 5));
  const words = wordsOf(role);
  return words.length === 0 || stems.length === 0 || words.some((word) => stems.includes(word.slice(0, 5)));
}

interface Found extends Respondent {
  /** The name that may be shown. */
  readonly shown: string;
  readonly why: CandidateReason[];
  readonly pains: Set<string>;
  readonly jtbd: Set<string>;
  readonly people: Set<string>;
}

/**
 * Proposes people whose words the workspace holds and for whom the audience has no persona, those with the most words first. A
 * quote counts when its study asked this audience, or its hypothesis is at one of the audience's touchpoints; it must contain a
 * name or a role. A person without a name is a different one in each study. Pains and jobs come from hypotheses that rest on this
 * person's words alone. Contacts hold only addresses, so they suggest no candidates.
 * @returns none when there is no evidence
 */
export function proposePersonas(sources: CandidateSources): PersonaCandidate[] {
  const { audience, personas, studies, hypotheses, nameOf = (_, name) => name, participantOf = () => null } = sources;
  const known = new Map(studies.map((study) => [study.id, study]));
  const touchpoints = new Set(Object.values(audience.touchpoints).map((item) => fold(item.text.trim())));
  const people = new Map<string, Found>();

  const reasonOf = (quote: Quote): CandidateReason => {
    const study = quote.researchId === null ? undefined : known.get(quote.researchId);
    return { text: quote.text, research: study?.title ?? quote.research, researchId: study?.id ?? null };
  };
  const keyOf = (quote: Quote): string => {
    const { name } = readRespondent(quote.respondent);
    const place = name === '' ? (quote.researchId ?? quote.research) : '';
    return fold(`${audience.id}|${place}|${quote.respondent.replace(/\s+/g, ' ').trim()}`);
  };

  for (const hypothesis of hypotheses) {
    const isHere = touchpoints.has(fold(hypothesis.touchpoint.trim()));
    const quotes = ordered(hypothesis.quotes).filter((quote) => quote.text.trim() !== '');
    const isAlone = new Set(quotes.map(keyOf)).size === 1;
    for (const quote of quotes) {
      const asked = quote.researchId === null ? undefined : known.get(quote.researchId)?.audienceId;
      if (!isHere && asked !== audience.id) continue;
      const respondent = readRespondent(quote.respondent);
      if (respondent.name === '' && respondent.role === '') continue;
      const key = keyOf(quote);
      const shown = respondent.name === '' ? '' : nameOf(quote, respondent.name);
      const fresh = {
        ...respondent,
        shown,
        why: [],
        pains: new Set<string>(),
        jtbd: new Set<string>(),
        people: new Set<string>(),
      };
      const person = people.get(key) ?? fresh;
      people.set(key, person);
      const participant = participantOf(quote);
      if (participant !== null) person.people.add(participant);
      if (!person.why.some((reason) => reason.text === quote.text)) person.why.push(reasonOf(quote));
      if (!isAlone) continue;
      for (const pain of ordered(hypothesis.pains)) person.pains.add(pain.text);
      if (hypothesis.jtbd.trim() !== '') person.jtbd.add(hypothesis.jtbd.trim());
    }
  }

  const isPersona = ({ name, role }: Respondent): boolean =>
    name !== '' && personas.some((one) => fold(one.name.trim()) === fold(name) && areAlike(role, one.role));
  return [...people]
    .filter(([, person]) => !isPersona(person))
    .map(([key, { shown, role, company, pains, jtbd, why, people: own }]): PersonaCandidate => {
      const form = { ...EMPTY_PERSONA_FORM, title: role, name: shown, role, company };
      return {
        key,
        form: { ...form, painPoints: [...pains].join('\n'), jtbd: [...jtbd].join('\n') },
        why,
        people: [...own],
      };
    })
    .sort((a, b) => b.why.length - a.why.length);
}
