import { fn } from 'storybook/test';

import { ready } from '#src/domain/core/loadable.ts';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { FIRST_SETTINGS, type Recording } from '#src/features/research/reading/view/player/recording.ts';
import type { Typing } from '#src/features/research/reading/view/player/typing.ts';

import { recording as material } from '../../../sampleStudy.ts';
import { makeWav } from './wav.ts';

/** Recordings as the player takes them: their bytes are made in code. */

const urlOf = (bytes: Uint8Array<ArrayBuffer>, type: string): string =>
  URL.createObjectURL(new Blob([bytes], { type }));

/** Two seconds of a picture of one colour, without sound, as a browser records it: it does not say how long it is. */
const WEBM =
  'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAAaUEU2bdLlNu4tTq4QVSalmU6yBbk27i1OrhBZUrmtTrIGTTb' +
  'uLU6uEH0O2dVOsgdRNu4xTq4QcU7trU6yCBoLsrgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrX' +
  'sYMPQkBEiYRE7TCsTYCGQ2hyb21lV0GGQ2hyb21lFlSua7yuuteBAXPFh16lPeW7sQODgQFV7oEBhoVWX1ZQOOCdsIGguoFaU8CBAVWwkFWxgQ' +
  'FVuYECVbqBDVW7gQEfQ7Z1AQAAAAAABaLngQCgQIOhv4EAAABQBQCdASqgAFoACocIhYWImYSIOAIABigQWNVSa7iHVUmu4h1VJruIdVSa7iHV' +
  'Umu4h0wA/sTf9B8V8HWhv6a97oEBpbhQBQCdASqgAFoACocIhYWImYSIOAIABigPCHVUmu4h1VJruIdVSa7iHVUmu4h1VJruIbwA/uuuAKDMoa' +
  'mBAGEAcQMAKhHAABgAGLf0DAADVVgArABWACsAFYAKwAVY/sTf9B8V8HWhm6aZ7oEBpZQRAgAqEcAAGAAYWC/0AAiAgQAAAPuBAKDMoamBAMsA' +
  'cQMAKhHAABgAGLf0DAADVVgArABWACsAFYAKwAVY/sTf9B8V8HWhm6aZ7oEBpZQRAgAqEcAAGAAYWC/0AAiAgQAAAPuBYaDMoamBASkAcQMAKh' +
  'HAABgAGLf0DAADVVgArABWACsAFYAKwAVY/sTf9B8V8HWhm6aZ7oEBpZQRAgAqEcAAGAAYWC/0AAiAgQAAAPuBy6DNoamBAY0AcQMAKhHAABgA' +
  'GLf0DAADVVgArABWACsAFYAKwAVY/sTf9B8V8HWhm6aZ7oEBpZQRAgAqEcAAGAAYWC/0AAiAgQAAAPuCASmgzqGqgQJVAHEDACoRrAAYABi39A' +
  'wAA1VYAKwAVgArABWACsAFWP7Lq/cn6IwAdaGbppnugQGllBECACoRwAAYABhYL/QACICBAAAA+4IBjaDPoauBArkAcQMAKhGMABgAGLf0DAAD' +
  'VVgArABWACsAFYAKwAVY/tSTfvctFAIAdaGbppnugQGllBECACoRwAAYABhYL/QACICBAAAA+4ICVaDOoauBAx0AcQMAKhFsABgAGLf0DAADVV' +
  'gArABWACsAFYAKwAVY/teQf0l0uLQAdaGappjugQGlk/EBACoRwBRgAGFgv9AAIgIEAAD7ggK5oM+hq4EDgwBxAwAqEVAAGAAYt/QMAANVWACs' +
  'AFYAKwAVgArABVj+2iL/SXS4tAB1oZumme6BAaWUEQIAKhHAABgAGFgv9AAIgIEAAAD7ggMdoNKhroEESQCxAwAqESwAGAnTyQxblHABqqwAVg' +
  'ArABWACsAFYAKsAP7cKYoaqp6+/QB1oZumme6BAaWUEQIAKhHAABgAGFgv9AAIgIEAAAD7ggODoNChrIEErQBxAwAqERAAGAAYt/QMAANVWACs' +
  'AFYAKwAVgArABVj+32YfbLM4V58AdaGbppnugQGllBECACoRwAAYABhYL/QACICBAAAA+4IESaDRoa2BBRMAcQMAKhD0ABgAGLf0DAADVVgArA' +
  'BWACsAFYAKwAVY/uGwDO69aW5txAB1oZumme6BAaWUEQIAKhHAABgAGFgv9AAIgIEAAAD7ggStoNGhrYEFdQBxAwAqEOAAGAAYt/QMAANVWACs' +
  'AFYAKwAVgArABVj+4sj8Hm3kbfQMAHWhm6aZ7oEBpZQRAgAqEcAAGAAYWC/0AAiAgQAAAPuCBROg0aGtgQZHAHEDACoQxAAYABi39AwAA1VYAK' +
  'wAVgArABWACsAFWP7l6FUfX3lDsSYAdaGbppnugQGllBECACoRjAAYABhYL/QACICBAAAA+4IFdaDSoa6BBqcAcQMAKhCkABgAGLf0DAADVVgA' +
  'rABWACsAFYAKwAVY/unjM7fQr1l99MXAdaGbppnugQGllBECACoRnAAYABhYL/QACICBAAAA+4IGR6DSoa6BBwUAcQMAKhCMABgAGLf0DAADVV' +
  'gArABWACsAFYAKwAVY/usvm5/rV7r/Vo2gdaGbppnugQGllBECACoRjAAYABhYL/QACICBAAAA+4IGp6DVobGBB2kAcQMAKhB4ABgAGLf0DAAD' +
  'VVgArABWACsAFYAKwAVY/u1Nom7Dv/4D+Jf2BYgAdaGbppnugQGllBECACoRfAAYABhYL/QACICBAAAA+4IHBRxTu2uNu4uzgQC3hveBAfGB1A' +
  '==';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const of = (url: string): Recording => ({
  material,
  url: ready(url),
  begin: () => 0,
  settings: FIRST_SETTINGS,
  onSettingsChange: fn(),
  onRest: fn(),
  onDownload: fn(),
});

/** Twenty minutes of sound would be 20 MB: one minute says as much. */
export const sound = (): Recording => of(urlOf(makeWav(60), 'audio/wav'));

/** A picture without sound. */
export const picture = (): Recording => ({
  ...of(urlOf(bytesOf(WEBM), 'video/webm')),
  material: { ...material, name: 'Разбор в Zoom.webm', mime: 'video/webm' },
});

/** Bytes that are no recording. */
export const noise = (): Recording => ({
  ...of(urlOf(new TextEncoder().encode('это не звук'), 'audio/amr')),
  material: { ...material, name: 'Диктофон 7.amr', mime: 'audio/amr' },
});

/** A text in typing, nothing wrong with it. */
export const typingOf = (text: string): Typing & { onSave: () => Promise<Outcome> } => ({
  draft: { text, speakers: 'Интервьюер, Респондент' },
  labels: null,
  onDraftChange: fn(),
  isChanged: text !== '',
  isCorrection: false,
  troubles: [],
  onSave: fn(() => Promise.resolve(DONE)),
  onDiscard: fn(),
});
