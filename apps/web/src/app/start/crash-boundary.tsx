import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';

type Props = {
  /** Where the person is: another address is drawn anew. */
  at: string;
  children: ReactNode;
};
type State = { at: string; hasCrashed: boolean };

/** Shows the crash screen in place of a screen that broke, or whose code could not be fetched. */
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
