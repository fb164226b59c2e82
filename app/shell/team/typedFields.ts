/** A field of text. */
export type TypedField = HTMLInputElement | HTMLTextAreaElement;

/** Fields typed into, as long as they are in the page. */
export interface TypedFields {
  /**
   * Those whose text is neither stored nor given up now: typed into since their form was opened, or changed before, as their form
   * says. A search is none, and neither is a password of the person, who knows it.
   */
  readonly unsaved: () => readonly TypedField[];
  readonly stop: () => void;
}

const UNSAVED_FORM = '[data-unsaved="true"]';

const isText = (target: EventTarget | null): target is TypedField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    /^(text|email|tel|url|number|password)$/.test(target.type) &&
    !target.autocomplete.includes('password'));

/** Whether a field's form holds it unsaved. A dialog that says nothing of that does as long as it is open. */
function isHeld(field: TypedField): boolean {
  const form = field.closest('[data-unsaved]');
  return form ? form.matches(UNSAVED_FORM) : field.closest('[role="dialog"]') !== null;
}

/** Fields that an unsaved form names as changed. */
function changedIn(form: Element): readonly TypedField[] {
  const names = form.getAttribute('data-changed')?.split(' ') ?? [];
  return [...form.querySelectorAll('input, textarea')].filter(isText).filter(({ name }) => names.includes(name));
}

/** Watches the page from now on: what is typed, and where. */
export function watchTyped(): TypedFields {
  const typed = new Set<TypedField>();
  const note = ({ target }: Event): void => {
    for (const field of typed) if (!field.isConnected) typed.delete(field);
    if (isText(target)) typed.add(target);
  };
  document.addEventListener('input', note);
  return {
    unsaved() {
      const known = [...document.querySelectorAll(UNSAVED_FORM)].flatMap(changedIn);
      return [...new Set([...typed, ...known])].filter(
        (field) => field.isConnected && field.value.trim() !== '' && isHeld(field),
      );
    },
    stop: () => document.removeEventListener('input', note),
  };
}
