import { NEW_CONVERSATION } from '../../../src/domain/fieldwork/conversation/conversation.ts';
import type { Conversation } from '../../../src/domain/fieldwork/path.ts';
import type { Script } from '../../../src/domain/fieldwork/script.ts';
import { viewOf, type View } from '../../../src/domain/respond/view.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Transaction } from '../../db/database.ts';
import { isSecure } from '../../environment/isSecure.ts';
import { awaitedOf } from '../followUps.ts';
import type { FoundAddress } from '../people.ts';
import { challengeFor } from '../places/challenge.ts';
import { areLimited } from '../places/takingPlaces.ts';
import { admissionOf, readRound, STRANGER } from '../readRound.ts';
import { codeOf } from '../rewards.ts';
import type { IncomingOutcome, LoadedConversation } from '../takeIncoming.ts';
import { telegramAddress } from '../telegramAddress.ts';
import { addressOfToken, tokenOf } from '../tokens.ts';

/** Content of a page, and its respondent. */
export interface ShownConversation {
  readonly view: View;
  readonly companyId: string;
  readonly roundId: string;
  /** Null for an open link that has no respondent yet. */
  readonly respondentId: string | null;
  readonly isChanged: boolean;
  readonly isDue: boolean;
  /** The question waits for words: {@link inWords} shows it. */
  readonly isAwaiting: boolean;
}

/** Returns the code given to a respondent. */
export async function rewardOf(
  tx: Transaction,
  { row, around, conversation }: LoadedConversation,
): Promise<View['reward']> {
  if (conversation.step !== 'done') return null;
  const code = await codeOf(tx, row);
  return code === null ? null : { words: around.round?.reward ?? '', code };
}

export async function shownOf(
  server: Pick<ServerContext, 'secret'>,
  tx: Transaction,
  taken: LoadedConversation & Partial<IncomingOutcome>,
  isMoved: boolean,
  replaced = false,
): Promise<ShownConversation> {
  const { row, around, script, conversation, closed, closing, outgoing = [], isChanged = false, isDue = false } = taken;
  const { companyId, roundId, id: respondentId, linkId } = row;
  const problem = outgoing.flatMap((one) => (one.say === 'unread' ? [one.problem] : []))[0] ?? '';
  // Only they are told of their place who may come back to it.
  const isWaited = conversation.step === 'asking' || conversation.step === 'stopped';
  const view = viewOf(script, conversation, {
    version: row.version,
    company: around.company,
    problem,
    replaced,
    reward: await rewardOf(tx, taken),
    isLimited: isWaited && around.round !== null && (await areLimited(tx, companyId, around.round, row.segment)),
    takesVoice: around.round?.takesVoice ?? false,
    telegram: await telegramAddress(
      tx,
      server.secret.get(),
      { kind: 'respondent', companyId, id: respondentId, linkId },
      around,
    ),
    movedTo: isMoved ? addressOfToken(tokenOf(server.secret.get(), 'respondent', companyId, respondentId)) : null,
    closed,
    closing,
  });
  const passed = outgoing.some(({ say }) => say === 'passed');
  return {
    view: { ...view, passed },
    companyId,
    roundId,
    respondentId,
    isChanged,
    isDue,
    isAwaiting: awaitedOf(taken) !== null,
  };
}

/** Returns the view of an open link that has no respondent yet; it may have been declined. */
export async function openView(
  server: Pick<ServerContext, 'secret' | 'environment'>,
  tx: Transaction,
  found: FoundAddress,
  now: Date,
  step: Conversation['step'] = 'consent',
): Promise<ShownConversation> {
  const { companyId, roundId } = found;
  const around = await readRound(tx, companyId, roundId);
  const { closed } = await admissionOf(tx, companyId, around, STRANGER, now);
  const title = around.round?.title ?? '';
  const script: Script = around.round?.script ?? { title, welcome: '', consent: '', thanks: '', stages: [] };
  const view = viewOf(
    script,
    { ...NEW_CONVERSATION, step },
    {
      version: 0,
      company: around.company,
      problem: '',
      replaced: false,
      reward: null,
      // Nothing is asked here before they are somebody.
      isLimited: false,
      takesVoice: around.round?.takesVoice ?? false,
      movedTo: null,
      telegram: await telegramAddress(tx, server.secret.get(), found, around),
      closed,
      closing: '',
    },
  );
  const challenge = closed === null && isSecure(server) ? challengeFor(server.secret.get(), found, now) : '';
  return {
    view: { ...view, challenge },
    companyId,
    roundId,
    respondentId: null,
    isChanged: false,
    isDue: false,
    isAwaiting: false,
  };
}
