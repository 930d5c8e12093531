/*
 * The one script that stands in every page; template.ts minifies it and puts the script addresses in.
 * It is the same, byte for byte, on all pages of a build, so one hash in the Content-Security-Policy allows it.
 *
 * It does two things: it brings in the behaviours and the island loader once the page has been painted (or at the first
 * touch, whichever comes first), and it remembers what a visitor tapped before they were there, so that no tap is lost.
 */
const scripts = SCRIPT_URLS;
const early = [];
const watched = ['click', 'submit'];
const urgent = ['pointerdown', 'keydown'];
let requested = false;

function load() {
  if (requested) return;
  requested = true;
  urgent.forEach((type) => removeEventListener(type, load, true));
  scripts.forEach((src) => {
    const script = document.createElement('script');
    script.src = src;
    document.head.append(script);
  });
}

function remember(event) {
  const owner = event.target.closest?.('[data-behaviour],[data-island]');
  if (!owner) return;
  // A form that a behaviour answers must not leave the page meanwhile.
  if (event.type === 'submit') event.preventDefault();
  early.push(event);
  load();
}

window.paisaDishaEarly = {
  events: early,
  handOver() {
    watched.forEach((type) => removeEventListener(type, remember, true));
    return early;
  },
};
watched.forEach((type) => addEventListener(type, remember, true));
urgent.forEach((type) => addEventListener(type, load, { capture: true, passive: true }));

if (document.readyState === 'complete') setTimeout(load);
else addEventListener('load', () => setTimeout(load));
