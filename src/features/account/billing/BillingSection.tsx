import { CreditCard } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { PaymentCard } from '../../../domain/account/account.ts';
import { planOf, type Plan, type PlanId } from '../../../domain/account/billing.ts';
import type { CardForm } from '../../../domain/account/cardRules.ts';
import { formatLongDate, NBSP } from '../../../domain/core/format.ts';
import type { ActivePlan } from '../../../domain/account/invoice.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { DateText } from '../../../domain/core/record.ts';
import type { Requisites } from '../../../domain/account/requisites.ts';
import { isSampleSeller, SELLER } from '../../../domain/account/seller.ts';
import { vatRate } from '../../../domain/account/vat.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces, widths } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { onDemand } from '../../../ui/onDemand.ts';
import { InvoiceForm } from './InvoiceForm.tsx';
import { PlanCards } from './PlanCards.tsx';
import { SavedCards } from './SavedCards.tsx';
import { SectionHead } from '../SectionHead.tsx';

const CardNoticeDialog = onDemand(() => import('./CardNoticeDialog.tsx').then((module) => module.CardNoticeDialog));
const EditCardDialog = onDemand(() => import('./EditCardDialog.tsx').then((module) => module.EditCardDialog));

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
  /** The chosen plan, as the address has it, or null. */
  plan: PlanId | null;
  /** The present day: the VAT rate goes by it. */
  today: DateText;
  /** What stands in the invoice form. */
  payer: Requisites;
  /** Keeps what was typed into the invoice form. */
  onPayerChange: (payer: Requisites) => void;
  /** Address of the payment history. */
  historyHref: string;
  /** Another plan was chosen. */
  onPlanChange: (plan: PlanId) => void;
  /** Makes the invoice, keeps it in the history and hands over the file. */
  onIssue: (plan: Plan, payer: Requisites) => Promise<Outcome>;
  /** Another card is to be the default one. */
  onMakeDefault: (card: PaymentCard) => void;
  /** Stores the corrected card. */
  onEditCard: (card: PaymentCard, form: CardForm) => Promise<Outcome>;
  /** Takes the card away. */
  onDeleteCard: (card: PaymentCard) => void;
  /** What failed is to be loaded again. */
  onRetry: () => void;
}

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
  ${media.mobile} {
    & > a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;

const Paying = styled.div`
  display: grid;
  gap: ${spaces[3]}px;
  justify-items: start;

  & > p {
    max-width: ${widths.reading};
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    line-height: 1.375rem;
    text-wrap: pretty;
  }
`;

const InvoiceBlock = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;

  & > div > h3 {
    font-size: ${fontSizes.md};
  }
  & > div > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
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
  font-size: ${fontSizes.sm};

  & > div {
    flex: 1 1 280px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
`;

type OpenDialog =
  | { readonly kind: 'pay' }
  | { readonly kind: 'add' }
  | { readonly kind: 'card'; readonly card: PaymentCard };

/** «Тарифы и оплата»: plans, cards and the invoice (R54, R55, R56). */
export function BillingSection(props: BillingSectionProps) {
  const { state, cards, plan, today, payer, historyHref } = props;
  const whyId = useId();
  const invoiceId = useId();
  const plans = useRef<HTMLFieldSetElement>(null);
  const invoice = useRef<HTMLElement>(null);
  const goingOn = useRef(false);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [planMissing, setPlanMissing] = useState(false);
  const chosen = plan === null ? null : planOf(plan);
  const active = state.state === 'ready' ? state.value.active : null;
  const close = () => setDialog(null);

  // «Оплатить по счёту»: on to what is to be filled in next, once the dialog has given the focus back.
  useEffect(() => {
    if (dialog !== null || !goingOn.current) return undefined;
    goingOn.current = false;
    const target = plan === null ? plans.current : invoice.current;
    const timer = setTimeout(() => target?.querySelector('input')?.focus());
    return () => clearTimeout(timer);
  }, [dialog, plan]);

  return (
    <Stack as="section" gap={6}>
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
          {NBSP}%). Когда деньги придут, отметьте счёт оплаченным в{NBSP}
          <Link href={historyHref}>истории платежей</Link>.
        </p>
      </Paying>
      <InvoiceBlock ref={invoice} aria-labelledby={invoiceId}>
        <div>
          <h3 id={invoiceId}>Счёт для{NBSP}юридических лиц</h3>
          <p>PDF скачивается по{NBSP}кнопке «Выставить счёт».</p>
        </div>
        <SellerLine>
          <div>
            Продавец: {SELLER.name}, ИНН{NBSP}
            {SELLER.inn}
            {isSampleSeller(SELLER) ? (
              <small>
                Такой фирмы нет: платить по{NBSP}этому счёту нельзя, и{NBSP}на{NBSP}нём это написано.
              </small>
            ) : null}
          </div>
          {isSampleSeller(SELLER) ? <Badge tone="yellow">ОБРАЗЕЦ</Badge> : null}
        </SellerLine>
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
    </Stack>
  );
}
