import { Link } from '@tanstack/react-router';
import { failureTexts as texts } from '../texts/failure.de.ts';
import { RoomHead } from './room-head.tsx';

/** Shown where no room is, and where a room finds no such record. */
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
