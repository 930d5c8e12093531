/** What came of fetching an address. */
export type Outcome =
  | {
      readonly kind: 'document';
      readonly bytes: Buffer;
      /** The `content-type` header, in lower case. */
      readonly type: string;
      /** Of the response, to ask next time whether it changed. */
      readonly validators: Validators;
      /** The address that answered. */
      readonly address: string;
      /** Whether the host said for good that the page now stands elsewhere. */
      readonly isMoved: boolean;
    }
  | { readonly kind: 'unchanged' }
  | Trouble;

/** Why nothing can be read. */
export interface Trouble {
  readonly kind: 'trouble';
  readonly verdict: 'gone' | 'moved' | 'unreadable';
  readonly cause: string;
}

/** What a host told us to ask with next time. */
export interface Validators {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

export function trouble(verdict: Trouble['verdict'], cause: string): Trouble {
  return { kind: 'trouble', verdict, cause };
}
