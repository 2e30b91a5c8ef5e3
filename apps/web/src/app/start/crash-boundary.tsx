import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';

type Props = {
  /** Current location. When it changes, the boundary renders its children again. */
  at: string;
  children: ReactNode;
};
type State = { at: string; hasCrashed: boolean };

/** Shows the crash screen if a screen throws or its code can't be loaded. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, hasCrashed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, hasCrashed: false };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashScreen /> : this.props.children;
  }
}
