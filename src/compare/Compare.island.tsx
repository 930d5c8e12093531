import { useEffect, useState, type ReactNode } from 'react';
import { countingList, listCatalogue, type ComparedListId } from '../content/listCatalogue';
import { useIsAwake } from '../machines/fields/hooks/useIsAwake';
import { useAddressPart } from '../machines/fields/hooks/addressStore';
import { useIsLate } from '../machines/fields/hooks/useIsLate';
import { useRetry } from '../machines/fields/hooks/useRetry';
import { fetchList } from '../lists/fetchList';
import CompareFrame from './CompareFrame';
import Compared, { type CompareProps, type LoadedList } from './Compared';
import { FIRST_COMPARED } from './firstCompared';
import { listIn } from './listIn';
import * as words from './messages.en';

async function load(kind: ComparedListId): Promise<LoadedList> {
  const listId = countingList(kind);
  const [{ comparisons }, list] = await Promise.all([import('./comparisons'), listId && fetchList(listId)]);
  return { kind, comparison: comparisons[kind], list };
}

let first: LoadedList | undefined;

/** Fetches only the list that the address names. */
export async function prepare(): Promise<void> {
  first = await load(listIn(location.hash));
}

/** The list that the address names, and the previous one until it has been fetched. */
function useLoaded(): {
  readonly asked: ComparedListId;
  readonly loaded: LoadedList;
  readonly isLate: boolean;
  readonly hasFailed: boolean;
} {
  if (!first) throw new Error('the list has not been prepared');
  const kind = listIn(useAddressPart('hash'));
  const [loaded, setLoaded] = useState(first);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState('');
  const request = `${kind} ${attempt}`;
  const hasFailed = failed === request;
  useEffect(() => {
    let isCurrent = true;
    load(kind).then(
      (next) => isCurrent && setLoaded((before) => (before.kind === next.kind ? before : next)),
      () => isCurrent && setFailed(request),
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, request]);
  useRetry(hasFailed, attempt, setAttempt);
  const isLate = useIsLate(loaded.kind !== kind, attempt);
  return { asked: kind, loaded, isLate, hasFailed };
}

/** The comparison of rows from the list that the address names. Lists that are not in the page are fetched on demand. */
export default function Compare(props: CompareProps): ReactNode {
  const isAwake = useIsAwake();
  const { asked, loaded, isLate, hasFailed } = useLoaded();
  const { kind } = loaded;
  // The HTML contains another list, which must stay until React has hydrated it.
  if (!isAwake && kind !== FIRST_COMPARED)
    return <div dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
  return (
    <CompareFrame
      key="shown"
      chosen={asked}
      shown={kind}
      status={hasFailed ? words.failed : isLate && words.loading({ title: listCatalogue[asked].title })}
    >
      <Compared {...props} {...loaded} />
    </CompareFrame>
  );
}
