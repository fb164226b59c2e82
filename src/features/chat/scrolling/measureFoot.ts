/** Height of the field that the log assumes until it is measured, px; its fallback less the distance of 16. */
const FOOT_HEIGHT = 124;

/** Ref of the message field: passes its height to the log, and keeps the text above it in place as it grows. */
export function measureFoot(element: HTMLDivElement): () => void {
  let height = FOOT_HEIGHT;
  const observer = new ResizeObserver(() => {
    const grown = element.offsetHeight - height;
    height = element.offsetHeight;
    element.parentElement?.style.setProperty('--chat-foot', `${height + 16}px`);
    if (grown > 0 && element.dataset.after !== 'board') window.scrollBy(0, grown);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
