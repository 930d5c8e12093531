import type { IslandStatus } from '../../islands/runtime/status';
import * as words from './messages.en';

/** The message that an island shows while it does not respond. */
interface Note {
  readonly title?: string;
  readonly text: string;
  /** Label of its button; a message without one disappears by itself */
  readonly button?: string;
}

const notes: Readonly<Partial<Record<IslandStatus, Note>>> = {
  slow: { text: words.slow },
  failed: { text: words.failedPart, button: words.tryAgain },
  offline: { title: words.offline, text: words.offlineText, button: words.tryAgain },
  outdated: { text: words.outdated, button: words.reload },
  broken: { title: words.broken, text: words.brokenText, button: words.tryAgain },
};

function noteHtml([status, { title, text, button }]: readonly [string, Note]): string {
  // Screen readers announce a failure at once, and progress when they have finished the current text.
  const role = status === 'slow' ? 'status' : 'alert';
  return (
    `<div role="${role}" data-island-note="${status}"><p>${title ? `<strong>${title}</strong> ` : ''}${text}</p>` +
    `${button ? `<button type="button">${button}</button>` : ''}</div>`
  );
}

/** A template with the message of each status, which the inline loader copies into islands. */
export const notesTemplate = `<template id="island-notes">${Object.entries(notes).map(noteHtml).join('')}</template>`;
