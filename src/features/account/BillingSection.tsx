import { CreditCard, FileText, Pencil } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { PaymentCard, Seller, SellerDetails } from '../../domain/account.ts';
import { planOf, type Plan, type PlanId } from '../../domain/billing.ts';
import type { CardForm } from '../../domain/cardRules.ts';
import type { EditedForm } from '../../domain/editedForm.ts';
import { formatLongDate, NBSP } from '../../domain/format.ts';
import type { ActivePlan } from '../../domain/invoice.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { DateText } from '../../domain/record.ts';
import { EXAMPLE_SELLER_INN, type Requisites } from '../../domain/requisites.ts';
import { vatRate } from '../../domain/vat.ts';
import { fontSizes, radii, spaces, widths } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import { InvoiceForm } from './InvoiceForm.tsx';
import { PlanCards } from './PlanCards.tsx';
import { SavedCards } from './SavedCards.tsx';
import { SectionHead } from './SectionHead.tsx';

const CardNoticeDialog = onDemand(() => import('./CardNoticeDialog.tsx').then((module) => module.CardNoticeDialog));
const EditCardDialog = onDemand(() => import('./EditCardDialog.tsx').then((module) => module.EditCardDialog));
const SellerDialog = onDemand(() => import('./SellerDialog.tsx').then((module) => module.SellerDialog));

/** What is known of the plans that were paid for. */
export interface PlanState {
  readonly active: ActivePlan | null;
  /** Invoices that wait for their payment. */
  readonly awaited: number;
}

export interface BillingSectionProps {
  /** The active plan and the invoices that wait. */
  state: Loadable<PlanState>;
  /** The saved cards. */
  cards: Loadable<readonly PaymentCard[]>;
  /** Who issues the invoices, or null while nobody does. */
  seller: Loadable<Seller | null>;
  /** The chosen plan, as the address has it, or null. */
  plan: PlanId | null;
  /** The present day: the VAT rate goes by it. */
  today: DateText;
  /** What stands in the invoice form, and the way to keep it. */
  payer: Requisites;
  onPayerChange: (payer: Requisites) => void;
  /** Address of the payment history. */
  historyHref: string;
  onPlanChange: (plan: PlanId) => void;
  /** Makes the invoice, keeps it in the history and hands over the file. */
  onIssue: (plan: Plan, payer: Requisites) => Promise<Outcome>;
  onMakeDefault: (card: PaymentCard) => void;
  onEditCard: (card: PaymentCard, form: CardForm) => Promise<Outcome>;
  onDeleteCard: (card: PaymentCard) => void;
  onSaveSeller: (seller: SellerDetails) => Promise<Outcome>;
  /** What failed is to be loaded again. */
  onRetry: () => void;
}

const NO_SELLER: SellerDetails = {
  name: '',
  inn: '',
  kpp: '',
  ogrn: '',
  address: '',
  bank: '',
  bik: '',
  account: '',
  correspondentAccount: '',
};

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[6]}px;
`;

const Current = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[1]}px ${spaces[3]}px;
  margin-block-start: -${spaces[4]}px;
  color: var(--color-ink-soft);

  & > b {
    color: var(--color-ink);
    font-weight: 600;
  }
`;

const Paying = styled.div`
  display: grid;
  gap: ${spaces[3]}px;
  justify-items: start;

  & > p {
    max-width: ${widths.reading};
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
    line-height: 22px;
    text-wrap: pretty;
  }
`;

const InvoiceBlock = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;

  & > div > h3 {
    font-size: ${fontSizes.md}px;
  }
  & > div > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
  }
`;

const SellerLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[2]}px ${spaces[3]}px;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border-radius: ${radii.block}px;
  background: var(--color-sunken);
  font-size: ${fontSizes.sm}px;

  & > div {
    flex: 1 1 280px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs}px;
  }
`;

type OpenDialog =
  | { readonly kind: 'pay' }
  | { readonly kind: 'add' }
  | { readonly kind: 'seller' }
  | { readonly kind: 'card'; readonly card: PaymentCard };

function detailsOf({
  name,
  inn,
  kpp,
  ogrn,
  address,
  bank,
  bik,
  account,
  correspondentAccount,
}: SellerDetails): SellerDetails {
  return { name, inn, kpp, ogrn, address, bank, bik, account, correspondentAccount };
}

