import { getDevice } from '../../platform/this-device.ts';
import { recordingCopy as copy } from './recording.copy.ts';

/** How to allow the microphone in the settings of the browser, or of the phone. */
export function UnblockMicrophone() {
  const { shell } = getDevice();
  const places = import.meta.env.VITE_SHELL && shell ? [copy.inApp[shell.os]] : copy.inBrowser;
  return (
    <div className="text-left text-sm">
      <p>{copy.denied}</p>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5">
        {places.map(({ where, text }) => (
          <li key={where}>
            <strong>{where}:</strong> {text}
          </li>
        ))}
      </ul>
      <p className="mt-2">{copy.deniedEnd}</p>
    </div>
  );
}
