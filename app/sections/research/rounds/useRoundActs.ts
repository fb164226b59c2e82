import { useState } from 'react';

import { counted, dateOf, formatNumber } from '#src/domain/core/format.ts';
import type { RespondentPage, RespondentRow } from '#src/domain/fieldwork/figures.ts';
import type { Invitable } from '#src/domain/fieldwork/inviting/invitable.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import { invitedWords } from '#src/domain/fieldwork/writing/lettersGo.ts';
import type { RoundAct } from '#src/domain/fieldwork/rounds/roundCourse.ts';
import type { RoundScreenProps } from '#src/features/fieldwork/round/RoundScreen.tsx';
import type { Outcome } from '#src/domain/core/outcome.ts';

import { copyText } from '../../../shared/copyText.ts';
import { attempt, attemptWithToast } from '../../../shared/outcomes.ts';
import { answered, ServerError } from '../../../shared/team/ServerError.ts';
import { showSuccess } from '../../../shared/toast.ts';
import { useStore } from '#store/StoreContext.ts';
import { readBot } from '#store/team/apis/botApi.ts';
import { actOnRound, countIn, invite, ROUND_API, takeNewer } from './roundActions.ts';
import type { RoundContacts } from './useInvitables.ts';
import type { RoundScript } from './useScript.ts';

const DONE_WORDS: Readonly<Record<RoundAct, string>> = {
  begin: 'Раунд начат',
  pause: 'Раунд приостановлен',
  resume: 'Раунд продолжен',
  end: 'Раунд завершён',
};

const here = (address: string): string => new URL(address, window.location.origin).href;

/** Actions that a round's page needs. */
export interface RoundActs extends Pick<
  RoundScreenProps,
  | 'onAct'
  | 'onTakeNewer'
  | 'onSaveLinks'
  | 'onOpenLink'
  | 'onCloseLink'
  | 'onCopy'
  | 'onCopyLink'
  | 'onTakeBack'
  | 'onCount'
> {
  /** Invites contacts, for the dialog that asked whom. */
  readonly onInvite: (contacts: readonly Invitable[]) => Promise<Outcome>;
  /** An address that the browser did not let into the clipboard: it is to be copied by hand. Null for none. */
  readonly byHand: string | null;
  /** It has been, or is not wanted. */
  readonly onByHand: () => void;
  /** Adds codes that are given at the end, for the dialog that asked for them. */
  readonly onAddCodes: (codes: readonly string[]) => Promise<Outcome>;
}

/**
 * Callbacks of a round's page: the action, and the toast that tells its outcome.
 * @param onChanged something has changed at the server: it is to be asked again
 */
export function useRoundActs(
  round: Round,
  { now, keepsMonthsNow }: RoundScript,
  { contactOf }: RoundContacts,
  onChanged: () => void,
): RoundActs {
  const store = useStore();
  const [byHand, setByHand] = useState<string | null>(null);
  const name = { companyId: store.companyId, roundId: round.id };
  const terms = now && { script: now, keepsMonths: keepsMonthsNow };
  const tried = (title: string, act: () => Promise<void>): Promise<boolean> =>
    attemptWithToast(title, async () => {
      await act();
      onChanged();
    });

  async function copy(address: string): Promise<void> {
    if (await copyText(address)) showSuccess('Ссылка скопирована');
    else setByHand(address);
  }

  async function saveLinks(): Promise<void> {
    const [{ makeWorkbook }, { download, fileName }, { linkedOf, linkSheets }] = await Promise.all([
      import('#files/writing/spreadsheet.ts'),
      import('../../../shared/download.ts'),
      import('./linksWorkbook.ts'),
    ]);
    const links = answered(await ROUND_API.links(name));
    const rows: RespondentRow[] = [];
    for (let after: string | null = null; ;) {
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the last one ended
      const page: RespondentPage = answered(await ROUND_API.respondents(name, after));
      rows.push(...page.items);
      after = page.items.at(-1)?.id ?? null;
      if (!page.more || after === null) break;
    }
    const bot = round.byTelegram ? answered(await readBot(store.companyId, fetch)) : null;
    const sheets = linkSheets(
      links,
      rows,
      (row) => {
        const found = contactOf(row);
        return found && linkedOf(found);
      },
      bot?.state === 'active' ? bot.username : null,
    );
    const file = fileName('Личные ссылки', round.title, dateOf(new Date()), 'xlsx');
    download(await makeWorkbook(sheets), file);
    showSuccess('Файл сохранён', file);
  }

  return {
    byHand,
    onByHand: () => setByHand(null),
    onAct: (act) =>
      tried('Раунд не изменён', async () => {
        await actOnRound(store, round, act, terms);
        showSuccess(DONE_WORDS[act]);
      }),
    onTakeNewer: () =>
      tried('Вопросы не взяты', async () => {
        if (terms) await takeNewer(store, round, terms);
        showSuccess('Новым зададим новые вопросы');
      }),
    onInvite: (contacts) =>
      attempt(async () => {
        const { already, refused, ...done } = await invite(name, contacts);
        const rest = [
          already > 0 ? `уже были приглашены: ${formatNumber(already)}` : '',
          refused > 0 ? `отказались, просили не писать или удалены: ${formatNumber(refused)}` : '',
        ].filter(Boolean);
        showSuccess(invitedWords(done, round.timeZone), rest.join(', '));
        onChanged();
      }),
    onAddCodes: (codes) =>
      attempt(async () => {
        const { added } = answered(await ROUND_API.addCodes(name, codes));
        const known = codes.length - added;
        showSuccess(
          `Добавлено: ${counted(added, ['код', 'кода', 'кодов'])}`,
          known > 0 ? `Уже были: ${formatNumber(known)}` : '',
        );
        onChanged();
      }),
    onSaveLinks: () => tried('Файл не сохранён', saveLinks),
    onOpenLink: () =>
      tried('Ссылка не открыта', async () => {
        answered(await ROUND_API.makeLink(name));
      }),
    onCloseLink: () =>
      tried('Ссылка не закрыта', async () => {
        answered(await ROUND_API.closeLink(name));
        showSuccess('Открытая ссылка закрыта');
      }),
    onCopy: (address) => tried('Ссылка не скопирована', () => copy(address)),
    onCopyLink: (row) =>
      tried('Ссылка не скопирована', async () => {
        const { links } = answered(await ROUND_API.links(name));
        const found = links.find(({ respondentId }) => respondentId === row.id);
        // Erased, refused or uninvited meanwhile; or another server has made the address.
        if (!found) throw new ServerError(`Личной ссылки у ${row.codeName} больше нет.`);
        await copy(here(found.address));
      }),
    onCount: (row, wanted) =>
      tried('Ничего не изменилось', async () => {
        await countIn(name, row, wanted);
        showSuccess(wanted ? 'Снова в счёте' : 'Не засчитан', row.codeName);
      }),
    onTakeBack: (row) =>
      tried('Приглашение не отозвано', async () => {
        answered(await ROUND_API.takeBack(name, row.id));
        showSuccess('Приглашение отозвано', row.codeName);
      }),
  };
}