/** «Тарифы и оплата»: plans, cards and the invoice (specification §2 «Billing», §9; decisions 26, 27). */
export function BillingSection(props: BillingSectionProps) {
  const { state, cards, seller, plan, today, payer, historyHref } = props;
  const whyId = useId();
  const invoiceId = useId();
  const plans = useRef<HTMLFieldSetElement>(null);
  const invoice = useRef<HTMLElement>(null);
  const goingOn = useRef(false);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [planMissing, setPlanMissing] = useState(false);
  const [sellerDraft, setSellerDraft] = useState<EditedForm<SellerDetails>>();
  const chosen = plan === null ? null : planOf(plan);
  const active = state.state === 'ready' ? state.value.active : null;
  const close = () => setDialog(null);
  const known = seller.state === 'ready' ? seller.value : null;

  // «Оплатить по счёту»: on to what is to be filled in next, once the dialog has given the focus back.
  useEffect(() => {
    if (dialog !== null || !goingOn.current) return undefined;
    goingOn.current = false;
    const target = plan === null ? plans.current : invoice.current;
    const timer = setTimeout(() => target?.querySelector('input')?.focus());
    return () => clearTimeout(timer);
  }, [dialog, plan]);

  return (
    <Root>
      <SectionHead title={`Тарифы и${NBSP}оплата`} />
      {state.state === 'failed' ? (
        <ErrorState title="Платежи не открылись" message={state.message} onRetry={props.onRetry} />
      ) : state.state === 'loading' ? (
        <Skeleton height={28} width={320} />
      ) : (
        <Current>
          Текущий тариф:{' '}
          {active ? (
            <>
              <b>«{active.plan.name}»</b>
              <Badge tone="green">
                Активен с{NBSP}
                {formatLongDate(active.since)}
              </Badge>
            </>
          ) : (
            <b>не{NBSP}оплачен</b>
          )}
          {state.value.awaited > 0 ? (
            <Link href={historyHref}>Счета, которые ждут оплаты: {state.value.awaited}</Link>
          ) : null}
        </Current>
      )}
      <PlanCards
        ref={plans}
        value={plan}
        current={active?.plan.id ?? null}
        error={planMissing && plan === null ? 'Выберите тариф, на который нужен счёт' : ''}
        onChange={props.onPlanChange}
      />
      <Paying>
        <Button
          icon={<CreditCard />}
          disabled={plan === null}
          aria-describedby={plan === null ? whyId : undefined}
          onClick={() => setDialog({ kind: 'pay' })}
        >
          Оплатить картой
        </Button>
        {plan === null ? <p id={whyId}>Чтобы оплатить, сначала выберите тариф.</p> : null}
        <p>
          Счёт выставляется в{NBSP}течение 1{NBSP}рабочего дня; доступ активируется автоматически после оплаты; НДС
          {NBSP}включён ({vatRate(today)}
          {NBSP}%). Здесь счёт готов сразу: PDF скачивается по{NBSP}кнопке. Банк к{NBSP}Ориентиру не{NBSP}подключён, и
          {NBSP}о{NBSP}платеже он не{NBSP}узнает: когда деньги придут, нажмите «Отметить оплаченным» в{NBSP}
          <Link href={historyHref}>истории платежей</Link>, и{NBSP}тариф включится сам.
        </p>
      </Paying>
      <InvoiceBlock ref={invoice} aria-labelledby={invoiceId}>
        <div>
          <h3 id={invoiceId}>Счёт для{NBSP}юридических лиц</h3>
          <p>
            Реквизиты проверяются по{NBSP}контрольным цифрам; пробелы и{NBSP}дефисы можно не{NBSP}убирать.
          </p>
        </div>
        {seller.state === 'loading' ? <Skeleton height={64} /> : null}
        {seller.state === 'failed' ? (
          <ErrorState title="Реквизиты продавца не открылись" message={seller.message} onRetry={props.onRetry} />
        ) : null}
        {seller.state === 'ready' ? (
          <SellerLine>
            <div>
              {known
                ? `Продавец: ${known.name}, ИНН${NBSP}${known.inn}`
                : `Продавец не${NBSP}указан: счёт выставить некому`}
              {known?.inn === EXAMPLE_SELLER_INN ? (
                <small>Это пример: такой фирмы нет. Прежде чем отправлять счёт, укажите настоящие реквизиты.</small>
              ) : null}
            </div>
            <Button size="sm" icon={known ? <Pencil /> : <FileText />} onClick={() => setDialog({ kind: 'seller' })}>
              {known ? 'Изменить продавца' : 'Указать продавца'}
            </Button>
          </SellerLine>
        ) : null}
        {/* The last payer comes with the payments: put in later, it would meet what is being typed. */}
        {state.state === 'loading' ? (
          <Skeleton height={480} />
        ) : (
          <InvoiceForm
            plan={chosen}
            values={payer}
            onChange={props.onPayerChange}
            onPlanMissing={() => {
              setPlanMissing(true);
              plans.current?.querySelector('input')?.focus();
            }}
            onIssue={props.onIssue}
          />
        )}
      </InvoiceBlock>
      <SavedCards
        cards={cards}
        onMakeDefault={props.onMakeDefault}
        onEdit={(card) => setDialog({ kind: 'card', card })}
        onDelete={props.onDeleteCard}
        onAdd={() => setDialog({ kind: 'add' })}
        onRetry={props.onRetry}
      />
      {dialog?.kind === 'pay' || dialog?.kind === 'add' ? (
        <CardNoticeDialog
          reason={dialog.kind}
          plan={chosen}
          onInvoice={() => {
            goingOn.current = true;
            close();
          }}
          onClose={close}
        />
      ) : null}
      {dialog?.kind === 'card' ? (
        <EditCardDialog card={dialog.card} onSave={(form) => props.onEditCard(dialog.card, form)} onClose={close} />
      ) : null}
      {dialog?.kind === 'seller' ? (
        <SellerDialog
          seller={known ? detailsOf(known) : NO_SELLER}
          draft={sellerDraft}
          onDraftChange={setSellerDraft}
          onSave={async (details) => {
            const outcome = await props.onSaveSeller(details);
            if (outcome.ok) setSellerDraft(undefined);
            return outcome;
          }}
          onClose={close}
        />
      ) : null}
    </Root>
  );
}
