import './thinking.css';
import { chatCopy } from '../chat.copy.ts';

/** Three animated dots with a label, shown until the first text of a reply arrives. */
export const Thinking = () => (
  <div data-thinking className="flex items-center gap-3">
    <span aria-hidden className="flex gap-1.5">
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          className="chat-dot size-2 rounded-pill bg-brand"
          style={{ animationDelay: `${dot * 180}ms` }}
        />
      ))}
    </span>
    <span className="text-ink-muted text-sm">{chatCopy.typing}</span>
  </div>
);
