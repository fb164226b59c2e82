/** The telephone that screens are also shown on, px. */
export const PHONE = { width: 390, height: 844 };

/** The widest window of a story, px; see .storybook/preview.tsx. */
export const WIDEST = 1_440;

/** A picture shows what lies below the window, too, up to here, px; a list of ten thousand rows would be a picture of 780 000. */
export const TALLEST = 3_000;
