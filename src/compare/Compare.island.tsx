import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { comparedListIds, type ComparedListId } from '../content/comparedLists';
import { useIsAwake } from '../machines/fields/hooks/useIsAwake';
import { useAddressPart } from '../machines/fields/hooks/addressStore';
import { parseHash } from '../machines/fields/hooks/hash';
import { useRetry } from '../machines/fields/hooks/useRetry';
import { fetchList } from '../lists/fetchList';
import type { CompareProps } from './compareSettings';
import CountedSideBySide from './CountedSideBySide';
import { countingLists } from './countingLists';
import ListChoice from './ListChoice';
import ListSideBySide from './ListSideBySide';

/** A list that has been fetched. */
interface Loaded {
  readonly kind: ComparedListId;
  readonly View: ComponentType<CompareProps>;
}

/** The list in the HTML, also used when the address names none. */
const FIRST: ComparedListId = 'home-loans';

function kindIn(hash: string): ComparedListId {
  const { numbers } = parseHash(hash);
  return comparedListIds.find((id) => numbers.has(id)) ?? FIRST;
}

async function load(kind: ComparedListId): Promise<Loaded> {
  if (kind === 'home-loans') return { kind, View: (await import('./HomeLoansView')).default };
  const listId = countingLists[kind];
  const [{ comparisons }, list] = await Promise.all([import('./comparisons'), listId && fetchList(listId)]);
  const shown = { kind, comparison: comparisons[kind] };
  return {
    kind,
    View: ({ figures, old }) =>
      list ? (
        list.show((definition) => (
          <CountedSideBySide {...shown} definition={definition} figures={figures} isOld={old.includes(kind)} />
        ))
      ) : (
        <ListSideBySide {...shown} />
      ),
  };
}

let first: Loaded | undefined;

/** Fetches the list that the address names, and no other. */
export async function prepare(): Promise<void> {
  first = await load(kindIn(location.hash));
}

/** The list that the address names, or the previous one until it has been fetched. */
function useLoaded(): { readonly loaded: Loaded; readonly hasFailed: boolean } {
  if (!first) throw new Error('the list has not been prepared');
  const kind = kindIn(useAddressPart('hash'));
  const [loaded, setLoaded] = useState(first);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState('');
  const asked = `${kind} ${attempt}`;
  const hasFailed = failed === asked;
  useEffect(() => {
    let isCurrent = true;
    load(kind).then(
      (next) => isCurrent && setLoaded((before) => (before.kind === next.kind ? before : next)),
      () => isCurrent && setFailed(asked),
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, asked]);
  useRetry(hasFailed, attempt, setAttempt);
  return { loaded, hasFailed };
}

/** Rows of the list that the address names, side by side. Lists that are not in the page are fetched on demand. */
export default function Compare(props: CompareProps): ReactNode {
  const isAwake = useIsAwake();
  const {
    loaded: { kind, View },
    hasFailed,
  } = useLoaded();
  // The HTML contains another list, which must stay until React has hydrated it.
  if (!isAwake && kind !== FIRST) return <div dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
  return (
    <div key={kind}>
      <ListChoice kind={kind} />
      {hasFailed && <p role="alert">This list could not be loaded. Trying again.</p>}
      <View {...props} />
    </div>
  );
}
