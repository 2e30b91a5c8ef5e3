import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';

type Props = {
  /** Current location or another identity. When it changes, the boundary renders its children again. */
  at: unknown;
  children: ReactNode;
  /** Shown in place of the crash screen. */
  crashed?: ReactNode;
};
type State = { at: unknown; hasCrashed: boolean };

/** Shows the crash screen, or what the caller passes, if a screen throws or its code can't be loaded. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, hasCrashed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, hasCrashed: false };
  }

  override render(): ReactNode {
    const { children, crashed = <CrashScreen /> } = this.props;
    return this.state.hasCrashed ? crashed : children;
  }
}
