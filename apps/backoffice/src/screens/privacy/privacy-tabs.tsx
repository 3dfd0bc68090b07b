import { Link } from '@tanstack/react-router';
import { Tabs } from '../../kit/tabs.tsx';
import { erasureTexts, retentionTexts } from '../../texts/privacy.de.ts';

/** The parts of the room. */
export function PrivacyTabs() {
  return (
    <Tabs label={retentionTexts.parts}>
      <Link to="/datenschutz" activeOptions={{ exact: true, includeSearch: false }}>
        {erasureTexts.requests}
      </Link>
      <Link to="/datenschutz/aufbewahrung">{retentionTexts.title}</Link>
    </Tabs>
  );
}
