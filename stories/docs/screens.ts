const IS_SCREEN = /^features\/(?:\w+\/\w+Screen|account\/(?!Bot)\w+Section|shell\/AppShell)$/;

/** Whether a component, by its place under src, is a screen or a part of one that has an address. */
export const isScreen = (place: string): boolean => IS_SCREEN.test(place);
