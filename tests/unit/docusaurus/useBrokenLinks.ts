import { world } from './world';

interface BrokenLinks {
  collectAnchor(anchor: string): void;
  collectLink(link: string): void;
}

export default function useBrokenLinks(): BrokenLinks {
  return {
    collectAnchor: (anchor) => void world.anchors.push(anchor),
    collectLink: (link) => void world.links.push(link),
  };
}
