/** An error that an editor can correct; printed without a stack trace. */
export class EditorError extends Error {}
