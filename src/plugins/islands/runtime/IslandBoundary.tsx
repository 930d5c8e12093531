import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Keeps a failing island from taking anything else with it. React knows error boundaries as classes only. */
export class IslandBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <p>
          <strong>Unexpected Application Error!</strong>
        </p>
        <p>This part of the page stopped working. The rest is fine; reload the page to try again.</p>
      </div>
    );
  }
}
