import type { IslandStatus } from '../../islands/runtime/status';

/** The message that an island shows while it does not respond. */
interface Note {
  readonly title?: string;
  readonly text: string;
  /** Label of its button; a message without one disappears by itself */
  readonly button?: string;
}

const notes: Readonly<Partial<Record<IslandStatus, Note>>> = {
  slow: { text: 'Loading. What you write is kept.' },
  failed: {
    text: 'This needs a part of the page that did not load. What you wrote is kept.',
    button: 'Try again',
  },
  offline: {
    title: 'You are offline.',
    text: 'What you wrote is kept, and is answered when you are back.',
    button: 'Try again',
  },
  outdated: { text: 'This page was updated. What you wrote is kept.', button: 'Reload' },
  broken: {
    title: 'Unexpected Application Error!',
    text: 'This part stopped working, so you see it as it was at first. What you wrote is kept.',
    button: 'Try again',
  },
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
