import type { IslandStatus } from './runtime/status';

/** What a place says while it does not answer. */
interface Note {
  readonly title?: string;
  readonly text: string;
  /** What its button is called; a note without one goes away by itself */
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
  // A screen reader hears at once what is in the way, and in its turn that something is on its way.
  const role = status === 'slow' ? 'status' : 'alert';
  return (
    `<div role="${role}" data-island-note="${status}"><p>${title ? `<strong>${title}</strong> ` : ''}${text}</p>` +
    `${button ? `<button type="button">${button}</button>` : ''}</div>`
  );
}

/** The words for every status of an island, out of sight, for the inline loader to copy to where they are wanted. */
export const notesTemplate = `<template id="island-notes">${Object.entries(notes).map(noteHtml).join('')}</template>`;
