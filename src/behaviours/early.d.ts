/** What the inline loader leaves for the code that comes after it; see src/plugins/islands/inline/loader.js. */
interface PaisaDishaEarly {
  /** Stops the remembering and gives the events that were kept, oldest first. */
  handOver(): Event[];
}

interface Window {
  paisaDishaEarly?: PaisaDishaEarly;
}
