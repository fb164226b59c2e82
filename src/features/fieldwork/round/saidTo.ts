import type { TextRange } from '../../../domain/core/textRange.ts';
import type { SpeakerLabels } from '../../../domain/research/layouts/blockHead.ts';
import { turnsOf } from '../../../domain/research/transcript.ts';
import { questionsOf, type Script } from '../../../domain/fieldwork/script.ts';
import {
  ADDED_TO,
  BRANCH_AGAIN,
  CORRECTED,
  ENDED,
  INTERVIEWER,
  LEFT_BRANCH,
  NOT_TAKEN,
  spokenText,
} from '../../../domain/fieldwork/transcript.ts';

/* Answers to each question of a round, and the people who said the same. */

/** Words in a transcript, and whose they are. */
export interface TranscriptWords extends TextRange {
  readonly materialId: string;
  /** As the transcript names them. */
  readonly speaker: string;
  readonly text: string;
}

/** Words that were found in a talk. */
export interface FoundWords extends TextRange {
  readonly id: string;
  /** The talk: its material. */
  readonly interview: string;
  /** Who is counted by them. */
  readonly person: string;
  readonly speaker: string;
  readonly text: string;
}

export interface AlikeAnswers {
  readonly id: string;
  /** How many people. */
  readonly people: number;
  /** Words of two people, the most telling first. */
  readonly words: readonly TranscriptWords[];
}

/** Summary of the answers to a question. */
export interface SaidToQuestion {
  /** Answers, those of most people first. */
  readonly alike: readonly AlikeAnswers[];
  /** The last answers, newest first: what is shown while nothing is alike. */
  readonly latest: readonly TranscriptWords[];
}

export interface RoundTranscript {
  /** The material. */
  readonly interview: string;
  readonly text: string;
  /** Who speaks in it; null: guessed. */
  readonly labels: SpeakerLabels;
}

/** How many answers are shown for a question without similar answers. */
const LATEST = 3;
/** How many people's words are told of those who answered alike. */
const QUOTED = 2;

interface Answered extends TextRange {
  readonly key: string;
  readonly speaker: string;
  /** Question that it answers, as the transcript has it. */
  readonly asked: string;
  /** Whether that says why. */
  readonly isWhy: boolean;
}

/**
 * Where a transcript answers which question: what is asked to know why belongs to the question before it. What was corrected since, or
 * not taken, answers nothing (R435), nor does what was said on a branch that was left (R485).
 */
function answeredIn({ text, labels }: RoundTranscript, script: Script): readonly Answered[] {
  const open = new Map<string, string[]>();
  const wordsOf = new Map<string, string>();
  for (const { key, text: words } of questionsOf(script)) {
    const asked = spokenText(words);
    open.set(asked, [...(open.get(asked) ?? []), key]);
    wordsOf.set(key, asked);
  }
  let current: Pick<Answered, 'key' | 'asked' | 'isWhy'> | undefined;
  let answers: Answered[] = [];
  const left = new Set<string>();
  const keyOf = (asked: string): string => answers.findLast((one) => one.asked === asked)?.key ?? '';
  for (const { speaker, bodyStart, end } of turnsOf({ text, labels })) {
    const words = text.slice(bodyStart, end).trim();
    if (speaker !== INTERVIEWER) {
      if (current && speaker !== null) answers.push({ ...current, speaker, start: bodyStart, end });
    } else if (words.startsWith(NOT_TAKEN)) answers.pop();
    else if (words.startsWith(LEFT_BRANCH)) left.add(keyOf(words.slice(LEFT_BRANCH.length)));
    else if (words.startsWith(BRANCH_AGAIN)) left.delete(keyOf(words.slice(BRANCH_AGAIN.length)));
    else if (words.endsWith(ENDED.trim())) current = undefined;
    else if (words.endsWith(ADDED_TO)) {
      const asked = words.slice(0, -ADDED_TO.length);
      current = answers.findLast((one) => one.asked === asked || `${wordsOf.get(one.key)} ${one.asked}` === asked);
    } else if (words.endsWith(CORRECTED)) {
      const asked = words.slice(0, -CORRECTED.length);
      current = answers.findLast((one) => one.asked === asked) ?? current;
      answers = answers.filter((one) => one.asked !== asked || one.key !== current?.key);
    } else {
      const keys = open.get(words);
      // If two questions have the same words, the first one is asked first.
      const key = keys && keys.length > 1 ? keys.shift() : keys?.[0];
      if (key !== undefined) current = { key, asked: words, isWhy: false };
      else if (current) current = { ...current, asked: words, isWhy: true };
    }
  }
  return answers.filter(({ key }) => !left.has(key));
}

/**
 * Returns the answers to each question of a round. An answer refused as a finding is still an answer, so groups are counted as
 * they were found, except for passages that a user removed.
 * @param talks the round's transcripts in the order in which they came
 * @param groups similar words of people in the study; only words of these talks count
 * @param apart ids of passages that belong to no group
 */
export function saidToQuestions(
  script: Script,
  talks: readonly RoundTranscript[],
  groups: readonly { readonly id: string; readonly passages: readonly FoundWords[] }[],
  apart: ReadonlySet<string>,
): ReadonlyMap<string, SaidToQuestion> {
  const answers = new Map(talks.map((talk) => [talk.interview, answeredIn(talk, script)]));
  const texts = new Map(talks.map(({ interview, text }) => [interview, text]));
  const keyOf = ({ interview, start, end }: FoundWords): string | undefined =>
    answers.get(interview)?.find((one) => one.start <= start && end <= one.end)?.key;

  const alike = new Map<string, AlikeAnswers[]>();
  for (const { id, passages } of groups) {
    const byKey = new Map<string, FoundWords[]>();
    for (const one of passages) {
      const key = apart.has(one.id) ? undefined : keyOf(one);
      if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), one]);
    }
    for (const [key, own] of byKey) {
      const firsts = [...new Map(own.toReversed().map((one) => [one.person, one])).values()].toReversed();
      if (firsts.length < 2) continue;
      const words = firsts
        .slice(0, QUOTED)
        .map(({ interview, start, end, speaker, text }) => ({ materialId: interview, start, end, speaker, text }));
      alike.set(key, [...(alike.get(key) ?? []), { id, people: firsts.length, words }]);
    }
  }

  const latest = new Map<string, TranscriptWords[]>();
  for (const { interview } of talks.toReversed()) {
    for (const { key, speaker, start, end, isWhy } of answers.get(interview) ?? []) {
      const own = latest.get(key) ?? [];
      if (isWhy || own.length >= LATEST || own.some(({ materialId }) => materialId === interview)) continue;
      const text = (texts.get(interview) ?? '').slice(start, end).trim();
      latest.set(key, [...own, { materialId: interview, start, end, speaker, text }]);
    }
  }
  return new Map(
    questionsOf(script).map(({ key }) => {
      const groupsOf = (alike.get(key) ?? []).toSorted((a, b) => b.people - a.people);
      return [key, { alike: groupsOf, latest: latest.get(key) ?? [] }];
    }),
  );
}
