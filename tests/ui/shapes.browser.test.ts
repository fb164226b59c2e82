import { afterEach, describe, expect, it } from 'vitest';

import { faintShapes } from '#.storybook/shapes.ts';

/** Draws on the dark theme's page. */
function draw(html: string): void {
  document.body.style.background = 'rgb(25 23 20)';
  document.body.innerHTML = `<style>
    .bar { display: block; width: 80px; height: 8px; }
    .filled { background: rgb(139 132 124); }
    .filled::before { content: ''; display: block; width: 50%; height: 100%; background: rgb(120 115 110); }
  </style>${html}`;
}

afterEach(() => {
  document.body.removeAttribute('style');
  document.body.innerHTML = '';
});

describe('shapes that can hardly be seen', () => {
  it('are found in drawings, bars, fills of bars and edges of controls', () => {
    const faint = [
      '<svg width="40" height="40"><rect width="40" height="40" fill="rgb(59 55 50)" /></svg>',
      '<svg width="40" height="40"><path d="M0 0L40 40" stroke="rgb(59 55 50)" fill="none" /></svg>',
      '<svg width="40" height="40"><circle cx="20" cy="20" r="9" fill="rgb(236 231 223)" fill-opacity="0.1" /></svg>',
      '<div style="background: rgb(236 231 223)"><i class="bar" style="background: rgb(250 246 241)"></i></div>',
      '<span class="bar" style="background: rgb(42 39 35)"></span>',
      '<span class="bar" style="background: rgb(236 231 223 / 0.15)"></span>',
      '<span class="bar filled"></span>',
      '<input style="background: rgb(33 31 28); border: 1px solid rgb(59 55 50)" />',
    ];
    const missed = faint.filter((html) => {
      draw(html);
      return faintShapes().length !== 1;
    });
    expect(missed).toEqual([]);
  });

  it('are none where one of fill and line stands out, nothing is said, or nothing can be used', () => {
    draw(`
      <svg width="40" height="40"><rect width="40" height="40" fill="rgb(59 55 50)" stroke="rgb(139 132 124)" /></svg>
      <span class="bar" style="border: 1px solid rgb(139 132 124); background: rgb(42 39 35)"></span>
      <span class="bar" data-decor="skeleton" style="background: rgb(59 55 50)"></span>
      <button disabled><svg width="20" height="20"><path d="M0 0L20 20" stroke="rgb(59 55 50)" /></svg></button>
      <input style="background: rgb(33 31 28); border: 1px solid rgb(139 132 124)" />
      <span class="bar" style="visibility: hidden; background: rgb(59 55 50)"></span>
      <hr style="border: 0; height: 1px" />`);
    expect(faintShapes()).toEqual([]);
  });
});
