import { Link } from '@tanstack/react-router';
import { failureTexts as texts } from '../texts/failure.de.ts';
import { RoomHead } from './room-head.tsx';

/** Shown if no room has the address, or if a room does not find the record. */
export function MissingScreen() {
  return (
    <div className="room">
      <RoomHead title={texts.missingTitle} />
      <p>{texts.missing}</p>
      <p>
        <Link className="button button-secondary" to="/">
          {texts.toStart}
        </Link>
      </p>
    </div>
  );
}
