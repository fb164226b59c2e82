/** Height of a closed AccordionItem, px: what a list of them reckons with before it is measured. */
export const CLOSED_HEIGHT = 70;
