import { useState } from 'react';

import { LinkList } from '../../../patterns/list/LinkList.tsx';
import { LinkListItem } from '../../../patterns/list/LinkListItem.tsx';
import { useMissingRole } from '../../../ui/context/rights.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';

export interface OpenLinkProps {
  /** Address of the open link; null where the server cannot show it again, undefined while it is not read. */
  openAddress: string | null | undefined;
  /** The open link is to lead nowhere any more, after that was confirmed. */
  onCloseLink: () => void;
  /** Copies an address. */
  onCopy: (address: string) => void;
}

/** Shows the open link of a round: its address for people who may pass it on, and the way to close it. */
export function OpenLink({ openAddress, onCloseLink, onCopy }: OpenLinkProps) {
  const [isAsked, setAsked] = useState(false);
  const barred = useMissingRole('Researcher');
  const unknown = barred
    ? 'Адрес видят те, кто проводит исследования.'
    : openAddress === undefined
      ? 'Читаем адрес…'
      : 'Сервер не\u00A0может показать этот адрес ещё раз. Кому его дали, те по\u00A0нему войдут; чтобы дать другим, закройте ссылку и\u00A0сделайте новую.';
  return (
    <>
      <LinkList label="Открытая ссылка">
        <LinkListItem
          title="Открытая ссылка"
          note="Ответить может каждый, кому её дали; имена остаются неизвестны"
          address={openAddress ?? null}
          unknown={unknown}
          name="открытую ссылку"
          onCopy={onCopy}
          actions={
            <Button needs="Researcher" size="sm" variant="quiet" aria-haspopup="dialog" onClick={() => setAsked(true)}>
              Закрыть ссылку
            </Button>
          }
        />
      </LinkList>
      <ConfirmDialog
        open={isAsked}
        title="Закрыть открытую ссылку?"
        confirmLabel="Закрыть ссылку"
        danger
        onOpenChange={setAsked}
        onConfirm={() => {
          setAsked(false);
          onCloseLink();
        }}
      >
        По{'\u00A0'}ней больше никто новый не{'\u00A0'}войдёт. Кто уже начал, договорит по{'\u00A0'}своему адресу, а
        {'\u00A0'}на том же устройстве{'\u00A0'}— и{'\u00A0'}по{'\u00A0'}этой ссылке. Открыть её же снова нельзя: у
        {'\u00A0'}новой будет другой адрес.
      </ConfirmDialog>
    </>
  );
}
