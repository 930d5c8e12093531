import { world } from './world';

export default function useBrokenLinks(): { collectAnchor(anchor: string): void } {
  return { collectAnchor: (anchor) => void world.anchors.push(anchor) };
}
