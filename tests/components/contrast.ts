import { contrastOf } from "../contrast-ratio.ts";

const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
const drawn = new Map<string, number[]>();
const fields = "input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea, select";

interface Ground {
  /** From the page's own on. */
  layers: string[];
  opacity: number;
}

/**
 * Texts that cannot be read on what lies behind them (WCAG AA), by the grounds of the elements around them: axe, which also looks for what lies
 * above and below by place, takes ten times as long. What is disabled is exempt.
 */
export function unreadableTexts(): string[] {
  const grounds = new Map<Element, Ground>();
  const found = [...document.body.querySelectorAll("*")].flatMap((element) => {
    if (!(element.matches(fields) || hasText(element)) || !isSeen(element) || isDisabled(element)) return [];
    const style = getComputedStyle(element);
    const { layers, opacity } = groundOf(element, grounds);
    const ratio = contrastOf(draw(layers), draw([...layers, style.color], opacity));
    return ratio < (isLarge(style) ? 3 : 4.5) ? [`${ratio.toFixed(2)}: ${element.outerHTML}`] : [];
  });
  return [...new Set(found)];
}

function hasText(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  // What is there for readers of the screen alone is 1 px large, and what is typed into one box for each letter is drawn by them.
  return (
    width > 1 &&
    height > 1 &&
    getComputedStyle(element).color !== "rgba(0, 0, 0, 0)" &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

function isDisabled(element: Element): boolean {
  const control = element.closest("button, input, textarea, select, label, [aria-disabled]");
  const named = control instanceof HTMLLabelElement ? control.control : control;
  return named?.matches(":disabled, [aria-disabled=true]") ?? false;
}

function groundOf(element: Element, known: Map<Element, Ground>): Ground {
  const before = known.get(element);
  if (before) return before;
  const { backgroundColor, opacity } = getComputedStyle(element);
  const below = element.parentElement ? groundOf(element.parentElement, known) : { layers: ["Canvas"], opacity: 1 };
  const ground = { layers: [...below.layers, backgroundColor], opacity: below.opacity * Number(opacity) };
  known.set(element, ground);
  return ground;
}

/** What the eye sees of colours above one another, red, green and blue; the topmost one of several with an opacity. */
function draw(colours: string[], opacity = 1): number[] {
  const key = [...colours, opacity].join();
  const before = drawn.get(key);
  if (before || !canvas) return before ?? [];
  for (const [at, colour] of colours.entries()) {
    canvas.globalAlpha = at === colours.length - 1 ? opacity : 1;
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
  }
  const pixel = [...canvas.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
  drawn.set(key, pixel);
  return pixel;
}

function isLarge({ fontSize, fontWeight }: CSSStyleDeclaration): boolean {
  const pixels = Number.parseFloat(fontSize);
  return pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700);
}
