import { createRoot } from 'react-dom/client';
import { formatMoment } from '../../../lib/time/moments.format.ts';
import { Button } from '../../../ui/button.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { clockQuestionCopy as copy } from './clock-question.copy.ts';

type Choice = 'device' | 'right';

/**
 * Asks whether to record the device's time or the server's. It has its own React root, because screens and the popup
 * both open it. For a device that is ahead only the server's time is offered: the server refuses times in the future.
 *
 * @param device now by this device's clock, ms epoch
 * @param right now by the server's clock, ms epoch
 */
export const askForTime = (device: number, right: number): Promise<Choice> =>
  new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const choose = (choice: Choice): void => {
      root.unmount();
      place.remove();
      resolve(choice);
    };
    root.render(
      <OpenedDialog
        required
        title={copy.title}
        footer={
          <>
            {device < right && (
              <Button variant="secondary" onClick={() => choose('device')}>
                {copy.device}
              </Button>
            )}
            <Button onClick={() => choose('right')}>{copy.right}</Button>
          </>
        }
      >
        <p>{copy.text(formatMoment(device), formatMoment(right))}</p>
      </OpenedDialog>,
    );
  });
